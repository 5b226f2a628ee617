import { type Db } from '../../../db/database';
import { inBatch } from '../../../db/transaction/in-batch';
import { inSavepoint } from '../../../db/transaction/in-savepoint';

// Every savepoint makes later changes of the same sums slower, so many items share one.
const AT_ONCE = 500;

type Attempt<Result> = { results: Result[]; refused?: Result };

/** The step for each item, and the result of one that an error refuses; undefined fails the transaction. */
export type Steps<Item, Result> = {
  /** Called with the handle of each batch, so that nothing is remembered of one that was taken back. */
  begin: (db: Db) => (item: Item, index: number) => Promise<Result>;
  refuse: (item: Item, error: unknown) => Result | undefined;
};

/**
 * Does a step for every item in order and returns the results; a refused item leaves nothing. A refusal takes back its
 * batch, and the items before it run again without it: at most everything runs twice.
 */
export async function inBatches<Item, Result>(db: Db, items: readonly Item[], steps: Steps<Item, Result>) {
  const all: Result[] = [];
  for (let size = AT_ONCE; all.length < items.length;) {
    const { results, refused } = await attempt(db, items, steps, { from: all.length, size });
    if (!refused) all.push(...results);
    else if (results.length === 0) all.push(refused);
    size = refused ? results.length || AT_ONCE : AT_ONCE;
  }
  return all;
}

function attempt<Item, Result>(
  db: Db,
  items: readonly Item[],
  { begin, refuse }: Steps<Item, Result>,
  { from, size }: { from: number; size: number },
) {
  const results: Result[] = [];
  return inSavepoint<Attempt<Result>, Attempt<Result>>(
    db,
    () =>
      inBatch(db, async (batch) => {
        const step = begin(batch);
        for (const item of items.slice(from, from + size)) results.push(await step(item, from + results.length));
        return { results };
      }),
    (error) => {
      const item = items[from + results.length];
      const refused = item && refuse(item, error);
      return refused && { results, refused };
    },
  );
}
