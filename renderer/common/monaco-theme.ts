/** Monaco's colours from the window's tokens: Monaco takes hexadecimal colours only. */
import type { editor } from 'monaco-editor/editor';

let pixel: CanvasRenderingContext2D | null = null;

/** A colour of the style sheets as `#rrggbbaa`, whatever notation it is written in. */
function hexColour(colour: string): string {
  pixel ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (pixel === null) return '#808080ff';
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = colour;
  pixel.fillRect(0, 0, 1, 1);
  const channels = Array.from(pixel.getImageData(0, 0, 1, 1).data);
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function token(name: string): string {
  return hexColour(getComputedStyle(document.documentElement).getPropertyValue(name).trim());
}

/** The same colour, see-through. */
function faint(colour: string, alpha: string): string {
  return colour.slice(0, 7) + alpha;
}

const rules: readonly (readonly [scope: string, token: string])[] = [
  ['', '--text'],
  ['string.key.json', '--json-key'],
  ['string.value.json', '--json-string'],
  ['number.json', '--json-number'],
  ['keyword.json', '--json-literal'],
  ['delimiter.bracket.json', '--text-muted'],
  ['delimiter.array.json', '--text-muted'],
  ['delimiter.colon.json', '--text-muted'],
  ['delimiter.comma.json', '--text-muted'],
];

function colours(): editor.IColors {
  const text = token('--text');
  const surface = token('--surface-1');
  const raised = token('--surface-raised');
  const border = token('--border');
  const muted = token('--text-muted');
  const accent = token('--accent');
  const warning = token('--warning');
  return {
    'editor.background': surface,
    'editor.foreground': text,
    'editorGutter.background': surface,
    'editor.placeholder.foreground': muted,
    'editorLineNumber.foreground': muted,
    'editorLineNumber.activeForeground': text,
    'editorCursor.foreground': text,
    'editor.selectionBackground': faint(accent, '55'),
    'editor.inactiveSelectionBackground': faint(accent, '33'),
    'editor.selectionHighlightBackground': faint(accent, '22'),
    'editor.findMatchBackground': faint(warning, '77'),
    'editor.findMatchHighlightBackground': faint(warning, '44'),
    'editor.foldBackground': faint(accent, '18'),
    'editorIndentGuide.background1': border,
    'editorBracketMatch.background': faint(accent, '33'),
    'editorBracketMatch.border': '#00000000',
    'editorError.foreground': token('--error'),
    'editorWarning.foreground': warning,
    'editorInfo.foreground': token('--info'),
    'editorUnicodeHighlight.border': warning,
    'editorUnicodeHighlight.background': faint(warning, '22'),
    'editorOverviewRuler.border': '#00000000',
    'editorWidget.background': raised,
    'editorWidget.foreground': text,
    'editorWidget.border': border,
    'editorHoverWidget.background': raised,
    'editorHoverWidget.foreground': text,
    'editorHoverWidget.border': border,
    'input.background': surface,
    'input.foreground': text,
    'input.border': border,
    'input.placeholderForeground': muted,
    'inputOption.activeBackground': faint(accent, '44'),
    'scrollbar.shadow': '#00000000',
    'scrollbarSlider.background': faint(muted, '44'),
    'scrollbarSlider.hoverBackground': faint(muted, '77'),
    'scrollbarSlider.activeBackground': faint(muted, '99'),
    'widget.shadow': '#00000000',
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((depth) => [`editorBracketHighlight.foreground${depth}`, muted])),
    focusBorder: token('--focus'),
  };
}

/** Defines the theme that is drawn from the tokens as they are now; returns its name. */
export function defineEditorTheme(
  editors: Pick<typeof editor, 'defineTheme'>,
  theme: 'light' | 'dark',
  highContrast: boolean,
): string {
  const light = theme === 'light';
  const name = `wirescope-${theme}`;
  const contrast = light ? ('hc-light' as const) : ('hc-black' as const);
  editors.defineTheme(name, {
    base: highContrast ? contrast : light ? 'vs' : 'vs-dark',
    inherit: true,
    rules: rules.map(([scope, colour]) => ({ token: scope, foreground: token(colour).slice(1, 7) })),
    colors: colours(),
  });
  return name;
}
