// PostgreSQL in its own thread: it is an ES module, which Jest's loader cannot load.
import { parentPort } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';

const asIs = (text) => text;
const JSON_TYPES = [types.JSON, types.JSONB];

const database = await PGlite.create({
  parsers: {
    [types.DATE]: asIs,
    [types.TIMESTAMPTZ]: (text) => new Date(text).toISOString(),
    // Kept as text: objects from a thread have different prototypes than those a test compares them with.
    ...Object.fromEntries(JSON_TYPES.map((type) => [type, asIs])),
  },
});
await database.exec("set timezone = 'UTC'");

async function run(text, values) {
  // Several statements at once, as in migrations, only run without parameters.
  const {
    rows,
    fields,
    affectedRows = 0,
  } = values.length > 0 ? await database.query(text, values) : (await database.exec(text)).at(-1);
  const jsonColumns = fields.filter(({ dataTypeID }) => JSON_TYPES.includes(dataTypeID)).map(({ name }) => name);
  return { rows, rowCount: affectedRows, jsonColumns };
}

parentPort.on('message', async ({ id, text, values }) => {
  try {
    parentPort.postMessage({ id, result: await run(text, values) });
  } catch (error) {
    const { message, code, constraint } = error;
    parentPort.postMessage({ id, error: { message, code, constraint } });
  }
});
