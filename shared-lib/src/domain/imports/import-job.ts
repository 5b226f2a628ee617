import { array, boolean, type InferType } from 'yup';
import { NAME_MAX } from '../constants';
import { amount, choice, onUse, record, text, wholeNumber } from '../fields';
import type { Money } from '../money/money';
import type { FieldMessages } from '../validate';
import {
  DATE_ORDERS,
  DECIMAL_STYLES,
  type DateOrder,
  type DecimalStyle,
  type Evidence,
  type ImportCell,
  type ImportEntity,
  type ImportField,
} from './import-kinds';

/** Limits of a file; `unpacked` is what an Excel file may grow to. docs/domain/imports.md#reading-a-file */
export const IMPORT_MAX = {
  bytes: 20 * 1024 * 1024,
  unpacked: 200 * 1024 * 1024,
  rows: 50_000,
  columns: 100,
  cell: 32_767,
} as const;

/** Days during which a committed import can be undone. */
export const IMPORT_UNDO_DAYS = 30;

export const IMPORT_ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le'] as const;
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];

export const IMPORT_DELIMITERS = [',', ';', '\t', '|'] as const;
export type ImportDelimiter = (typeof IMPORT_DELIMITERS)[number];

/** States of an import. docs/domain/imports.md#states */
export const IMPORT_STATUSES = ['uploaded', 'mapped', 'checked', 'committed', 'undone'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** Work that a server does in the background. */
export type ImportTask = 'check' | 'commit' | 'undo';

export const IMPORT_RESULTS = ['created', 'updated', 'unchanged', 'error'] as const;
/** The outcome of a row: what a commit will do, or has done. */
export type ImportResult = (typeof IMPORT_RESULTS)[number];

/** Rows of an import by outcome: a record of three lines counts three times. */
export type ImportCounts = Record<ImportResult, number> & { left_out: number };

/** Where the table is in the file: a sheet of a workbook, or the encoding and delimiter of a text. */
export type ImportSource = {
  sheets: { name: string; is_hidden: boolean }[];
  sheet: string | null;
  encoding: ImportEncoding | null;
  delimiter: ImportDelimiter | null;
  /** The row number of the header, as the spreadsheet shows it; 0 if the file's software names no columns. */
  header_row: number;
  /** Rows above the header. */
  title: string[];
};

/** A column of the file, and what its cells say about the style of amounts and days. */
export type ImportColumn = { heading: string; amounts: Evidence<DecimalStyle>; days: Evidence<DateOrder> };

/** A field is taken from a column, or has the same value in every row. */
export type FieldMapping = { field: string; column: number | null; constant: string | null };

/** A value of the file that means another one: "Subcon" for "Sub-contractor". */
export type ValueMapping = { field: string; from: string; to: string };

export type ImportMapping = {
  /** Null: the user has to choose, because the file can be read both ways. */
  decimal_style: DecimalStyle | null;
  date_order: DateOrder | null;
  fields: FieldMapping[];
  values: ValueMapping[];
};

/** The sum of a field over the rows, beside the total that the user typed from the old system. In RM. */
export type ImportTotal = { field: string; label: string; computed: Money; typed: Money | null };

/** An import in the history. */
export type ImportJob = {
  uuid: string;
  entity: ImportEntity;
  file_name: string;
  status: ImportStatus;
  /** The work in the background, and the rows that it has done. */
  task: ImportTask | null;
  progress: number;
  rows: number;
  counts: ImportCounts | null;
  /** Why the last work kept nothing. */
  message: string | null;
  created_by: string;
  created_at: string;
  committed_at: string | null;
};

/** A field that a column can be mapped to. */
export type MappableField = Pick<ImportField, 'key' | 'label' | 'isRequired' | 'example'>;

/** An import with its file, mapping and first rows. */
export type ImportDetails = ImportJob & {
  source: ImportSource;
  columns: ImportColumn[];
  /** The fields of these records, in the order of the form. */
  fields: MappableField[];
  mapping: ImportMapping;
  /** Labels of required fields without a column or constant. */
  missing: string[];
  totals: ImportTotal[];
  reason: string | null;
  sample: ImportRow[];
};

/** A row of an import; messages and changes are by field, and `row` has messages about the whole row. */
export type ImportRow = {
  no: number;
  cells: ImportCell[];
  is_left_out: boolean;
  result: ImportResult | null;
  /** The uuid of the record that was created, updated or found. */
  record: string | null;
  messages: FieldMessages;
  warnings: FieldMessages;
  changes: ImportChange[];
};

/** The value of a field as the form has it; a list holds references, or the lines of a record. */
export type ImportedValue = string | number | null | (string | number | Record<string, string | number | null>)[];

/** A field that an import changes; `lines.qty` is that of the row's own line. */
export type ImportChange = { field: string; before: ImportedValue; after: ImportedValue };

const LISTED_MAX = 500;
const field = () => text('Field').required().max(100);
const column = () =>
  wholeNumber('Column')
    .min(0)
    .max(IMPORT_MAX.columns - 1);

/** Schema to read the file another way: its sheet, encoding, delimiter or header. The mapping is proposed again. */
export const importSourceSchema = onUse(() =>
  record({
    sheet: text('Sheet').max(NAME_MAX),
    encoding: choice('Encoding', IMPORT_ENCODINGS),
    delimiter: choice('Delimiter', IMPORT_DELIMITERS),
    header_row: wholeNumber('Header Row').min(1).max(IMPORT_MAX.rows),
  }),
);

export type ImportSourceInput = InferType<typeof importSourceSchema>;

/** Schema to say which column is which field. docs/domain/imports.md#mapping */
export const importMappingSchema = onUse(() =>
  record({
    decimal_style: choice('Decimal Style', DECIMAL_STYLES),
    date_order: choice('Date Order', DATE_ORDERS),
    fields: array(record({ field: field(), column: column(), constant: text('Constant').max(NAME_MAX) }))
      .label('Fields')
      .required()
      .max(IMPORT_MAX.columns),
    values: array(
      record({ field: field(), from: text('From').required().max(NAME_MAX), to: text('To').required().max(NAME_MAX) }),
    )
      .label('Values')
      .max(LISTED_MAX),
  }),
);

export type ImportMappingInput = InferType<typeof importMappingSchema>;

/** Schema to fix cells of a row, or to leave it out. The file stays as it is. */
export const importRowSchema = onUse(() =>
  record({
    cells: array(record({ column: column().required(), value: text('Value').max(IMPORT_MAX.cell) }))
      .label('Cells')
      .max(IMPORT_MAX.columns),
    is_left_out: boolean().label('Left Out').nullable(),
  }),
);

export type ImportRowInput = InferType<typeof importRowSchema>;

/** Schema to commit: totals of the old system, and the reason for a difference. docs/domain/imports.md#control-totals */
export const importCommitSchema = onUse(() =>
  record({
    totals: array(record({ field: field(), amount: amount('Amount').required() }))
      .label('Totals')
      .max(IMPORT_MAX.columns),
    reason: text('Reason').max(NAME_MAX),
  }),
);

export type ImportCommitInput = InferType<typeof importCommitSchema>;
