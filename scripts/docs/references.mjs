import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { headingsOf } from './headings.mjs';

const NOT_OURS = /^(?:node_modules|dist|coverage|test-results|\..*)$/;

/** Paths of all files below a folder that are written by hand, relative to `root`. */
export const filesBelow = (root, folder = root) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(root, path) : [relative(root, path)];
  });

const CODE = /\.(?:[cm]?js|tsx?|css|sql|json|ya?ml)$/;
// The gate's own examples lead nowhere on purpose.
const OWN = /^scripts\/docs\//;

export const isCode = (file) => CODE.test(file) && !OWN.test(file) && file !== 'package-lock.json';
export const isPage = (file) => file.endsWith('.md');

// "docs/domain/figures.md#portfolios", or short "figures.md#portfolios".
const IN_CODE = /(?<![\w/.-])(?:docs\/[\w./-]+\.md(?:#[\w-]+)?|[a-z-]+\.md#[\w-]+)/g;

/** What code refers to: pages below `docs`, with a heading or without; a page of `docs/domain` also by its name. */
export const referencesIn = (code) =>
  [...code.matchAll(IN_CODE)].map(([found]) => ({
    found,
    to: found.startsWith('docs/') ? found : `docs/domain/${found}`,
  }));

const CITATION = /\b(?:Specification|Decisions?|Architecture) §\d+|\(§\d/gi;
// A migration never changes once it ran.
const FROZEN = /^api\/src\/db\/migrations\/00(?:0[1-6]|11)-/;

/** What code cites by the number of a section: of a text that nobody finds here. */
export const citationsIn = (file, code) =>
  FROZEN.test(file) ? [] : [...code.matchAll(CITATION)].map(([found]) => found);

/** The files of code below `root` that cite by a number, with the first thing that each cites. */
export const citingFiles = (root) =>
  filesBelow(root)
    .filter(isCode)
    .flatMap((file) =>
      citationsIn(file, readFileSync(join(root, file), 'utf8'))
        .slice(0, 1)
        .map((found) => `${file}: ${found}`),
    );

const LINK = /\]\(([^)\s]+)\)/g;

/** Where a page's links lead that stay in the repository. */
export const linksIn = (file, markdown) =>
  [...markdown.matchAll(LINK)]
    .filter(([, target]) => !/^[a-z]+:/.test(target))
    .map(([, target]) => {
      const [path, heading] = target.split('#');
      const page = path ? normalize(join(dirname(file), path)) : file;
      return { found: target, to: heading ? `${page}#${heading}` : page };
    });

const FOLDERS =
  /^(?:api|bench|docker|docs|e2e|jest|mfe-(?:admin|finance|parties|projects|reports)|platform|scripts|shared-lib|shell)\//;
// The operator writes these.
const MADE_LATER = new Set(['docker/.env', 'docker/audit-key.pem']);
const DOOR = /^shared-lib\/([a-z]+)$/;

/** The files and folders of the repository that a page names in backticks; a door of shared-lib by its name. */
export const pathsIn = (file, markdown) =>
  [...markdown.matchAll(/`([\w./-]+\/[\w./-]*)`/g)]
    .map(([, path]) => path)
    .filter((path) => FOLDERS.test(path) && !path.includes('/dist/') && !MADE_LATER.has(path))
    // A copy of the platform stands in another product.
    .filter((path) => !file.startsWith('platform/') || path.startsWith('platform/'))
    .map((found) => ({ found, to: found.replace(DOOR, 'shared-lib/src/$1') }));

/** Every reference of the repository: of code to pages, of pages to pages, files and folders. */
export const referencesOf = (root) =>
  filesBelow(root).flatMap((file) => {
    if (!isCode(file) && !isPage(file)) return [];
    const text = readFileSync(join(root, file), 'utf8');
    const references = isCode(file) ? referencesIn(text) : [...linksIn(file, text), ...pathsIn(file, text)];
    return references.map((reference) => ({ file, ...reference }));
  });

/** Whether a path exists, and its page has the heading. `read` gives the text of a page that exists, else undefined. */
export function leadsSomewhere(to, read) {
  const [path, heading] = to.split('#');
  const text = read(path);
  return text !== undefined && (heading === undefined || headingsOf(text).has(heading));
}

/** Reads what is below `root`; a folder is there and has no text. */
export const reader = (root) => {
  const known = new Map();
  return (path) => {
    if (!known.has(path)) {
      const isThere = existsSync(join(root, path));
      known.set(path, isThere ? (isPage(path) ? readFileSync(join(root, path), 'utf8') : '') : undefined);
    }
    return known.get(path);
  };
};
