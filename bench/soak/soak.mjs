import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { signInClients } from '../api/client.mjs';
import { withLargeBooks } from '../api/books.mjs';
import { memory } from '../api/writes.mjs';
import { percentile, startTable } from '../table.mjs';
import { workUntil } from './people.mjs';

const sizes = {
  large: { books: { projects: 1000, invoices: 50, expenses: 100 }, people: 200, pause: 15_000, windows: 6, window: 600_000 },
  small: { books: { projects: 50, invoices: 20, expenses: 40 }, people: 20, pause: 1000, windows: 3, window: 5000 },
}; // prettier-ignore

const HEADINGS = ['window', 'answers', 'busy', 'p50 ms', 'p99 ms', 'memory MB', 'sockets, files', 'of the database'];

const emailOf = (index) => `bench-client-${index + 1}@demo.test`;

const openFiles = ({ pid }) => readdirSync(`/proc/${pid}/fd`).length;

/**
 * 200 people at work for an hour, each with a call every quarter of a minute, a twelfth of them payments. Prints what
 * they waited for, and what the server held, in six windows: memory, connections and p99 should not grow.
 */
export const benchSoak = ({ small }) => {
  const { books, people, pause, windows, window } = small ? sizes.small : sizes.large;
  return withLargeBooks({ ...books, clients: people }, async (product, cluster) => {
    const tokens = await signInClients(product, people);
    const print = startTable(`${people} people, ${(windows * window) / 60_000} minutes`, HEADINGS, { firstColumn: 10 });
    let calls = [];
    let isOver = false;
    const duty = { pause, isOver: () => isOver, tell: (milliseconds) => calls.push(milliseconds) };
    const atWork = Promise.all(
      tokens.map((token, index) => workUntil(product, { email: emailOf(index), token }, duty)),
    );
    for (let number = 1; number <= windows; number += 1) {
      await Promise.race([wait(window), atWork]);
      const samples = calls.filter((milliseconds) => milliseconds !== undefined);
      const busy = calls.length - samples.length;
      const [p50, p99] = [0.5, 0.99].map((part) => percentile(samples, part).toFixed(1));
      print([
        number,
        samples.length,
        busy,
        p50,
        p99,
        memory(product, 'VmRSS'),
        openFiles(product),
        cluster.connections(),
      ]);
      calls = [];
    }
    isOver = true;
    await atWork;
  });
};
