import { compareMoney, type FieldMessages, isAmount } from '@siteledger/shared-lib/domain';
import { type CellBody, type Importable, ofRow } from '../entities/importable';
import { type NumberedRow, type ReadRow } from './read-row';
import { type RowKey } from './row-keys.queries';

/** The rows that state one record, and what they say together; `lines` are absent where no row states one. */
export type RecordRows = {
  rows: readonly NumberedRow[];
  key: RowKey;
  natural: string;
  body: CellBody;
  lines?: readonly CellBody[];
};

type Group = Pick<RecordRows, 'key' | 'natural'> & { rows: NumberedRow[] };

/** The name of a key among those of a file. */
export const nameOf = ({ source, key }: RowKey) => `${source}\n${key}`;

/** Puts the rows of each record together, in the order of its first row. docs/domain/imports.md#records-with-lines */
export function recordsOf(importable: Importable, rows: readonly NumberedRow[]): RecordRows[] {
  const { lineName, adjust = (body) => body } = importable;
  const hasLines = lineName !== undefined && rows.some(({ line }) => Object.keys(line).length > 0);
  return groupsOf(importable, rows, hasLines).map((group) => {
    const stating = group.rows.filter(({ hasLine }) => hasLine);
    return {
      ...group,
      body: adjust(commonBody(group.rows)),
      ...(stating.length > 0 && { lines: stating.map(({ line }) => line) }),
    };
  });
}

// Rows with one key are lines of one record, or refuse each other, each naming the first.
function groupsOf(importable: Importable, rows: readonly NumberedRow[], hasLines: boolean) {
  const keysOf = keyReader(importable);
  const groups: Group[] = [];
  const byName = new Map<string, Group>();
  for (const row of rows) {
    const keys = keysOf(row);
    const known = keys.key.key === '' ? undefined : byName.get(nameOf(keys.key));
    const group = hasLines && (row.hasBody ? known : groups.at(-1));
    if (group) group.rows.push(row);
    else {
      const begun = { ...keys, rows: [known ? repeated(row, known) : row] };
      groups.push(begun);
      if (!known) byName.set(nameOf(keys.key), begun);
    }
  }
  return groups;
}

const repeated = (row: NumberedRow, { rows: [first] }: Group) => ({
  ...row,
  problems: { ...row.problems, ...ofRow(`Rows ${first?.no} and ${row.no} are the same record.`) },
});

function keyReader({ keyOf, hasTwins }: Importable) {
  const seen = new Map<string, number>();
  // The order distinguishes two payments of one bill on one day.
  const naturalOf = ({ body }: ReadRow) => {
    const key = String(keyOf(body) || '')
      .trim()
      .toLowerCase();
    if (!hasTwins || key === '') return key;
    const place = (seen.get(key) ?? 0) + 1;
    seen.set(key, place);
    return `${key}\n${place}`;
  };
  return (row: ReadRow): Pick<RecordRows, 'key' | 'natural'> => {
    const natural = naturalOf(row);
    const external = row.externalKey?.trim().toLowerCase();
    return { natural, key: external ? { source: 'external', key: external } : { source: 'natural', key: natural } };
  };
}

// A field of the record may be in every row or only in one; two rows that differ in it are an error.
function commonBody([first, ...others]: NumberedRow[]): CellBody {
  const body = { ...first?.body };
  const stated = new Map(Object.keys(body).map((field) => [field, first?.no]));
  for (const row of others)
    for (const [field, value] of Object.entries(row.body)) {
      if (value === null) continue;
      const known = body[field] ?? null;
      if (known === null) {
        body[field] = value;
        stated.set(field, row.no);
      } else if (!isSame(known, value))
        addProblem(row.problems, field, `Rows ${stated.get(field)} and ${row.no} differ.`);
    }
  return body;
}

function addProblem(problems: FieldMessages, field: string, message: string) {
  problems[field] = [...(problems[field] ?? []), message];
}

const isSame = (one: string | number, other: string | number) =>
  isAmount(one) && isAmount(other)
    ? compareMoney(one, other) === 0
    : String(one).trim().toLowerCase() === String(other).trim().toLowerCase();
