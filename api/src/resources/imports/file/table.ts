import {
  type FieldMessages,
  IMPORT_MAX,
  type ImportCell,
  type ImportColumn,
  type ImportEntity,
  type ImportSource,
} from '@siteledger/shared-lib/domain';
import { guessHeader, isTotalRow } from '../fields/guess-mapping';
import { combine, dateOrderOf, decimalStyleOf } from '../fields/guess-style';
import { fieldsOfEntity } from '../fields/import-entities';
import { type Lines } from './software/lines';

/** The place of the table in the file, as far as the caller gives it; the rest is guessed. */
export type SourceChoice = { [Name in 'sheet' | 'encoding' | 'delimiter' | 'header_row']?: ImportSource[Name] | null };

/** All rows of a sheet or text, from its first line on. */
export type Grid = Omit<ImportSource, 'header_row' | 'title'> & { is1904: boolean } & Lines;

/** A row below the header, by the number that the spreadsheet shows. */
export type TableRow = { no: number; cells: ImportCell[]; is_left_out: boolean };

/** The table of a file: its header, and the rows below it that have any text. */
export type Table = { source: ImportSource & { is1904: boolean }; columns: ImportColumn[]; rows: TableRow[] };

/** Why a file cannot be read, in words for its user. */
export class UnreadableFile extends Error {}

/** Messages of a file that cannot be read, as of the form's field. */
export const fileProblem = (message: string): FieldMessages => ({ file: [message] });

const isBlank = (cell: ImportCell) => cell === null || (typeof cell === 'string' && cell.trim() === '');

/** Finds the header of a grid and describes the columns below it. docs/domain/imports.md#reading-a-file */
export function tableOf(grid: Grid, entity: ImportEntity, header?: number | null): Table {
  const { rows: read, headings: known, left_out, ...place } = grid;
  const rows = read.map((cells) => cells.map(storable));
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => !isBlank(cell)) + 1));
  if (width > IMPORT_MAX.columns)
    throw new UnreadableFile(`The table has ${width} columns. At most ${IMPORT_MAX.columns} can be imported.`);
  const at = known ? -1 : headerOf(rows, entity, header);
  const headings = known ?? rows[at] ?? [];
  const isLeftOut = (cells: ImportCell[], index: number) => left_out?.has(index) ?? isTotalRow(cells);
  const below = rows
    .map((cells, index) => ({ no: index + 1, cells: padded(cells, width), is_left_out: isLeftOut(cells, index) }))
    .filter(({ no, cells }) => no > at + 1 && !cells.every(isBlank));
  if (below.length === 0) throw new UnreadableFile('The table has no rows below its header.');
  if (below.length > IMPORT_MAX.rows)
    throw new UnreadableFile(`The table has more than ${IMPORT_MAX.rows} rows. Split it into several files.`);
  const title = rows.slice(0, Math.max(0, at)).map((row) => row.filter((cell) => !isBlank(cell)).join(' '));
  return {
    source: { ...place, header_row: at + 1, title: title.filter((line) => line !== '') },
    columns: Array.from({ length: width }, (_, column) => columnOf(headings[column] ?? null, below, column)),
    rows: below,
  };
}

const headerOf = (rows: ImportCell[][], entity: ImportEntity, header?: number | null) =>
  header ? header - 1 : guessHeader(fieldsOfEntity(entity), rows);

// PostgreSQL stores neither NUL nor half a surrogate pair.
const storable = (cell: ImportCell) => (typeof cell === 'string' ? cell.replaceAll('\0', '').toWellFormed() : cell);

const padded = (cells: readonly ImportCell[], width: number) =>
  Array.from({ length: width }, (_, column) => cells[column] ?? null);

function columnOf(heading: ImportCell, rows: readonly TableRow[], column: number): ImportColumn {
  const texts = rows.map(({ cells }) => cells[column]).filter((cell) => typeof cell === 'string');
  return {
    heading: String(heading ?? '').trim(),
    amounts: combine(texts.map(decimalStyleOf)),
    days: combine(texts.map(dateOrderOf)),
  };
}
