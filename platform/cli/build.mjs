import { parseArgs } from 'node:util';
import { buildAll } from './build/build-all.mjs';

/** `build [--only mfe-finance]`: builds every package that has changed, or only those named. */
export async function run(product, args) {
  const { values } = parseArgs({ args, options: { only: { type: 'string', multiple: true } } });
  await buildAll(product, { only: values.only });
}
