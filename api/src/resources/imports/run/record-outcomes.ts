import { type FieldMessages, type ImportChange, type ImportResult } from '@siteledger/shared-lib/domain';
import { ofRow } from '../entities/importable';
import { keyOfLine } from '../fields/import-field';
import { type NumberedRow } from './read-row';
import { type RecordRows } from './rows-of-records';

/** The outcome of a row, which is that of its record. */
export type RowOutcome = {
  no: number;
  result: ImportResult;
  record: string | null;
  messages: FieldMessages;
  warnings: FieldMessages;
  changes: ImportChange[];
};

/** The outcome of a record; `ofLines` are the changes of each line, for its row. */
export type Written = Pick<RowOutcome, 'result' | 'record' | 'changes'> & { ofLines?: readonly ImportChange[][] };

type Rows = Pick<RecordRows, 'rows'>;

const linesOf = ({ rows }: Rows) => rows.filter(({ hasLine }) => hasLine);

/** The outcomes of the rows of a written record; its changes are those of its first row. */
export function writtenRows(record: Rows, { changes, ofLines = [], ...written }: Written): RowOutcome[] {
  const lines = linesOf(record);
  return record.rows.map((row, index) => ({
    ...{ no: row.no, warnings: row.warnings, messages: {}, ...written },
    changes: [...(index === 0 ? changes : []), ...(ofLines[lines.indexOf(row)] ?? [])],
  }));
}

/** The outcomes of the rows of a refused record; a row without messages names the first that has some. */
export function refusedRows({ rows }: Rows, messagesOf: (row: NumberedRow) => FieldMessages): RowOutcome[] {
  const isWrong = (messages: FieldMessages) => Object.keys(messages).length > 0;
  const wrong = rows.find((row) => isWrong(messagesOf(row)));
  return rows.map((row) => {
    const own = messagesOf(row);
    const messages = isWrong(own) ? own : ofRow(`Row ${wrong?.no} of the same record has an error.`);
    return { no: row.no, warnings: row.warnings, result: 'error', record: null, changes: [], messages };
  });
}

/** Messages of a form by row: those of a line belong to its row, others to the row that states the field. */
export function messagesByRow(record: Rows, messages: FieldMessages): (row: NumberedRow) => FieldMessages {
  const placed = Object.entries(messages).map(([field, texts]) => ({ ...placeOf(record, field), texts }));
  return (row) => Object.fromEntries(placed.filter((one) => one.row === row).map(({ field, texts }) => [field, texts]));
}

// Forms name a field of a line `lines[0].qty`.
const IN_LINE = /^lines\[(\d+)\]\.(.+)$/;

function placeOf(record: Rows, field: string) {
  const [first] = record.rows;
  const [, index, name] = IN_LINE.exec(field) ?? [];
  if (name) return { row: linesOf(record)[Number(index)] ?? first, field: keyOfLine(name) };
  return { row: record.rows.find(({ body }) => (body[field] ?? null) !== null) ?? first, field };
}
