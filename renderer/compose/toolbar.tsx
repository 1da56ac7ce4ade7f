import { AlignLeft, ChevronDown, Minus } from 'lucide-react';
import { compactJson } from '#shared/view/compact';
import { formatJson } from '#shared/view/format';
import { Button } from '../common/button.tsx';
import { MenuButton, type MenuEntry } from '../common/menu.tsx';
import { compose, useComposer } from '../state/composer-store.ts';
import styles from './compose.module.css';
import { fillTemplate, templates } from './templates.ts';

const eraNames = { handshake: 'up to 2025-11-25', modern: '2026-07-28' } as const;

const entries: readonly MenuEntry[] = templates.map((template, index) => ({
  id: template.id,
  label: template.label,
  hint: eraNames[template.era],
  separated: index > 0 && template.era !== templates[index - 1]?.era,
}));

interface ToolbarProps {
  /** The next free integer id. */
  readonly nextId: number;
}

/** What to start from, and the two ways to look at the text. */
export function Toolbar({ nextId }: ToolbarProps) {
  const empty = useComposer((state) => state.text === '');

  function insert(id: string): void {
    const template = templates.find((candidate) => candidate.id === id);
    if (template === undefined) return;
    const { text, select } = fillTemplate(template, nextId);
    compose(text, select);
  }

  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Text">
      <MenuButton label="Template" entries={entries} onChoose={insert} className={styles.template}>
        Template
        <ChevronDown />
      </MenuButton>
      <Button
        look="plain"
        icon={<AlignLeft />}
        disabled={empty}
        title="Line breaks and indentation between the tokens"
        onClick={() => rewrite((text) => formatJson(text).text)}
      >
        Lay out
      </Button>
      <Button
        look="plain"
        icon={<Minus />}
        disabled={empty}
        title="Takes out the white space between the tokens, so that it is one line on the wire"
        onClick={() => rewrite(compactJson)}
      >
        One line
      </Button>
    </div>
  );
}

function rewrite(change: (text: string) => string): void {
  compose(change(useComposer.getState().text));
}
