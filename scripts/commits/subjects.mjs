import { spawnSync } from 'node:child_process';
import { root } from '../run/root.mjs';

/** The last commit from before subjects had to follow a format. */
export const BEFORE = 'db2ef52d3de9b7eb234b222091095d22b7e17f4d';

const LENGTH = 72;
const FORM = /^(?:feat|fix|perf|refactor|test|docs|style)(?:\([a-z0-9-]+\))?: (?<first>[a-z-]+) .*[^.\s]$/;
// "added", "adding" and "adds" are not imperative; these few verbs only end like that.
const TOLD = /(?:ed|ing|[^s]s)$/;
const IMPERATIVES = new Set(['bring', 'embed', 'feed', 'focus', 'need', 'seed', 'speed', 'string']);

/** The problem of a commit's subject; undefined when there is none. CONTRIBUTING.md, "A commit" */
export function problemOf(subject) {
  if (subject.length > LENGTH) return `is longer than ${LENGTH} characters`;
  const { first } = FORM.exec(subject)?.groups ?? {};
  if (first === undefined) return 'is not "type(scope): what", without a full stop';
  return TOLD.test(first) && !IMPERATIVES.has(first) ? `does not begin with an imperative: "${first}"` : undefined;
}

const git = (...parameters) => spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });

/** The subjects since a commit, without merges; undefined when the history does not go back that far. */
export function subjectsSince(commit) {
  if (git('merge-base', '--is-ancestor', commit, 'HEAD').status !== 0) return undefined;
  return git('log', '--no-merges', '--format=%s', `${commit}..HEAD`).stdout.split('\n').filter(Boolean);
}
