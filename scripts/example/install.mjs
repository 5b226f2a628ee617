// Replaces `npm install` in the example: links the packages installed here, and the example's own.
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { inRoot } from '../run/root.mjs';

const OURS = '@siteledger';

const readPackage = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

function link(name, target) {
  const path = join('node_modules', name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

if (process.argv.slice(2).join(' ') !== 'install') throw new Error('Only npm install is known here.');

const patterns = readPackage('.').workspaces.map((one) => new RegExp(`^${one.replace('*', '.+')}$`));
const workspaces = readdirSync('.').filter((name) => patterns.some((one) => one.test(name)));
const installed = readdirSync(inRoot('node_modules')).filter((name) => !name.startsWith('.') && name !== OURS);

for (const name of installed) link(name, inRoot('node_modules', name));
for (const folder of workspaces) link(readPackage(folder).name, resolve(folder));
// npm would write it, and the versions of local builds depend on it.
cpSync(inRoot('package-lock.json'), 'package-lock.json');
