import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../scripts/run/root.mjs';

// So many files share what they load; with more, what they leave in memory would count.
const SIZE = 16;

const matches = (patterns) => (path) => patterns.some((pattern) => new RegExp(pattern).test(path));

function filesOf({ rootDir = root, testMatch, testPathIgnorePatterns }, wanted) {
  const globs = testMatch.map((glob) => glob.replace('<rootDir>/', ''));
  return globSync(globs, { cwd: rootDir, absolute: true, ignore: ['**/node_modules/**', '**/dist/**'] })
    .filter((path) => !matches(testPathIgnorePatterns)(path))
    .filter((path) => wanted.length === 0 || matches(wanted)(path))
    .sort();
}

const textOf = (group, first) =>
  [
    ...first.map((module) => `require(${JSON.stringify(module)});`),
    ...group.map(
      (path) => `describe(${JSON.stringify(relative(root, path))}, () => void require(${JSON.stringify(path)}));`,
    ),
    '',
  ].join('\n');

/**
 * A project of Jest whose files run in groups, each one test file to Jest: what they test, be it React and antd or the
 * whole server, is loaded once a group instead of once a file. TEST_GROUPS has the patterns of the files, as JSON; without
 * it each file runs by itself.
 *
 * `alone` are patterns of files that stay by themselves; `first` are modules that hold hooks for all tests, which must not
 * become those of the file that happens to load them first.
 */
export function inGroups(project, { alone = [], first = [] } = {}) {
  if (!process.env.TEST_GROUPS) return project;
  const files = filesOf(project, JSON.parse(process.env.TEST_GROUPS));
  const single = files.filter(matches(alone));
  const shared = files.filter((path) => !single.includes(path));
  const count = Math.ceil(shared.length / SIZE);
  const folder = join(project.rootDir ?? root, '.cache', 'test-groups', project.displayName);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Dealt like cards: neighbours, which take about as long, are in different groups.
  const groups = Array.from({ length: count }, (_, index) => shared.filter((_path, at) => at % count === index));
  const written = groups.map((group, index) => {
    const path = join(folder, `group-${index + 1}.test.cjs`);
    writeFileSync(path, textOf(group, first));
    return path;
  });
  const chosen = [...written, ...single];
  // To Jest an empty list means every file.
  return { ...project, testMatch: chosen.length > 0 ? chosen : ['**/no-test-of-this-project'] };
}
