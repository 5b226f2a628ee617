import { type FieldMessages } from '@siteledger/shared-lib/domain';
import { type Context } from '../../../http/request/context';
import { type Body, type CellBody, type Importable, ofRow } from '../entities/importable';
import { keyOfLine } from '../fields/import-field';
import { changeRecord, withoutDefaulted } from './change-record';
import { inBatches } from './in-batches';
import { type PreparedRecord } from './prepare-records';
import { countRows, type Progress } from './progress';
import { hashOf } from './read-row';
import { RecordRefused, parsed } from './record-refused';
import { messagesByRow, refusedRows, type RowOutcome, type Written, writtenRows } from './record-outcomes';
import { rememberFound } from './remember-found';
import { messagesOf } from './row-messages';

const NO_KEY = 'The row needs a number or an External ID, by which it is found again.';

/**
 * Runs the use case of every record in file order, so that a row may refer to one above it; a refused record leaves
 * nothing. Returns the outcome of every row. `context.db` is the transaction. docs/domain/imports.md#the-check
 */
export async function runRecords(
  context: Context,
  importable: Importable,
  records: readonly PreparedRecord[],
  progress: Progress,
): Promise<RowOutcome[]> {
  let last = 0;
  const lastRows = records.map(({ rows }) => (last += rows.length));
  const outcomes = await inBatches<PreparedRecord, RowOutcome[]>(context.db, records, {
    begin: (db) => {
      const remembering = rememberFound(importable);
      const ofBatch = { ...context, db };
      return (record, index) => {
        countRows(progress, lastRows[index] ?? last);
        return runRecord(ofBatch, remembering, record);
      };
    },
    refuse: (record, error) => {
      const messages = messagesOf(error);
      return messages && refusedRows(record, messagesByRow(record, messages));
    },
  });
  return outcomes.flat();
}

async function runRecord(context: Context, importable: Importable, record: PreparedRecord): Promise<RowOutcome[]> {
  if (record.rows.some(({ problems }) => Object.keys(problems).length > 0))
    return refusedRows(record, ({ problems }) => problems);
  try {
    return writtenRows(record, await write(context, importable, record));
  } catch (error) {
    // Nothing is written yet, so nothing has to be taken back.
    if (error instanceof RecordRefused) return refusedRows(record, messagesByRow(record, error.messages));
    throw error;
  }
}

async function write(context: Context, importable: Importable, record: PreparedRecord): Promise<Written> {
  const body = await withReferences(context, importable, record);
  const uuid = uuidOf(record);
  if (!uuid) {
    const input = parsed(importable.schema, withoutDefaulted(importable, body));
    if (record.key.key === '') throw new RecordRefused(ofRow(NO_KEY));
    const made = await importable.create(context, input as never);
    return { result: 'created', record: made?.uuid ?? null, changes: [] };
  }
  const before = await importable.read(context, uuid);
  if (!before)
    throw new RecordRefused(ofRow('The record was deleted since it was imported. Restore it or leave the row out.'));
  if (record.known?.row_hash === hashOf(record.body, record.lines))
    return { result: 'unchanged', record: uuid, changes: [] };
  return changeRecord(context, importable, { uuid, before, body });
}

function uuidOf({ known, matches, key }: PreparedRecord) {
  if (known) return known.record_uuid;
  if (matches.length > 1)
    throw new RecordRefused(
      ofRow(`${matches.length} records are called ${key.key}. Rename them or leave the row out.`),
    );
  return matches[0];
}

async function withReferences(
  context: Context,
  { references = {} }: Importable,
  { body, lines }: PreparedRecord,
): Promise<Body> {
  const problems: FieldMessages = {};
  const look = async (cells: CellBody, keyOf: (field: string) => string, prefix = '') => {
    const found: Body = { ...cells };
    for (const [field, text] of Object.entries(cells)) {
      const referred = text === null ? undefined : await references[keyOf(field)]?.(context, String(text));
      if (!referred) continue;
      if ('problem' in referred) problems[`${prefix}${field}`] = [referred.problem];
      else found[field] = referred.id;
    }
    return found;
  };
  const found = await look(body, (field) => field);
  if (lines) {
    const looked: Body[] = [];
    for (const [index, line] of lines.entries()) looked.push(await look(line, keyOfLine, `lines[${index}].`));
    found.lines = looked;
  }
  if (Object.keys(problems).length > 0) throw new RecordRefused(problems);
  return found;
}
