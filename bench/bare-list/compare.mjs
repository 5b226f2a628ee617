import { freePort } from '../../scripts/run/port.mjs';
import { measure } from '../api/client.mjs';
import { openWriter } from '../api/writer.mjs';
import { startServer } from '../product.mjs';
import { median, ratio, startTable } from '../table.mjs';

const PRODUCT_PATH = '/api/v2/expenses?per_page=50';
const ROUNDS = 5;

// Measures both in turn, so that other load on the machine affects both.
const measureInTurn = async (product, bare, tokens, options) => {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      product: await measure(product, tokens, PRODUCT_PATH, options),
      bare: await measure(bare, tokens, '/expenses', options),
    });
  }
  return rounds;
};

/**
 * Compares the product's 50 newest expenses with those of a bare server on the same database, with one client and with
 * all: kept since the call before, and with one client also read, each call right after a write.
 */
export const compareWithBareList = async (product, databaseUrl, tokens, count) => {
  const bare = await startServer('bench/bare-list/server.mjs', {
    PORT: String(await freePort()),
    DATABASE_URL: databaseUrl,
  });
  const print = startTable(
    `The 50 newest expenses beside a bare Fastify and pg, in turn; medians of ${ROUNDS} rounds`,
    ['figure', 'product', 'bare', 'ratio'],
  );
  const writer = await openWriter(databaseUrl);
  const measured = [
    { clients: 1, how: 'kept', options: { count } },
    { clients: 1, how: 'read', options: { count, before: writer.write } },
    { clients: tokens.length, how: 'kept', options: { count: count * 4 } },
  ];
  try {
    for (const { clients, how, options } of measured) {
      const rounds = await measureInTurn(product, bare, tokens.slice(0, clients), options);
      for (const [figure, pick, digits] of [
        ['p50 ms', ({ p50 }) => p50, 2],
        ['p99 ms', ({ p99 }) => p99, 2],
        ['answers/s', ({ perSecond }) => perSecond, 0],
      ]) {
        const [own, base] = ['product', 'bare'].map((side) => median(rounds.map((round) => pick(round[side]))));
        const who = clients === 1 ? '1 client' : `${clients} clients`;
        print([`${who}, ${how}, ${figure}`, own.toFixed(digits), base.toFixed(digits), ratio(own, base)]);
      }
    }
  } finally {
    await writer.end();
    await bare.stop();
  }
};
