import path from 'node:path';
import productModule from '../../../build/product.js';
import typescriptModule from '../../../build/typescript-module.js';

const GATE = path.join(productModule.platform, 'contract/release/gate.ts');

/** Why a deployed registry's gate would refuse a release, given the registry's surroundings. */
export function contractProblems({ doors }, release, surroundings) {
  const { publicationProblems } = typescriptModule.requireTypeScript(GATE, doors);
  return publicationProblems(release, surroundings).map((text) => ({ kind: 'contract', place: null, text }));
}
