import { createHash } from 'node:crypto';
import { type Db } from '../../../db/database';
import { waitingMigrations } from '../../../db/migrate';
import { namesOf, readSums } from '../../../db/sums/read-sums';
import { type Holdings } from './holdings';

/** A server's start seals the mails that an older version stored in plain. */
const SERVER_START = 'server start';

/** A text in a table's rows that a migration, a version of the sums or a server's start replaces. */
type Change = { by: string; table: string; from: string; to: string };

const CHANGES: readonly Change[] = [
  {
    by: '0032-hashed-keys.sql',
    table: 'idempotency_keys',
    from: '"a key"',
    to: createHash('sha256').update('a key').digest('hex'),
  },
  { by: '0033-tax-dates.sql', table: 'tax_rates', from: '(ST6,6.00,1900-01-01)', to: '(ST6,6.00,2025-07-01)' },
  { by: '0033-tax-dates.sql', table: 'tax_rates', from: '(ST8,8.00,1900-01-01)', to: '(ST8,8.00,2024-03-01)' },
  { by: SERVER_START, table: 'mails', from: '(Hello.,', to: '(,' },
  { by: SERVER_START, table: 'mails', from: '("Still here.",', to: '(,' },
];

// A recount omits days without open amounts: due date, payable, project, receivable.
const SETTLED_DAY = /^\([^,]+,0\.00,\d+,0\.00\)$/;

function hasRecounted(waiting: readonly string[]) {
  const sums = readSums();
  return sums.versions.some(({ recounts }) => recounts) && !namesOf(sums).some((name) => waiting.includes(name));
}

/**
 * The expected rows of the first release: unchanged, except for the intended changes of everything that ran on this
 * database.
 */
export async function intendedHoldings(before: Holdings, db: Db, isServed: boolean): Promise<Holdings> {
  const waiting = await waitingMigrations(db);
  const due = CHANGES.filter(({ by }) => (by === SERVER_START ? isServed : !waiting.includes(by)));
  const isLeft = (table: string, text: string) =>
    !(table === 'project_due_day' && hasRecounted(waiting) && SETTLED_DAY.test(text));
  const rows = Object.entries(before.rows).map(([table, texts]) => [
    table,
    rewrite(
      texts.filter((text) => isLeft(table, text)),
      due.filter((change) => change.table === table),
    ),
  ]);
  return { ...before, rows: Object.fromEntries(rows) as Holdings['rows'] };
}

// A replaced text may sort differently.
const rewrite = (texts: readonly string[], changes: readonly Change[]) =>
  changes.reduce((rows, { from, to }) => rows.map((text) => text.replace(from, to)), [...texts]).sort();
