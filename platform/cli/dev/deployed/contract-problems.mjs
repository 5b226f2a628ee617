import path from 'node:path';
import productModule from '../../../build/product.js';
import typescriptModule from '../../../build/typescript-module.js';

const GATE = path.join(productModule.platform, 'contract/release/gate.ts');

/** What the gate of a deployed registry would refuse a release for, by what the registry says of its surroundings. */
export function contractProblems({ doors }, release, surroundings) {
  const { publicationProblems } = typescriptModule.requireTypeScript(GATE, doors);
  return publicationProblems(release, surroundings).map((text) => ({ kind: 'contract', place: null, text }));
}
