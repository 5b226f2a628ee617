import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import productModule from '../../build/product.js';
import typescriptModule from '../../build/typescript-module.js';
import { Failure } from '../failure.mjs';

const PROBLEMS = path.join(productModule.platform, 'contract/problems.ts');

const releaseOf = (root, folder) => {
  const file = path.join(root, folder, 'dist/remote.json');
  return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8'))] : [];
};

/** Throws when two of the built remotes claim the same route or endpoint. */
export function checkCollisions({ root, doors }, packages) {
  const { collisions } = typescriptModule.requireTypeScript(PROBLEMS, doors);
  const found = collisions(packages.flatMap(({ folder }) => releaseOf(root, folder)));
  if (found.length > 0) throw new Failure(['Remotes collide:', ...found.map((one) => `- ${one}`)].join('\n  '));
}
