/**
 * Monaco with JSON. Imported on demand only, it is by far the largest part of the window. The JSON mode needs all of the
 * editor's features, so leaving some out saves nothing.
 *
 * No links, no formatter, no completion from content: text from a server is shown, never acted upon.
 */
import * as monaco from 'monaco-editor/editor';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import 'monaco-editor/features/register.all';
import JsonWorker from 'monaco-editor/languages/features/json/json.worker?worker';
import { jsonDefaults } from 'monaco-editor/languages/features/json/register';
import { useTheme } from '../state/theme.ts';
import { defineEditorTheme } from './monaco-theme.ts';

self.MonacoEnvironment = {
  getWorker: (_id: string, label: string) => (label === 'json' ? new JsonWorker() : new EditorWorker()),
};

jsonDefaults.setDiagnosticsOptions({
  validate: true,
  schemaValidation: 'ignore',
  enableSchemaRequest: false,
  allowComments: false,
  schemas: [],
});
jsonDefaults.setModeConfiguration({
  tokens: true,
  foldingRanges: true,
  diagnostics: true,
  selectionRanges: true,
  documentSymbols: false,
  hovers: false,
  colors: false,
  completionItems: false,
  documentFormattingEdits: false,
  documentRangeFormattingEdits: false,
});

// The palette of commands would offer what has been turned off.
monaco.editor.addKeybindingRule({ keybinding: monaco.KeyCode.F1, command: null });

function applyTheme(): void {
  const { theme, highContrast } = useTheme.getState();
  monaco.editor.setTheme(defineEditorTheme(monaco.editor, theme, highContrast));
}

useTheme.subscribe(applyTheme);
applyTheme();

/** What every editor of the window has in common. */
export const editorOptions = {
  automaticLayout: false,
  bracketPairColorization: { enabled: false },
  contextmenu: false,
  dragAndDrop: false,
  fixedOverflowWidgets: true,
  folding: true,
  foldingStrategy: 'auto',
  fontLigatures: false,
  glyphMargin: false,
  hideCursorInOverviewRuler: true,
  inlayHints: { enabled: 'off' },
  codeLens: false,
  guides: { indentation: true, bracketPairs: false, highlightActiveIndentation: false },
  lineDecorationsWidth: 4,
  links: false,
  minimap: { enabled: false },
  mouseWheelZoom: false,
  occurrencesHighlight: 'off',
  overviewRulerBorder: false,
  renderControlCharacters: true,
  renderLineHighlight: 'none',
  renderValidationDecorations: 'on',
  renderWhitespace: 'none',
  scrollBeyondLastLine: false,
  smoothScrolling: false,
  stickyScroll: { enabled: false },
  // Tab leaves the editor, as it leaves every other control; Monaco's own switch is left out.
  tabFocusMode: true,
  unicodeHighlight: {
    ambiguousCharacters: true,
    invisibleCharacters: true,
    nonBasicASCII: false,
    includeStrings: true,
    includeComments: true,
    allowedLocales: {},
  },
  // A line separator inside a message is content; nothing may offer to remove it.
  unusualLineTerminators: 'off',
} as const satisfies monaco.editor.IEditorOptions;

/** The wire typeface in the editor, from the window's tokens. */
export function wireFont(): { readonly fontFamily: string; readonly fontSize: number; readonly lineHeight: number } {
  const style = getComputedStyle(document.documentElement);
  return {
    fontFamily: style.getPropertyValue('--font-wire').trim(),
    fontSize: Number.parseFloat(style.getPropertyValue('--size-wire')) || 12.5,
    lineHeight: 19,
  };
}

export { monaco };
