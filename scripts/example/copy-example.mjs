import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { inRoot } from '../run/root.mjs';

const ASIDE = ['dist', 'node_modules'];
const OURS = '@siteledger';

const copy = (from, to) => cpSync(from, to, { recursive: true, filter: (path) => !ASIDE.includes(basename(path)) });

function link(folder, name, path) {
  mkdirSync(folder, { recursive: true });
  symlinkSync(path, join(folder, name));
}

/**
 * Does in an empty folder what platform/example/README.md says, up to the start: the platform, its example, and in place of
 * `npm install` the packages that are here. Answers the folder.
 */
export function copyExample() {
  const root = mkdtempSync(join(tmpdir(), 'siteledger-example-'));
  copy(inRoot('platform'), join(root, 'platform'));
  copy(join(root, 'platform/example'), root);

  const modules = join(root, 'node_modules');
  const installed = readdirSync(inRoot('node_modules')).filter((name) => !name.startsWith('.') && name !== OURS);
  for (const name of installed) link(modules, name, inRoot('node_modules', name));
  link(join(modules, OURS), 'platform', join(root, 'platform'));
  link(join(modules, '@yard'), 'library', join(root, 'library'));
  // npm writes it; the versions of local builds are made of it.
  cpSync(inRoot('package-lock.json'), join(root, 'package-lock.json'));
  return root;
}
