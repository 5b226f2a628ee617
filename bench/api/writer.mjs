import { createRequire } from 'node:module';
import { inRoot } from '../../scripts/run/root.mjs';

// Uses the product's version of this package.
const { Client } = createRequire(inRoot('api', 'package.json'))('pg');

/** A connection whose `write` makes everything kept by the server stale, as any write does; `end` closes it. */
export const openWriter = async (connectionString) => {
  const client = new Client({ connectionString });
  await client.connect();
  return { write: () => client.query('update data_versions set writer = writer + 1'), end: () => client.end() };
};
