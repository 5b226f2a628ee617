import { type FieldMessages, type ImportChange, type ImportResult, parse } from '@siteledger/shared-lib/domain';
import { inSavepoint } from '../../../db/transaction/in-savepoint';
import { type Context } from '../../../http/request/context';
import { type Body, type CellBody, type Importable, ofRow } from '../entities/importable';
import { hashOf } from './read-row';
import { rememberFound } from './remember-found';
import { messagesOf } from './row-messages';
import { type PreparedRow } from './prepare-rows';

/** The outcome of a row. */
export type RowOutcome = {
  no: number;
  result: ImportResult;
  record: string | null;
  messages: FieldMessages;
  warnings: FieldMessages;
  changes: ImportChange[];
};

type Written = Pick<RowOutcome, 'result' | 'record' | 'changes'>;
type Refused = Pick<RowOutcome, 'result' | 'messages'>;

/** Thrown inside a row to refuse it. */
class RowRefused extends Error {
  constructor(readonly messages: FieldMessages) {
    super('The row is refused.');
  }
}

/**
 * Runs the use case of every row in file order, each in a savepoint, so that a row may refer to one above it and a
 * refused row leaves nothing. `context.db` is the transaction. docs/domain/imports.md#the-check
 */
export async function runRows(
  context: Context,
  importable: Importable,
  rows: readonly PreparedRow[],
  onRow: () => void,
): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  const remembering = rememberFound(importable);
  for (const row of rows) {
    onRow();
    outcomes.push(await runRow(context, remembering, row));
  }
  return outcomes;
}

async function runRow(context: Context, importable: Importable, row: PreparedRow): Promise<RowOutcome> {
  const { no, problems, warnings } = row;
  const outcome = { no, warnings, messages: {}, record: null, changes: [] };
  if (Object.keys(problems).length > 0) return { ...outcome, result: 'error', messages: problems };
  const written = await inSavepoint<Written, Refused>(context.db, () => write(context, importable, row), refusalOf);
  return { ...outcome, ...written };
}

function refusalOf(error: unknown): Refused | undefined {
  const messages = error instanceof RowRefused ? error.messages : messagesOf(error);
  return messages && { result: 'error', messages };
}

async function write(context: Context, importable: Importable, row: PreparedRow): Promise<Written> {
  const body = await withReferences(context, importable, row.body);
  const record = recordOf(row);
  if (!record) {
    const made = await importable.create(context, parse(importable.schema, body) as never);
    return { result: 'created', record: made?.uuid ?? null, changes: [] };
  }
  const before = await importable.read(context, record);
  if (!before)
    throw new RowRefused(ofRow('The record was deleted since it was imported. Restore it or leave the row out.'));
  if (row.known?.row_hash === hashOf(row.body)) return { result: 'unchanged', record, changes: [] };
  return change(context, importable, { record, before, body });
}

function recordOf({ known, matches, key }: PreparedRow) {
  if (known) return known.record_uuid;
  if (matches.length > 1)
    throw new RowRefused(ofRow(`${matches.length} records are called ${key.key}. Rename them or leave the row out.`));
  return matches[0];
}

// Fields without a column keep their value.
async function change(
  context: Context,
  { schema, update, defaulted = [] }: Importable,
  { record, before, body }: { record: string; before: Body; body: Body },
): Promise<Written> {
  const stated = Object.fromEntries(
    Object.entries(body).filter(([field, value]) => value !== null || !defaulted.includes(field)),
  );
  const after: Body = parse(schema, { ...before, ...stated });
  const changes = Object.keys(stated)
    .filter((field) => JSON.stringify(after[field] ?? null) !== JSON.stringify(before[field] ?? null))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }) as ImportChange);
  if (changes.length > 0) await update(context, record, after as never);
  return { result: changes.length > 0 ? 'updated' : 'unchanged', record, changes };
}

async function withReferences(context: Context, { references = {} }: Importable, body: CellBody): Promise<Body> {
  const found: Body = { ...body };
  const problems: FieldMessages = {};
  for (const [field, find] of Object.entries(references)) {
    const text = body[field];
    if (text === null || text === undefined) continue;
    const referred = await find(context, String(text));
    if ('problem' in referred) problems[field] = [referred.problem];
    else found[field] = referred.id;
  }
  if (Object.keys(problems).length > 0) throw new RowRefused(problems);
  return found;
}
