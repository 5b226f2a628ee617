import { choice, IMPORT_RESULTS, type ImportCounts, type ImportRow } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { oneRow } from '../../db/one-row';
import { columnsOf, select, selection } from '../../db/selection';
import { escapeLike } from '../../lists';
import { type ListOffer, type Window } from '../../http/routes/list';
import { type RowOutcome } from './run/record-outcomes';

const ROW = selection<ImportRow>({
  no: sql`import_rows.row_no`,
  record: sql`import_rows.record_uuid`,
  ...columnsOf('import_rows', 'is_left_out', 'result'),
  cells: sql`import_rows.cells`,
  changes: sql`import_rows.changes`,
  messages: sql`import_rows.messages`,
  warnings: sql`import_rows.warnings`,
});

const SAMPLE = 20;
const AT_ONCE = 1000;

/** Rows of an import are listed in file order, all or those with one outcome. */
export const ROWS_OFFER = {
  sortable: ['no'],
  defaultSort: { sort: 'no', order: 'asc' },
  filters: { result: choice('result', IMPORT_RESULTS) },
} as const satisfies ListOffer<'no', Record<string, ReturnType<typeof choice>>>;

type RowFilter = { result?: string; search?: string | undefined };

const chosen = (jobId: number, { result, search }: RowFilter) => sql`
  from import_rows where job_id = ${jobId} and ${ofResult(result)} and ${contains(search)}`;

const contains = (search: string | undefined) =>
  search ? sql`lower(cells::text) like lower(${`%${escapeLike(search)}%`})` : sql`true`;

// A row of a committed import has messages when an undo was refused because of it.
const ofResult = (result: string | undefined) => {
  if (result === 'error') return sql`messages <> '{}'`;
  return result ? sql`result = ${result}` : sql`true`;
};

export async function countRows(db: Db, jobId: number, filter: RowFilter) {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${chosen(jobId, filter)}`.execute(db);
  return oneRow(rows).total;
}

export async function pageOfRows(
  db: Db,
  jobId: number,
  filter: RowFilter & { order: 'asc' | 'desc' },
  { limit, offset }: Omit<Window, 'total'>,
) {
  const page = sql`order by row_no ${sql.raw(filter.order)} limit ${limit} offset ${offset}`;
  const { rows } = await select(ROW, sql`${chosen(jobId, filter)} ${page}`).execute(db);
  return rows;
}

export const firstRows = (db: Db, jobId: number) =>
  pageOfRows(db, jobId, { order: 'asc' }, { limit: SAMPLE, offset: 0 });

/** One row, locked. */
export async function lockRow(db: Db, jobId: number, no: number) {
  const { rows } = await select(
    ROW,
    sql`from import_rows where job_id = ${jobId} and row_no = ${no} for update`,
  ).execute(db);
  return rows[0];
}

/** All rows of an import, unless left out, in file order, a thousand at a time. */
export async function allRows(db: Db, jobId: number, which: 'taken in' | 'any' = 'taken in'): Promise<ImportRow[]> {
  const isWanted = which === 'any' ? sql`true` : sql`not is_left_out`;
  const all: ImportRow[] = [];
  for (let last = 0; ; last = all.at(-1)?.no ?? 0) {
    const { rows } = await select(
      ROW,
      sql`from import_rows where job_id = ${jobId} and row_no > ${last} and ${isWanted} order by row_no limit ${AT_ONCE}`,
    ).execute(db);
    all.push(...rows);
    if (rows.length < AT_ONCE) return all;
  }
}

/** Replaces the rows of an import by batches of `TableRow`, each a list as JSON. */
export async function replaceRows(db: Db, jobId: number, batches: readonly string[]) {
  await sql`delete from import_rows where job_id = ${jobId}`.execute(db);
  for (const batch of batches)
    await sql`
      insert into import_rows (job_id, row_no, cells, is_left_out)
      select ${jobId}::bigint, (row ->> 'no')::integer, row -> 'cells', (row ->> 'is_left_out')::boolean
      from jsonb_array_elements(${batch}::jsonb) as row`.execute(db);
}

/** Changes a row by hand; its outcome is open again, but for the cells that still have a message. */
export async function saveRowCells(db: Db, jobId: number, { no, cells, messages }: ImportRow) {
  const result = Object.keys(messages).length > 0 ? 'error' : null;
  await sql`
    update import_rows set cells = ${JSON.stringify(cells)}::jsonb, result = ${result},
      record_uuid = null, messages = ${JSON.stringify(messages)}::jsonb, warnings = '{}', changes = '[]'
    where job_id = ${jobId} and row_no = ${no}`.execute(db);
}

/** Leaves rows out, or takes them in again. */
export async function leaveRowsOut(db: Db, jobId: number, numbers: readonly number[], isLeftOut: boolean) {
  await sql`
    update import_rows set is_left_out = ${isLeftOut}
    where job_id = ${jobId} and row_no = any(${[...numbers]}::integer[])`.execute(db);
}

/** Stores the outcome of rows; the others have none. */
export async function saveOutcomes(db: Db, jobId: number, outcomes: readonly RowOutcome[]) {
  await sql`
    update import_rows set result = null, record_uuid = null, messages = '{}', warnings = '{}', changes = '[]'
    where job_id = ${jobId} and is_left_out and result is not null`.execute(db);
  for (let from = 0; from < outcomes.length; from += AT_ONCE) {
    const batch = JSON.stringify(outcomes.slice(from, from + AT_ONCE));
    await sql`
      update import_rows set result = o.result, record_uuid = o.record, messages = o.messages, warnings = o.warnings,
        changes = o.changes
      from jsonb_to_recordset(${batch}::jsonb)
        as o (no integer, result text, record uuid, messages jsonb, warnings jsonb, changes jsonb)
      where job_id = ${jobId} and row_no = o.no`.execute(db);
  }
}

/** Counts the rows of an import by outcome. */
export async function countResults(db: Db, jobId: number): Promise<ImportCounts> {
  const { rows } = await sql<ImportCounts>`
    select count(*) filter (where result = 'created') as created, count(*) filter (where result = 'updated') as updated,
      count(*) filter (where result = 'unchanged') as unchanged, count(*) filter (where result = 'error') as error,
      count(*) filter (where is_left_out) as left_out
    from import_rows where job_id = ${jobId}`.execute(db);
  return oneRow(rows);
}
