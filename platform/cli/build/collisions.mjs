import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import productModule from '../../build/product.js';
import typescriptModule from '../../build/typescript-module.js';
import { Failure } from '../failure.mjs';
import { remoteNames } from './packages.mjs';

const contract = (file) => path.join(productModule.platform, 'contract/remote', file);

function releaseOf({ folderOf }, name) {
  const file = path.join(folderOf(name), 'dist/remote.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Throws when two built remotes claim the same route or endpoint, or one fills a place that no remote offers. In a
 * project with one remote, the registry's gate checks this.
 */
export function checkCollisions(product, packages) {
  const { doors } = product;
  if (product.remote) return;
  const { collisions } = typescriptModule.requireTypeScript(contract('problems.ts'), doors);
  const { fillProblems } = typescriptModule.requireTypeScript(contract('places.ts'), doors);
  const built = packages.flatMap(({ folder }) => releaseOf(product, folder) ?? []);
  // A remote that is not built yet may offer any place.
  const all = remoteNames(product).map((name) => releaseOf(product, name) ?? { name });
  const found = [
    ...collisions(built),
    ...built.flatMap((release) => fillProblems(release, all).map((problem) => `${release.name}: ${problem}`)),
  ];
  if (found.length > 0) throw new Failure(['Remotes collide:', ...found.map((one) => `- ${one}`)].join('\n  '));
}
