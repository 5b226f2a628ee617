// npm run new-remote -- cranes: a sixth remote with one screen, built, so that the next start shows it in the menu.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from './build.mjs';
import { runCommand } from './build/run-command.mjs';
import { templateOf } from './new-remote/template.mjs';
import { Failure, orExit } from './run/failure.mjs';
import { inRoot } from './run/root.mjs';

const NAME = /^mfe-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

function nameOf(given = '') {
  const name = given.startsWith('mfe-') ? given : `mfe-${given}`;
  if (!NAME.test(name))
    throw new Failure('A remote has a name of small letters and hyphens: npm run new-remote -- cranes');
  if (existsSync(inRoot(name))) throw new Failure(`There is a folder ${name} already.`);
  return name;
}

const readJson = (...where) => JSON.parse(readFileSync(inRoot(...where), 'utf8'));

function write(name) {
  const versions = {
    platform: readJson('platform', 'package.json').version,
    sharedLib: readJson('shared-lib', 'package.json').version,
    react: readJson('mfe-projects', 'package.json').dependencies.react,
  };
  for (const [file, content] of Object.entries(templateOf(name, versions))) {
    mkdirSync(path.dirname(inRoot(name, file)), { recursive: true });
    writeFileSync(inRoot(name, file), content);
  }
}

await orExit(async () => {
  const name = nameOf(process.argv[2]);
  write(name);
  await runCommand(process.execPath, [inRoot('node_modules', 'prettier', 'bin', 'prettier.cjs'), '--write', name]);
  console.log(`${name}: written`);
  // The lockfile learns the workspace, else a fresh install refuses it.
  await runCommand('npm', ['install', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']);
  console.log(`${name}: linked`);
  await buildAll({ only: [name] });
  console.log(`\nnpm start shows it in the menu; npm run dev -- ${name} serves it with hot reload.`);
});
