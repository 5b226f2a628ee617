import { spawnSync } from 'node:child_process';
import { root } from '../run/root.mjs';

/** The last commit from before subjects were held to a form. */
export const BEFORE = 'db2ef52d3de9b7eb234b222091095d22b7e17f4d';

const LENGTH = 72;
const FORM = /^(?:feat|fix|perf|refactor|test|docs|style)(?:\([a-z0-9-]+\))?: (?<first>[a-z-]+) .*[^.\s]$/;
// "added", "adding" and "adds" tell what was done; a few verbs end so by themselves.
const TOLD = /(?:ed|ing|[^s]s)$/;
const IMPERATIVES = new Set(['bring', 'embed', 'feed', 'focus', 'need', 'seed', 'speed', 'string']);

/** What is wrong with the subject of a commit; undefined when nothing is. CONTRIBUTING.md, "A commit" */
export function problemOf(subject) {
  if (subject.length > LENGTH) return `is longer than ${LENGTH} characters`;
  const { first } = FORM.exec(subject)?.groups ?? {};
  if (first === undefined) return 'is not "type(scope): what", without a full stop';
  return TOLD.test(first) && !IMPERATIVES.has(first) ? `does not begin with an imperative: "${first}"` : undefined;
}

const git = (...parameters) => spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });

/** The subjects since then, but those of merges; undefined where the history does not go back so far. */
export function subjectsSince(commit) {
  if (git('merge-base', '--is-ancestor', commit, 'HEAD').status !== 0) return undefined;
  return git('log', '--no-merges', '--format=%s', `${commit}..HEAD`).stdout.split('\n').filter(Boolean);
}
