/** The read-only editor. One instance is kept and moved from selection to selection; only its model changes. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Severity } from '#shared/model/diagnostic';
import { editorOptions, monaco, wireFont } from '../../common/monaco.ts';
import { useHosted } from '../../common/use-hosted.ts';
import type { Span, TextMark } from './marks.ts';
import styles from './message.module.css';

/** What the editor shows; another object is another text, which starts at its top. */
export interface EditorContent {
  /** The frame. */
  readonly id: string;
  readonly text: string;
  readonly language: 'json' | 'plaintext';
}

interface MessageEditorProps {
  readonly content: EditorContent;
  readonly wrapped: boolean;
  readonly marks: readonly TextMark[];
  /** A place to select and show; another object is another request. */
  readonly place: Span | null;
}

type Editor = monaco.editor.IStandaloneCodeEditor;

const severities: { readonly [S in Severity]: monaco.MarkerSeverity } = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  info: monaco.MarkerSeverity.Info,
};

let kept: { readonly node: HTMLElement; readonly editor: Editor } | undefined;

/** The editor and the element that it lives in, made on first use. */
function keptEditor() {
  if (kept === undefined) {
    const node = document.createElement('div');
    node.className = styles.editorNode ?? '';
    const editor = monaco.editor.create(node, {
      ...editorOptions,
      ...wireFont(),
      ariaLabel: 'Text of the message',
      domReadOnly: true,
      lineNumbersMinChars: 3,
      model: null,
      readOnly: true,
      readOnlyMessage: {
        value: 'What crossed the wire cannot be changed. “Send again” in Overview puts it into the composer.',
      },
      wrappingIndent: 'indent',
    });
    kept = { node, editor };
  }
  return kept;
}

/** Opens the editor's own search, with the selected text in it. */
export function openFind(): void {
  const { editor } = keptEditor();
  editor.focus();
  void editor.getAction('actions.find')?.run();
}

const models = new WeakMap<EditorContent, monaco.editor.ITextModel>();

export default function MessageEditor({ content, wrapped, marks, place }: MessageEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  useHosted(host, keptEditor);

  useLayoutEffect(() => {
    const { editor } = keptEditor();
    const model = monaco.editor.createModel(content.text, content.language);
    models.set(content, model);
    editor.setModel(model);
    // Drawn now and not with the next frame, so that no empty editor is ever seen between two selections.
    editor.render(true);
    return () => {
      models.delete(content);
      editor.setModel(null);
      model.dispose();
    };
  }, [content]);

  useLayoutEffect(() => {
    keptEditor().editor.updateOptions({ wordWrap: wrapped ? 'on' : 'off' });
  }, [wrapped]);

  useEffect(() => {
    const model = models.get(content);
    if (model === undefined) return;
    const markers = marks.map((mark) => markerOf(model, mark));
    monaco.editor.setModelMarkers(model, 'wirescope', markers);
  }, [content, marks]);

  useEffect(() => {
    const model = models.get(content);
    if (model !== undefined && place !== null) showPlace(model, place);
  }, [content, place]);

  return <div ref={host} className={styles.editor} />;
}

function rangeOf(model: monaco.editor.ITextModel, span: Span): monaco.Range {
  return monaco.Range.fromPositions(model.getPositionAt(span.from), model.getPositionAt(span.to));
}

function markerOf(model: monaco.editor.ITextModel, mark: TextMark): monaco.editor.IMarkerData {
  const range = rangeOf(model, mark);
  return { ...range, severity: severities[mark.severity], message: mark.message, code: mark.code };
}

function showPlace(model: monaco.editor.ITextModel, span: Span): void {
  const { editor } = keptEditor();
  const range = rangeOf(model, span);
  editor.setSelection(range);
  editor.revealRangeInCenter(range);
}
