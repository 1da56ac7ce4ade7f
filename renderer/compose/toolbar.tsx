import { AlignLeft, ChevronDown, Minus } from 'lucide-react';
import { useMemo } from 'react';
import { compactJson } from '#shared/view/compact';
import { formatJson } from '#shared/view/format';
import { Button } from '../common/button.tsx';
import { MenuButton } from '../common/menu.tsx';
import { compose, useComposer } from '../state/composer-store.ts';
import { useTemplates } from '../state/templates.ts';
import styles from './compose.module.css';
import { fillTemplate, templateEntries, templateId } from './templates.ts';

interface ToolbarProps {
  /** That the session speaks; null: not known. */
  readonly revision: string | null;
  /** The next free integer id. */
  readonly nextId: number;
}

/** What to start from, and the two ways to look at the text. */
export function Toolbar({ revision, nextId }: ToolbarProps) {
  const templates = useTemplates(revision);
  const entries = useMemo(() => templateEntries(templates), [templates]);
  const empty = useComposer((state) => state.text === '');

  function insert(id: string): void {
    const template = templates.find((candidate) => templateId(candidate) === id);
    if (template === undefined) return;
    const { text, select } = fillTemplate(template, nextId);
    compose(text, select);
  }

  return (
    <div className={styles.toolbar} role="toolbar" aria-label="Text">
      <MenuButton
        label="Template"
        entries={entries}
        disabled={entries.length === 0}
        onChoose={insert}
        className={styles.template}
      >
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
