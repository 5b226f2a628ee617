import {
  FieldErrors,
  type FieldMessages,
  type ImportChange,
  type ImportResult,
  parse,
} from '@siteledger/shared-lib/domain';
import { type Context } from '../../../http/request/context';
import { type Body, type CellBody, type Importable, ofRow } from '../entities/importable';
import { inBatches } from './in-batches';
import { countRow, type Progress } from './progress';
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

const NO_KEY = 'The row needs a number or an External ID, by which it is found again.';

/** Refuses a row before anything of it is written. */
class RowRefused extends Error {
  constructor(readonly messages: FieldMessages) {
    super('The row is refused.');
  }
}

/**
 * Runs the use case of every row in file order, so that a row may refer to one above it; a refused row leaves nothing.
 * `context.db` is the transaction. docs/domain/imports.md#the-check
 */
export function runRows(
  context: Context,
  importable: Importable,
  rows: readonly PreparedRow[],
  progress: Progress,
): Promise<RowOutcome[]> {
  return inBatches<PreparedRow, RowOutcome>(context.db, rows, {
    begin: (db) => {
      const remembering = rememberFound(importable);
      const ofBatch = { ...context, db };
      return (row, index) => {
        countRow(progress, index);
        return runRow(ofBatch, remembering, row);
      };
    },
    refuse: (row, error) => {
      const messages = messagesOf(error);
      return messages && refused(row, messages);
    },
  });
}

const untouched = ({ no, warnings }: PreparedRow) => ({ no, warnings, messages: {}, record: null, changes: [] });

const refused = (row: PreparedRow, messages: FieldMessages): RowOutcome => ({
  ...untouched(row),
  result: 'error',
  messages,
});

async function runRow(context: Context, importable: Importable, row: PreparedRow): Promise<RowOutcome> {
  if (Object.keys(row.problems).length > 0) return refused(row, row.problems);
  try {
    return { ...untouched(row), ...(await write(context, importable, row)) };
  } catch (error) {
    // Nothing is written yet, so nothing has to be taken back.
    if (error instanceof RowRefused) return refused(row, error.messages);
    throw error;
  }
}

async function write(context: Context, importable: Importable, row: PreparedRow): Promise<Written> {
  const body = await withReferences(context, importable, row.body);
  const record = recordOf(row);
  if (!record) {
    const input = parsed(importable, body);
    if (row.key.key === '') throw new RowRefused(ofRow(NO_KEY));
    const made = await importable.create(context, input as never);
    return { result: 'created', record: made?.uuid ?? null, changes: [] };
  }
  const before = await importable.read(context, record);
  if (!before)
    throw new RowRefused(ofRow('The record was deleted since it was imported. Restore it or leave the row out.'));
  if (row.known?.row_hash === hashOf(row.body)) return { result: 'unchanged', record, changes: [] };
  return change(context, importable, { record, before, body });
}

function parsed({ schema }: Importable, body: Body): Body {
  try {
    return parse(schema, body);
  } catch (error) {
    if (error instanceof FieldErrors) throw new RowRefused(error.errors);
    throw error;
  }
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
  importable: Importable,
  { record, before, body }: { record: string; before: Body; body: Body },
): Promise<Written> {
  const { update, defaulted = [] } = importable;
  const stated = Object.fromEntries(
    Object.entries(body).filter(([field, value]) => value !== null || !defaulted.includes(field)),
  );
  const after = parsed(importable, { ...before, ...stated });
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
