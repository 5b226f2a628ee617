import { freePort } from '../../scripts/run/port.mjs';
import { measure } from '../api/client.mjs';
import { startServer } from '../product.mjs';
import { median, ratio, startTable } from '../table.mjs';

const PRODUCT_PATH = '/api/v2/expenses?per_page=50';
const ROUNDS = 5;

// Measures both in turn, so that other load on the machine affects both.
const measureInTurn = async (product, bare, tokens, count) => {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      product: await measure(product, tokens, PRODUCT_PATH, { count }),
      bare: await measure(bare, tokens, '/expenses', { count }),
    });
  }
  return rounds;
};

/**
 * Compares the product's 50 newest expenses with those of a bare server on the same database, with one client and with
 * all.
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
  try {
    for (const clients of [1, tokens.length]) {
      const rounds = await measureInTurn(product, bare, tokens.slice(0, clients), clients === 1 ? count : count * 4);
      for (const [figure, pick, digits] of [
        ['p50 ms', ({ p50 }) => p50, 2],
        ['p99 ms', ({ p99 }) => p99, 2],
        ['answers/s', ({ perSecond }) => perSecond, 0],
      ]) {
        const [own, base] = ['product', 'bare'].map((side) => median(rounds.map((round) => pick(round[side]))));
        const who = clients === 1 ? '1 client' : `${clients} clients`;
        print([`${who}, ${figure}`, own.toFixed(digits), base.toFixed(digits), ratio(own, base)]);
      }
    }
  } finally {
    await bare.stop();
  }
};
