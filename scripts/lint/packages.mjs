import { existsSync } from 'node:fs';
import { join } from 'node:path';

const toolFiles = (part) => [`${part}/**/*.test.{ts,tsx}`, `${part}/**/testing/**/*.{ts,tsx}`, `${part}/*.{ts,js,mjs}`];

const undeclared = (...packageDir) => ({ 'import-x/no-extraneous-dependencies': ['error', { packageDir }] });

/** A package imports what its own package.json declares; its tests and tool settings also what the root declares. */
export const packageRules = (root, { remotes }) =>
  ['platform', 'shared-lib', 'api', 'shell', ...remotes, 'e2e', 'bench']
    .filter((part) => existsSync(join(root, part, 'package.json')))
    .flatMap((part) => [
      { files: [`${part}/**/*.{ts,tsx,js,mjs}`], rules: undeclared(join(root, part)) },
      { files: toolFiles(part), rules: undeclared(join(root, part), root) },
    ])
    .concat(
      { files: ['e2e/**/*.ts', 'bench/**/*.{mjs,js,ts,tsx}'], rules: undeclared(root) },
      { files: ['*.{js,mjs}', 'scripts/**/*.mjs', 'jest/**/*.mjs'], rules: undeclared(root) },
    );
