import { buildProduct } from './build-product.mjs';
import { orExit } from './failure.mjs';
import { ensurePackages } from './packages.mjs';
import { phase } from './phase.mjs';
import { serve } from './server.mjs';

/** Installs what is missing, builds the server, and runs the standalone registry, or one of its commands. */
export const startRegistry = (parameters) =>
  orExit(async () => {
    await phase('Packages', ensurePackages);
    await phase('Build', () => buildProduct(['api']));
    await serve('central/server.js', parameters);
  });
