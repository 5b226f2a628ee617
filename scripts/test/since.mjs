import { relative } from 'node:path';
import { run } from '../run/command.mjs';
import { Failure } from '../run/failure.mjs';
import { inRoot, root } from '../run/root.mjs';

const linesOf = (text) => text.split('\n').filter(Boolean);

/** The files that differ from a commit, including untracked ones. */
export async function changedSince(commit) {
  const differing = await run('git', ['diff', '--name-only', commit, '--']);
  if (differing.code !== 0) throw new Failure(`git knows no commit “${commit}”.`);
  const added = await run('git', ['ls-files', '--others', '--exclude-standard']);
  return linesOf(differing.output + added.output);
}

/** Jest's test files that import one of these files, directly or indirectly. */
export async function relatedTests(files) {
  const jest = inRoot('node_modules', 'jest', 'bin', 'jest.js');
  const { code, output } = await run(process.execPath, [jest, '--listTests', '--findRelatedTests', ...files]);
  if (code !== 0) throw new Failure(output);
  return linesOf(output)
    .filter((line) => line.startsWith(root))
    .map((path) => relative(root, path));
}

const isCode = (path) => /\.(tsx?|mjs|js|css|sql)$/.test(path);
const buildsOrRuns = (path) => /^(scripts|platform|docker|jest)\/|^[^/]+$/.test(path);

const browserTestsOf = (path) => {
  const [top, folder] = path.split('/');
  if (top.startsWith('mfe-')) return [`${top.replace('mfe-', '')}/`];
  if (top === 'shell' || top === 'platform') return [`${top}/`];
  if (top === 'e2e' && path.endsWith('.spec.ts')) return [`${folder}/`];
  return ['shared-lib', 'api', 'e2e'].includes(top) ? ['.'] : [];
};

const whole = [];

// Words with which a part runs only these files; undefined for none leaves the part out.
const only = (files) => (files.length > 0 ? files : undefined);

/**
 * Selects what each part must run after these files changed, as words: everything for an empty list, nothing when
 * undefined. `related` are the test files that import one of them; `embedded` selects those that run on the embedded
 * database.
 */
export function selectionFor(files, related, embedded) {
  const code = files.filter(isCode);
  const ofApi = related.filter((path) => path.startsWith('api/'));
  const inBrowser = [...new Set(code.flatMap(browserTestsOf))];
  return {
    types: whole,
    lint: whole,
    format: whole,
    scripts: files.some(buildsOrRuns) ? whole : ['scripts/docs'],
    unit: only(related.filter((path) => !path.startsWith('api/'))),
    api: only(ofApi.filter((path) => embedded.some((word) => path.includes(word)))),
    'api-postgres': only(ofApi),
    build: code.length > 0 ? whole : undefined,
    e2e: inBrowser.includes('.') ? whole : only(inBrowser),
  };
}

/** Selects what each part must run after the changes since a commit. */
export async function selectionSince(commit, embedded) {
  const files = await changedSince(commit);
  const code = files.filter(isCode);
  return selectionFor(files, code.length > 0 ? await relatedTests(code) : [], embedded);
}
