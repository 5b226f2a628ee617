// npm run bench [-- api|browser|platform|payment-grid|project-list|account-codes|dashboard|export] [-- --small]: figures and ratios, never assertions.
import { parseArgs } from 'node:util';
import { buildProduct } from '../scripts/run/build-product.mjs';
import { orExit } from '../scripts/run/failure.mjs';
import { ensurePackages } from '../scripts/run/packages.mjs';
import { phase } from '../scripts/run/phase.mjs';

const benches = {
  browser: () => import('./browser/first-rows.mjs').then(({ benchBrowser }) => benchBrowser),
  platform: () => import('./browser/platform.mjs').then(({ benchPlatform }) => benchPlatform),
  'payment-grid': () => import('./browser/payment-grid.mjs').then(({ benchPaymentGrid }) => benchPaymentGrid),
  'project-list': () => import('./browser/project-list.mjs').then(({ benchProjectList }) => benchProjectList),
  'account-codes': () => import('./browser/account-codes.mjs').then(({ benchAccountCodes }) => benchAccountCodes),
  dashboard: () => import('./browser/dashboard.mjs').then(({ benchDashboard }) => benchDashboard),
  export: () => import('./browser/export.mjs').then(({ benchExport }) => benchExport),
  api: () => import('./api/large-books.mjs').then(({ benchApi }) => benchApi),
};

const { values, positionals } = parseArgs({
  options: { small: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const chosen = positionals.length > 0 ? positionals : Object.keys(benches);

await orExit(async () => {
  await phase('Packages', ensurePackages);
  await phase('Build', buildProduct);
  for (const name of chosen) {
    const bench = await benches[name]?.();
    if (!bench) throw new Error(`No bench is called ${name}: there are ${Object.keys(benches).join(', ')}.`);
    await bench({ small: values.small });
  }
});
