import { type Client } from '../../client';
import { type DayBooks } from './documents-replay';

// Replies are read as they come.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Body = any;

/** One reading of a surface on a day: what it asks for, and what is compared. */
export type Reading = {
  books: DayBooks;
  /** Chooses among values, each time again. */
  choose: <Value>(values: readonly Value[]) => Value | undefined;
  /** Reads a path as of the day of the reading. */
  read: (path: string) => Promise<Body>;
  /** The status of a path as of the day. */
  statusOf: (path: string) => Promise<number>;
  /** Holds what is shown to what the replay says; only what the replay names is compared. */
  same: (what: string, shown: unknown, expected: unknown) => void;
};

export type Surface = (reading: Reading) => Promise<void>;

/** How a reading went: the paths that it read, how much it compared, and what was not the same. */
export type Outcome = { paths: string[]; compared: number; problems: string[] };

const text = (value: unknown) => JSON.stringify(value);

/** Reads one surface as of a day, of today when it is undefined, and holds it to the books of that day. */
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

/** Compares the named fields of a row. */
export function sameFields({ same }: Reading, what: string, row: Record<string, unknown>, expected: Record<string, unknown>) {
  for (const [name, value] of Object.entries(expected)) same(`${what}: ${name}`, row?.[name], value);
} // prettier-ignore

/** Compares a list: exactly these rows, by uuid, each with these fields, and how many there are. */
export function sameRows(reading: Reading, body: Body, expected: ReadonlyMap<string, Record<string, unknown>>) {
  const rows = (body?.data ?? []) as (Record<string, unknown> & { uuid: string })[];
  reading.same('rows', rows.map(({ uuid }) => uuid).sort(), [...expected.keys()].sort());
  if (body?.total !== undefined) reading.same('total', body.total, expected.size);
  for (const row of rows) sameFields(reading, row.uuid, row, expected.get(row.uuid) ?? {});
}
