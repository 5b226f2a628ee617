import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import productModule from '../build/product.js';

const CONFIGURATION = 'platform.config.js';

const above = (folder) =>
  path.dirname(folder) === folder ? [] : [path.dirname(folder), ...above(path.dirname(folder))];

/** The product of a folder, from the nearest platform.config.js at or above it; undefined without one. */
export async function findProduct(folder = process.cwd()) {
  const files = [folder, ...above(folder)].map((one) => path.join(one, CONFIGURATION));
  const file = files.find((one) => existsSync(one));
  if (!file) return undefined;
  const { default: inputs } = await import(pathToFileURL(file));
  return productModule.defineProduct(inputs);
}
