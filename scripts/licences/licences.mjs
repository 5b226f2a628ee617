import { readFileSync } from 'node:fs';
import platformBuild from '@siteledger/platform/build';
import { inRoot } from '../run/root.mjs';

/** The permitted licences of delivered packages. libvips is delivered as a separate library, as the LGPL requires. */
const PERMITTED = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'CC0-1.0', 'ISC', 'MIT'],
  ...['MIT-0', 'LGPL-3.0-or-later'],
];

// Packages whose licence is only named in a file.
const READ_IN_THEIR_FILE = { '@antv/g2-extension-plot': 'MIT' };

const INSTALLED = 'node_modules/';
const NOT_DELIVERED = /^(?:e2e|bench)$/;

// Our packages that are delivered, at least in part.
const ours = (packages) =>
  Object.keys(packages).filter((path) => path && !path.includes(INSTALLED) && !NOT_DELIVERED.test(path));

const readJson = (...path) => JSON.parse(readFileSync(inRoot(...path), 'utf8'));

const nameOf = (path) => path.slice(path.lastIndexOf(INSTALLED) + INSTALLED.length);

/** Every delivered package by the lockfile, `{name, version, licence}` by name. */
export function deliveredPackages({ packages } = readJson('package-lock.json')) {
  const delivered = platformBuild.lockedPackages(packages, ours(packages)).map(([path, { version, license }]) => {
    const name = nameOf(path);
    return { name, version, licence: license ?? READ_IN_THEIR_FILE[name] };
  });
  const unique = new Map(delivered.map((one) => [`${one.name} ${one.version}`, one]));
  return [...unique.keys()].toSorted().map((key) => unique.get(key));
}

/** Whether a package with this licence may be delivered: "MIT AND ISC" needs both permitted, "(MIT OR CC0-1.0)" one. */
export const isPermitted = (licence = '') =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((needed) => needed.split(' OR ').some((one) => PERMITTED.includes(one)));

/** The page that lists the packages, by licence. */
export function licencePage(packages) {
  const licences = [...new Set(packages.map(({ licence }) => licence))].toSorted();
  const parts = licences.map((licence) => {
    const own = packages.filter((one) => one.licence === licence);
    const names = own.map(({ name, version }) => `${name} ${version}`).join(', ');
    return `## ${licence} (${own.length})\n\n${names}\n`;
  });
  const head = `# Licences\n\nThe ${packages.length} packages that those who run the product get by the lockfile. Written by \`npm run licences\`; [dependencies.md](dependencies.md) says what each direct one is for.\n`;
  return [head, ...parts].join('\n');
}

/** The third-party packages that our packages declare as runtime dependencies. */
export function directDependencies() {
  const { packages } = readJson('package-lock.json');
  const names = ours(packages).flatMap((path) => Object.keys(packages[path].dependencies ?? {}));
  return [...new Set(names)].filter((name) => !name.startsWith('@siteledger/')).toSorted();
}
