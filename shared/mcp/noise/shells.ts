/** What shells and their profiles say, and what only makes sense on a terminal. */
import type { Noise } from './row.ts';

export const shellNoises: readonly Noise[] = [
  {
    what: 'the answer of chcp',
    pattern: /^(Active code page|Aktive Codepage|Page de codes active|Página de códigos activa)\s*: \d+/,
    cure: 'Write chcp 65001 >nul.',
  },
  {
    what: 'the greeting of a Windows shell',
    pattern:
      /^(Microsoft Windows \[Version \d|Windows PowerShell$|Copyright \(C\) Microsoft Corporation|PowerShell \d+\.\d+\.\d+$)/,
    cure: 'Start the program itself, or use cmd /c or powershell -NoLogo -NoProfile -File.',
  },
  {
    what: 'a command that a batch file prints before it runs it',
    pattern: /^[A-Za-z]:\\[^<>|"*?]*>\s*\S/,
    cure: 'Begin the batch file with @echo off.',
  },
  {
    what: 'the prompt of a shell',
    pattern: /^(\([\w.-]+\) ?)?([\w.-]+@[\w.-]+[: ][~/][^$#%]*[$#%]( |$)|PS [A-Za-z]:\\[^>]*>)/,
    cure: 'Start the program itself, or a shell that is not interactive: sh -c without -i.',
  },
  {
    what: 'output of nvm or fnm',
    pattern: /^(Now using node v\d|Using Node v\d|Found '.+\.nvmrc' with version)/,
    cure: 'Use nvm use --silent, or name the node program by its full path.',
  },
  {
    what: 'output of conda',
    pattern: /^(Retrieving notices: |CondaError: |EnvironmentNameNotFound: |# >{10,} ERROR REPORT)/,
    cure: 'Name the python program of the environment by its full path instead of activating it, or use conda run --no-capture-output.',
  },
  {
    what: 'a progress bar',
    pattern: /(^|[\s|])\d{1,3}(\.\d+)?%.{0,3}[|[].*[█▏▎▍▌▋▊▉#=>━-]{2}|[█▓▒░]{4}|[━╸]{6}|\[[=#]{3,}>?[ .-]*\]/u,
    cure: 'Draw progress on stderr (tqdm does by default), and only when it is a terminal.',
  },
  {
    what: 'a spinner',
    pattern: /^\s*[⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏⣾⣽⣻⢿⡿⣟⣯⣷] ?/u,
    cure: 'Draw it on stderr, and only when it is a terminal.',
  },
];
