import path from 'node:path';
import { parseArgs } from 'node:util';
import productModule from '../build/product.js';
import typescriptModule from '../build/typescript-module.js';
import { registryHere } from './publish/registry-here.mjs';

/** `token`: shows the permissions of the publish token in the environment, as the registry has them. */
export async function run(product, args) {
  const { values } = parseArgs({ args, options: { url: { type: 'string' } } });
  const token = await registryHere(product, values.url).token();
  const contract = path.join(productModule.platform, 'contract/release/token-lines.ts');
  console.log(typescriptModule.requireTypeScript(contract).tokenLines(token).join('\n'));
}
