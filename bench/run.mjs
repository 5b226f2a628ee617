// npm run bench [-- api|soak|browser|platform|payment-grid|project-list|account-codes|interactions|dashboard|export]
// [-- --small]: figures and ratios, never assertions.
import { parseArgs } from 'node:util';
import { buildProduct } from '../scripts/run/build-product.mjs';
import { Failure, orExit } from '../scripts/run/failure.mjs';
import { ensurePackages } from '../scripts/run/packages.mjs';
import { phase } from '../scripts/run/phase.mjs';
import { benches } from './benches.mjs';

const { values, positionals } = parseArgs({
  options: { small: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const chosen = positionals.length > 0 ? positionals : Object.keys(benches);
const unknown = chosen.filter((name) => !(name in benches));

const completes = async (name) => {
  try {
    await (
      await benches[name]()
    )({ small: values.small });
    console.log(`\nCompleted: ${name}`);
    return true;
  } catch (error) {
    console.error(`\nThe bench ${name} failed:`, error instanceof Failure ? error.message : error);
    return false;
  }
};

await orExit(async () => {
  if (unknown.length > 0)
    throw new Failure(`No bench is called ${unknown}: there are ${Object.keys(benches).join(', ')}.`);
  await phase('Packages', ensurePackages);
  await phase('Build', buildProduct);
  const failed = [];
  for (const name of chosen) if (!(await completes(name))) failed.push(name);
  console.log(
    `\nBenches: ${chosen.length - failed.length} completed, ${failed.length} failed ${failed.join(', ')}`.trimEnd(),
  );
  if (failed.length > 0) process.exitCode = 1;
});
