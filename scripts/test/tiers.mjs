/**
 * What only `npm run prove` runs, by part, as parts of the paths of test files: what builds, packs or installs a product of
 * its own, what kills servers or waits for real time to pass, and the second database where it cannot differ. `npm test`
 * runs everything else.
 */
export const onlyProved = {
  scripts: [
    // Each builds, packs or installs, or lints what is planted.
    ...['alone/alone', 'build/package', 'example/example', 'lint/', 'new-remote/template'],
    ...['platform/build/', 'platform/cli/'],
  ],
  unit: [],
  api: [],
  'api-postgres': [
    ...[
      'backup',
      'central',
      'crash',
      'crowds',
      'database',
      'halt',
      'last-good',
      'migration',
      'password-guessing-crowd',
      'transfer',
    ].map((name) => `contract/${name}.test`),
    'admin/command-line.test',
  ],
  // The tag of a test, e2e/fixtures.ts.
  e2e: ['@proved'],
};

const matches = (path) => (pattern) => path.includes(pattern);

/** Whether only `npm run prove` runs a test file, or a gate that names a part of its path. */
export const isOnlyProved = (part, path) => (onlyProved[part] ?? []).some(matches(path));
