/** The composer's editor: one instance and one model for the whole window, so that its text and its undo stack stay. */
import { useCallback, useEffect, useRef } from 'react';
import { editorOptions, monaco, wireFont } from '../common/monaco.ts';
import { useHosted } from '../common/use-hosted.ts';
import { holdText, type Insertion, takeInsertion, useComposer } from '../state/composer-store.ts';
import { useFocusRequest } from '../state/focus.ts';
import styles from './compose.module.css';
import { notRecalling, recall } from './history.ts';

type Editor = monaco.editor.IStandaloneCodeEditor;

interface TextEditorProps {
  readonly onSend: (text: string) => void;
  /** The texts that were sent, most recent first. */
  readonly history: () => readonly string[];
}

let kept: { readonly node: HTMLElement; readonly editor: Editor } | undefined;
let recalling = notRecalling;
/** The text that the editor was given last; the same as its own while nobody has typed. */
let given = '';

function keptEditor() {
  if (kept === undefined) {
    const node = document.createElement('div');
    node.className = styles.editorNode ?? '';
    const model = monaco.editor.createModel(useComposer.getState().text, 'json');
    model.setEOL(monaco.editor.EndOfLineSequence.LF);
    const editor = monaco.editor.create(node, {
      ...editorOptions,
      ...wireFont(),
      ariaLabel: 'Message to the server',
      lineNumbers: 'off',
      overviewRulerLanes: 0,
      model,
      padding: { top: 6, bottom: 6 },
      placeholder:
        'A line for the server’s stdin, exactly as it is to be sent. Alt+Up brings back what was sent before.',
      quickSuggestions: false,
      wordWrap: 'on',
      wrappingIndent: 'same',
      autoClosingBrackets: 'never',
      autoClosingQuotes: 'never',
      autoSurround: 'never',
      suggestOnTriggerCharacters: false,
      wordBasedSuggestions: 'off',
      autoIndent: 'keep',
      formatOnPaste: false,
      formatOnType: false,
    });
    editor.onDidChangeModelContent(() => holdText(editor.getValue()));
    kept = { node, editor };
  }
  return kept;
}

export default function TextEditor({ onSend, history }: TextEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  useHosted(host, keptEditor);
  useInsertions();
  useSent();
  useKeys(onSend, history);
  useFocusRequest(
    'composer',
    useCallback(() => keptEditor().editor.focus(), []),
  );
  return <div ref={host} className={styles.editor} />;
}

/** Takes texts from templates, buttons and other panes. */
function useInsertions(): void {
  const insertion = useComposer((state) => state.insertion);
  useEffect(() => {
    if (insertion === null) return;
    replaceText(insertion);
    recalling = notRecalling;
    takeInsertion(insertion);
    keptEditor().editor.focus();
  }, [insertion]);
}

/** Selects a text that was sent: it can be sent again, and what is typed next takes its place. */
function useSent(): void {
  const sent = useComposer((state) => state.sent);
  const seen = useRef(sent);
  useEffect(() => {
    if (seen.current === sent) return;
    seen.current = sent;
    const { editor } = keptEditor();
    const all = editor.getModel()?.getFullModelRange();
    if (all !== undefined) editor.setSelection(all);
    given = editor.getValue();
    recalling = notRecalling;
  }, [sent]);
}

/** Replaces the whole text as one step that undo takes back. */
function replaceText({ text, select }: Pick<Insertion, 'text' | 'select'>): void {
  const { editor } = keptEditor();
  const model = editor.getModel();
  if (model === null) return;
  editor.pushUndoStop();
  editor.executeEdits('wirescope', [{ range: model.getFullModelRange(), text, forceMoveMarkers: true }]);
  editor.pushUndoStop();
  given = editor.getValue();
  const end = text.length;
  const from = model.getPositionAt(select?.from ?? end);
  const to = model.getPositionAt(select?.to ?? end);
  editor.setSelection(monaco.Range.fromPositions(from, to));
  editor.revealPosition(to);
}

function useKeys(onSend: (text: string) => void, history: () => readonly string[]): void {
  const latest = useRef({ onSend, history });
  useEffect(() => {
    latest.current = { onSend, history };
  });
  useEffect(() => {
    const { editor } = keptEditor();
    const subscription = editor.onKeyDown((event) => {
      const step = historyStep(editor, event);
      if (event.keyCode === monaco.KeyCode.Enter && (event.ctrlKey || event.metaKey))
        latest.current.onSend(editor.getValue());
      else if (step === null || !goBack(editor, latest.current.history(), step)) return;
      event.preventDefault();
      event.stopPropagation();
    });
    return () => subscription.dispose();
  }, []);
}

/** Alt with an arrow always goes through the history; the arrow alone only where it would leave an untouched text. */
function historyStep(editor: Editor, event: monaco.IKeyboardEvent): 1 | -1 | null {
  const up = event.keyCode === monaco.KeyCode.UpArrow;
  if (!up && event.keyCode !== monaco.KeyCode.DownArrow) return null;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const step = up ? 1 : -1;
  if (event.altKey) return step;
  return editor.getValue() === given && atEdge(editor, up) ? step : null;
}

/** True when the caret stands in the first (or last) line as it is drawn, wrapping included. */
function atEdge(editor: Editor, first: boolean): boolean {
  const model = editor.getModel();
  const caret = editor.getPosition();
  if (model === null || caret === null) return false;
  const edge = model.getPositionAt(first ? 0 : model.getValueLength());
  return (
    editor.getTopForPosition(caret.lineNumber, caret.column) === editor.getTopForPosition(edge.lineNumber, edge.column)
  );
}

function goBack(editor: Editor, history: readonly string[], step: 1 | -1): boolean {
  const found = recall(history, recalling, editor.getValue(), step);
  if (found === null) return false;
  replaceText({ text: found.text, select: null });
  recalling = found.state;
  return true;
}
