import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { connect, useApp } from './state/app-store.ts';
import { followLogs, forgetFeeds } from './state/feed.ts';
import { followTheme } from './state/theme.ts';
import './theme/tokens.css';
import './theme/base.css';

async function main(): Promise<void> {
  const place = document.getElementById('root');
  if (place === null) throw new Error('The page has no #root element.');
  followLogs();
  await connect();
  followTheme();
  useApp.subscribe(({ sessions }) => forgetFeeds(sessions));
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void main();
