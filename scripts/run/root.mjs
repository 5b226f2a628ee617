import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the product, independent of the working directory. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A path below the top folder. */
export const inRoot = (...path) => join(root, ...path);
