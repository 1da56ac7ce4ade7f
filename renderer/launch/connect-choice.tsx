import type { ClientSettings } from '#shared/model/client-settings';
import { Select } from '../common/select.tsx';
import { useApp } from '../state/app-store.ts';
import { changeClient, useClientSettings } from '../state/client-settings.ts';
import styles from './start-page.module.css';

/** How the connection to a launched server is opened: modes and, for the handshake, revisions in one list. */
export function ConnectChoice() {
  const client = useClientSettings();
  const revisions = useApp((state) => state.info?.revisions) ?? { handshake: [client.revision], modern: [] };
  return (
    <span className={styles.choice} title={meaningOf(client)}>
      <label htmlFor="connect-choice">Connect</label>
      <Select
        id="connect-choice"
        data-testid="connect-choice"
        value={optionOf(client)}
        onChange={(event) => changeClient(choiceOf(event.target.value))}
      >
        <option value="auto">Auto: discover, else handshake</option>
        <optgroup label="Handshake">
          {revisions.handshake.toReversed().map((revision) => (
            <option key={revision} value={`handshake ${revision}`}>
              Handshake {revision}
            </option>
          ))}
        </optgroup>
        <optgroup label="An envelope on every request">
          <option value="modern">Modern {revisions.modern.join(', ')}</option>
        </optgroup>
        <option value="raw">Raw: send nothing by itself</option>
      </Select>
    </span>
  );
}

function optionOf({ mode, revision }: ClientSettings): string {
  return mode === 'handshake' ? `handshake ${revision}` : mode;
}

function choiceOf(value: string): Partial<ClientSettings> {
  if (value === 'auto' || value === 'modern' || value === 'raw') return { mode: value };
  return { mode: 'handshake', revision: value.slice('handshake '.length) };
}

function meaningOf({ mode, revision }: ClientSettings): string {
  switch (mode) {
    case 'raw':
      return 'Nothing is sent until you send it, and no question of the server is answered';
    case 'handshake':
      return `Sends initialize (${revision}), notifications/initialized and tools/list as soon as the server runs`;
    case 'modern':
      return 'Sends server/discover and tools/list, each with the envelope of the revision';
    case 'auto':
      return `Sends server/discover; unless the server answers as one of the modern era, initialize (${revision}) follows`;
  }
}
