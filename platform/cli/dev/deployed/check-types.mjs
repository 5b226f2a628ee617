import { createRequire } from 'node:module';
import path from 'node:path';

// Sends a folder's type errors to the parent process, again after each change: see watch-types.mjs.
const [folder] = process.argv.slice(2);

process.on('disconnect', () => process.exit());

function requireCompiler() {
  try {
    return createRequire(path.join(folder, 'package.json'))('typescript');
  } catch {
    console.log('Types are not checked: there is no typescript here.');
    return process.exit();
  }
}

const ts = requireCompiler();

const CHECKED = new Set([6193, 6194]); // "Found 1 error. Watching for file changes." and the same of several, or none

const isAside = (file) => /\.(?:test|spec)\.tsx?$/.test(file);
const isBelow = (file) => !path.relative(folder, file).startsWith('..');

function placeOf({ file, start }) {
  if (!file || start === undefined) return null;
  const { line, character } = file.getLineAndCharacterOfPosition(start);
  return `${path.relative(folder, file.fileName)}:${line + 1}:${character + 1}`;
}

const problemOf = (diagnostic) => ({
  kind: 'types',
  place: placeOf(diagnostic),
  text: `TS${diagnostic.code}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n')}`,
});

// The configuration may cover many packages: this takes its options, and only this folder's files.
function readSettings() {
  const config = ts.findConfigFile(folder, ts.sys.fileExists);
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (one) => process.send({ problems: [problemOf(one)] }),
  };
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(config, { noEmit: true }, host);
  return { options, files: fileNames.filter((file) => file.endsWith('.d.ts') || (isBelow(file) && !isAside(file))) };
}

let found = [];
const { files, options } = readSettings();
const watched = ts.createWatchCompilerHost(
  files,
  options,
  ts.sys,
  ts.createSemanticDiagnosticsBuilderProgram,
  (diagnostic) => found.push(problemOf(diagnostic)),
  ({ code }) => {
    if (!CHECKED.has(code)) return;
    // The parent process may end at any moment.
    if (process.connected) process.send({ problems: found }, () => undefined);
    found = [];
  },
);
ts.createWatchProgram(watched);
