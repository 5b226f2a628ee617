import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { inRoot } from '../run/root.mjs';

const ASIDE = ['dist', 'node_modules'];

/** Copies a folder without build output and installed packages. */
export const copySources = (from, to) =>
  cpSync(from, to, { recursive: true, filter: (path) => !ASIDE.includes(basename(path)) });

/** Links an installed package into the `node_modules` of a folder. */
export function linkPackage(folder, name) {
  const link = join(folder, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(inRoot('node_modules', name), link);
}

/** Copies the platform to a folder without the product, with only the packages it declares. Returns the folder. */
export function copyPlatform() {
  const folder = join(mkdtempSync(join(tmpdir(), 'siteledger-alone-')), 'platform');
  copySources(inRoot('platform'), folder);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) linkPackage(folder, name);
  return folder;
}
