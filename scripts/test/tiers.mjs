/**
 * Tests that only `npm run prove` runs, by part, as parts of their paths: tests that build, pack or install a product,
 * that kill servers or wait for real time, and those on the second database where it cannot differ. `npm test` runs
 * everything else.
 */
export const onlyProved = {
  scripts: [
    // Each builds, packs or installs, or lints planted code.
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
  // The tag of a test, see e2e/fixtures.ts.
  e2e: ['@proved'],
};

const matches = (path) => (pattern) => path.includes(pattern);

/** Whether only `npm run prove` runs a test file, or a gate by part of its path. */
export const isOnlyProved = (part, path) => (onlyProved[part] ?? []).some(matches(path));
