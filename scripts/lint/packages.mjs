import { existsSync } from 'node:fs';
import { join } from 'node:path';

const toolFiles = (part) => [
  `${part}/**/*.test.{ts,tsx,mjs}`,
  `${part}/**/testing/**/*.{ts,tsx,mjs}`,
  `${part}/*.{ts,js,mjs}`,
];

const rule = 'import-x/no-extraneous-dependencies';
const undeclared = (...packageDir) => ({ [rule]: ['error', { packageDir }] });

// The platform is standalone: its tests use no root dependencies, and its delivered code uses no dev dependencies.
const alone = (root, part) => [
  {
    files: [`${part}/**/*.{ts,tsx,js,mjs}`],
    rules: { [rule]: ['error', { packageDir: [join(root, part)], devDependencies: false }] },
  },
  { files: toolFiles(part), rules: undeclared(join(root, part)) },
];

/**
 * A package may import what its own package.json declares; its tests and tool settings also what the root declares. The
 * platform may use only its own package.json.
 */
export const packageRules = (root, { remotes }) =>
  ['shared-lib', 'api', 'shell', ...remotes, 'e2e', 'bench']
    .filter((part) => existsSync(join(root, part, 'package.json')))
    .flatMap((part) => [
      { files: [`${part}/**/*.{ts,tsx,js,mjs}`], rules: undeclared(join(root, part)) },
      { files: toolFiles(part), rules: undeclared(join(root, part), root) },
    ])
    .concat(
      alone(root, 'platform'),
      { files: ['e2e/**/*.ts', 'bench/**/*.{mjs,js,ts,tsx}'], rules: undeclared(root) },
      { files: ['*.{js,mjs}', 'scripts/**/*.mjs', 'jest/**/*.mjs'], rules: undeclared(root) },
    );
