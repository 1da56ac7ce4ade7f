// Goes into the fallback runtime as its default_app.asar: loads the application that the command line names, as
// Electron's own default_app does (the repacked runtime came without one).
const { app } = require('electron');
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

/** The switches of `electron [options] path/to/app` that matter to it. */
function readCommandLine(argv) {
  const preloads = [];
  for (let i = 0; i < argv.length; i++) {
    const argument = argv[i];
    if (argument === '-r' || argument === '--require') preloads.push(argv[++i]);
    else if (argument === '-v' || argument === '--version') return { version: true, preloads, file: null };
    else if (!argument.startsWith('-')) return { version: false, preloads, file: path.resolve(argument) };
  }
  return { version: false, preloads, file: null };
}

/** Takes name and version from the application's package.json; returns the application's folder. */
function adoptPackage(file) {
  const manifest = path.join(file, 'package.json');
  if (!fs.existsSync(manifest)) return path.dirname(file);
  const { name, productName, version, desktopName } = JSON.parse(fs.readFileSync(manifest, 'utf8'));
  if (version) app.setVersion(version);
  if (productName || name) app.name = productName || name;
  app.setDesktopName(desktopName || `${app.name}.desktop`);
  return file;
}

const { version, preloads, file } = readCommandLine(process.argv.slice(1));
if (version) {
  console.log(`v${process.versions.electron}`);
  process.exit(0);
}
if (!file) {
  console.error('usage: electron [options] path/to/app');
  process.exit(1);
}
if (preloads.length > 0) Module._preloadModules(preloads);
Object.defineProperty(process, 'defaultApp', { value: true, enumerable: true });
app.setAppPath(adoptPackage(file));
Module._load(file, module, true);
