import { startAlone } from './dev/start-development.mjs';

/** `alone [mfe-finance]`: a remote by itself in a thin host with a role switcher, against the real server. */
export const run = (product, [name = product.nameOf(process.cwd())]) => startAlone(product, name);
