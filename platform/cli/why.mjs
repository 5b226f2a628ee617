import path from 'node:path';
import { parseArgs } from 'node:util';
import productModule from '../build/product.js';
import typescriptModule from '../build/typescript-module.js';
import { registryHere } from './publish/registry-here.mjs';
import { remoteHere } from './remote-here.mjs';

/**
 * `why`, in a remote's folder: explains for each environment of the publish token which parts of the remote users see,
 * and why.
 */
export async function run(product, args) {
  const { values } = parseArgs({ args, options: { url: { type: 'string' } } });
  const name = remoteHere(product);
  const environments = await registryHere(product, values.url).explanation(name);
  const contract = path.join(productModule.platform, 'contract/operate/explanation-lines.ts');
  const { explanationLines } = typescriptModule.requireTypeScript(contract);
  console.log([name, ...explanationLines(name, environments)].join('\n'));
}
