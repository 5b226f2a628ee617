import { type Client } from '../../apps/client';
import { type DayBooks } from './documents-replay';

// Replies are untyped.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Body = any;

/** One comparison of a place with the replay, as of a day. */
export type Reading = {
  books: DayBooks;
  /** Chooses a random value, differently each time. */
  choose: <Value>(values: readonly Value[]) => Value | undefined;
  read: (path: string) => Promise<Body>;
  statusOf: (path: string) => Promise<number>;
  /** Compares what is shown with the replay; fields the replay does not have are ignored. */
  same: (what: string, shown: unknown, expected: unknown) => void;
};

export type Surface = (reading: Reading) => Promise<void>;

/** The result: paths read, values compared, and differences. */
export type Outcome = { paths: string[]; compared: number; problems: string[] };

const text = (value: unknown) => JSON.stringify(value);

/** Reads one place as of a day, or today if undefined, and compares it with the books of that day. */
export async function readSurface(
  api: Client,
  surface: Surface,
  { books, asOf, dice }: { books: DayBooks; asOf: string | undefined; dice: number },
): Promise<Outcome> {
  const outcome: Outcome = { paths: [], compared: 0, problems: [] };
  let state = dice;
  const get = (path: string) => {
    const dated = asOf === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}as_of=${asOf}`;
    outcome.paths.push(dated);
    return api.get(dated);
  };
  await surface({
    books,
    choose: (values) => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
      return values[Math.floor(state / 7) % Math.max(values.length, 1)];
    },
    read: async (path) => {
      const { status, body } = await get(path);
      if (status !== 200) outcome.problems.push(`${outcome.paths.at(-1)}: ${status} ${text(body)}`);
      return body;
    },
    statusOf: async (path) => (await get(path)).status,
    same: (what, shown, expected) => {
      outcome.compared++;
      if (text(shown) !== text(expected))
        outcome.problems.push(`${outcome.paths.at(-1)}: ${what} is ${text(shown)}, not ${text(expected)}`);
    },
  });
  return outcome;
}

export function sameFields({ same }: Reading, what: string, row: Record<string, unknown>, expected: Record<string, unknown>) {
  for (const [name, value] of Object.entries(expected)) same(`${what}: ${name}`, row?.[name], value);
} // prettier-ignore

/** Compares a list: exactly these rows by uuid, with these fields, and the total. */
export function sameRows(reading: Reading, body: Body, expected: ReadonlyMap<string, Record<string, unknown>>) {
  const rows = (body?.data ?? []) as (Record<string, unknown> & { uuid: string })[];
  reading.same('rows', rows.map(({ uuid }) => uuid).sort(), [...expected.keys()].sort());
  if (body?.total !== undefined) reading.same('total', body.total, expected.size);
  for (const row of rows) sameFields(reading, row.uuid, row, expected.get(row.uuid) ?? {});
}
