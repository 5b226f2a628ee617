import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { headingsOf } from './headings.mjs';

const NOT_OURS = /^(?:node_modules|dist|coverage|test-results|\..*)$/;

/** Paths of all handwritten files below a folder, relative to `root`. */
export const filesBelow = (root, folder = root) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(root, path) : [relative(root, path)];
  });

const CODE = /\.(?:[cm]?js|tsx?|css|sql|json|ya?ml)$/;
// These scripts contain example references that lead nowhere on purpose.
const OWN = /^scripts\/docs\//;

export const isCode = (file) => CODE.test(file) && !OWN.test(file) && file !== 'package-lock.json';
export const isPage = (file) => file.endsWith('.md');

// "docs/domain/figures.md#portfolios", or the short form "figures.md#portfolios".
const IN_CODE = /(?<![\w/.-])(?:docs\/[\w./-]+\.md(?:#[\w-]+)?|[a-z-]+\.md#[\w-]+)/g;

/** References in code: pages below `docs`, with or without a heading; a page of `docs/domain` also by its file name. */
export const referencesIn = (code) =>
  [...code.matchAll(IN_CODE)].map(([found]) => ({
    found,
    to: found.startsWith('docs/') ? found : `docs/domain/${found}`,
  }));

const CITATION = /\b(?:Specification|Decisions?|Architecture) §\d+|\(§\d/gi;
// Migrations must never change once they have run.
const FROZEN = /^api\/src\/db\/migrations\/00(?:0[1-6]|11)-/;

/** Citations of section numbers in code: they refer to a text that is not in the repository. */
export const citationsIn = (file, code) =>
  FROZEN.test(file) ? [] : [...code.matchAll(CITATION)].map(([found]) => found);

/** The code files below `root` that cite section numbers, with the first citation of each. */
export const citingFiles = (root) =>
  filesBelow(root)
    .filter(isCode)
    .flatMap((file) =>
      citationsIn(file, readFileSync(join(root, file), 'utf8'))
        .slice(0, 1)
        .map((found) => `${file}: ${found}`),
    );

const LINK = /\]\(([^)\s]+)\)/g;

/** Targets of a page's links within the repository. */
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
// Files that the operator creates.
const MADE_LATER = new Set(['docker/.env', 'docker/audit-key.pem']);
const DOOR = /^shared-lib\/([a-z]+)$/;

/** The files and folders of the repository that a page names in backticks; a door of shared-lib by its name. */
export const pathsIn = (file, markdown) =>
  [...markdown.matchAll(/`([\w./-]+\/[\w./-]*)`/g)]
    .map(([, path]) => path)
    .filter((path) => FOLDERS.test(path) && !path.includes('/dist/') && !MADE_LATER.has(path))
    // A copy of the platform may be part of another product.
    .filter((path) => !file.startsWith('platform/') || path.startsWith('platform/'))
    .map((found) => ({ found, to: found.replace(DOOR, 'shared-lib/src/$1') }));

/** Every reference in the repository: from code to pages, and from pages to pages, files and folders. */
export const referencesOf = (root) =>
  filesBelow(root).flatMap((file) => {
    if (!isCode(file) && !isPage(file)) return [];
    const text = readFileSync(join(root, file), 'utf8');
    const references = isCode(file) ? referencesIn(text) : [...linksIn(file, text), ...pathsIn(file, text)];
    return references.map((reference) => ({ file, ...reference }));
  });

/**
 * Whether a path exists and its page has the heading. `read` returns the text of an existing page, otherwise undefined.
 */
export function leadsSomewhere(to, read) {
  const [path, heading] = to.split('#');
  const text = read(path);
  return text !== undefined && (heading === undefined || headingsOf(text).has(heading));
}

/** Reads files below `root`; a folder exists without text. */
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
