import { buildProduct } from './build-product.mjs';
import { orExit } from './failure.mjs';
import { ensurePackages } from './packages.mjs';
import { phase } from './phase.mjs';
import { ensurePortIsFree } from './port.mjs';
import { serve } from './server.mjs';

/** Installs and builds what is missing, and serves everything on one port. */
export const startProduct = () =>
  orExit(async () => {
    await ensurePortIsFree(process.env.PORT || '3000');
    await phase('Packages', ensurePackages);
    await phase('Build', () => buildProduct());
    await serve();
  });
