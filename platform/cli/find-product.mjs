import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import productModule from '../build/product.js';
import { Failure } from './failure.mjs';

const CONFIGURATION = 'platform.config.js';

const above = (folder) =>
  path.dirname(folder) === folder ? [] : [path.dirname(folder), ...above(path.dirname(folder))];

/** The product that a folder belongs to: what the nearest platform.config.js at or above it gives. */
export async function findProduct(folder = process.cwd()) {
  const files = [folder, ...above(folder)].map((one) => path.join(one, CONFIGURATION));
  const file = files.find((one) => existsSync(one));
  if (!file) throw new Failure(`There is no ${CONFIGURATION} in ${folder} or above it.`);
  const { default: inputs } = await import(pathToFileURL(file));
  return productModule.defineProduct(inputs);
}
