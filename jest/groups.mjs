import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { globSync } from 'tinyglobby';
import { selectedFiles } from '../scripts/test/selection.mjs';
import { root } from '../scripts/run/root.mjs';

// Files per group that share loaded modules. Larger groups would leave too much in memory.
const SIZE = 16;

const matches = (patterns) => (path) => patterns.some((pattern) => new RegExp(pattern).test(path));

function filesOf({ rootDir = root, testMatch, testPathIgnorePatterns }, selection) {
  const globs = testMatch.map((glob) => glob.replace('<rootDir>/', ''));
  const paths = globSync(globs, { cwd: rootDir, absolute: true, ignore: ['**/node_modules/**', '**/dist/**'] });
  return selectedFiles(
    paths.filter((path) => !matches(testPathIgnorePatterns)(path)),
    selection,
  );
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
 * A project of Jest whose files run in groups. Jest sees each group as one test file, so React and antd or the whole
 * server load once a group instead of once a file. TEST_GROUPS is JSON with a selection and the `part` of the test;
 * parts do not overwrite each other's groups. Without it each file runs on its own.
 *
 * `alone` are patterns of files that stay out of groups. `first` are modules with hooks for all tests; otherwise their
 * hooks would belong to the file that loads them first.
 */
export function inGroups(project, { alone = [], first = [] } = {}) {
  if (!process.env.TEST_GROUPS) return project;
  const { part, ...selection } = JSON.parse(process.env.TEST_GROUPS);
  const files = filesOf(project, selection);
  const single = files.filter(matches(alone));
  const shared = files.filter((path) => !single.includes(path));
  const count = Math.ceil(shared.length / SIZE);
  const folder = join(project.rootDir ?? root, '.cache', 'test-groups', part, project.displayName);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Neighbours take about equally long, so they are dealt to different groups.
  const groups = Array.from({ length: count }, (_, index) => shared.filter((_path, at) => at % count === index));
  const written = groups.map((group, index) => {
    const path = join(folder, `group-${index + 1}.test.cjs`);
    writeFileSync(path, textOf(group, first));
    return path;
  });
  const chosen = [...written, ...single];
  // For Jest an empty list means every file.
  return { ...project, testMatch: chosen.length > 0 ? chosen : ['**/no-test-of-this-project'] };
}
