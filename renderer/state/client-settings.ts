/** What Wirescope does as a client of the servers that it launches. */
import { type AnswerSetting, type Askable, type ClientSettings, defaultClient } from '#shared/model/client-settings';
import { patchSettings, useApp } from './app-store.ts';

function clientOf(state: ReturnType<typeof useApp.getState>): ClientSettings {
  return state.settings?.client ?? defaultClient;
}

export function useClientSettings(): ClientSettings {
  return useApp(clientOf);
}

export function currentClient(): ClientSettings {
  return clientOf(useApp.getState());
}

export function changeClient(change: Partial<ClientSettings>): void {
  patchSettings({ client: { ...currentClient(), ...change } });
}

export function changeAnswer(what: Askable, change: Partial<AnswerSetting>): void {
  const { answers } = currentClient();
  changeClient({ answers: { ...answers, [what]: { ...answers[what], ...change } } });
}
