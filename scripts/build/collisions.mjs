import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharedModules from './shared-modules.js';
import typescriptModule from './typescript-module.js';

const { root } = sharedModules;

const releaseOf = ({ folder }) => {
  const file = path.join(root, folder, 'dist/remote.json');
  return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8'))] : [];
};

/** Throws when two of the built remotes claim the same route or endpoint. */
export function checkCollisions(packages) {
  const { collisions } = typescriptModule.requireTypeScript(path.join(root, 'platform/contract/problems.ts'));
  const found = collisions(packages.flatMap(releaseOf));
  if (found.length > 0) throw new Error(['Remotes collide:', ...found.map((one) => `- ${one}`)].join('\n  '));
}
