/** Kinds of records that can be imported, in the order in which a cut-over needs them. docs/domain/imports.md */
export const IMPORT_ENTITIES = [
  'account_code',
  'bank_account',
  'client',
  'organisation',
  'user',
  'project',
  'purchase_order',
  'variation_order',
  'opening',
  'expense',
  'invoice',
  'payment',
  'write_off',
] as const;

export type ImportEntity = (typeof IMPORT_ENTITIES)[number];

/** Name of each kind, as a heading. */
export const IMPORT_ENTITY_NAMES: Readonly<Record<ImportEntity, string>> = {
  account_code: 'Account codes',
  bank_account: 'Bank accounts',
  client: 'Clients',
  organisation: 'Organisations',
  user: 'Users',
  project: 'Projects',
  purchase_order: 'Purchase orders',
  variation_order: 'Variation orders',
  opening: 'Opening certificates',
  expense: 'Expenses',
  invoice: 'Invoices',
  payment: 'Payments',
  write_off: 'Write-offs',
};

/** How a cell is read: as text, a whole number, money, a day, one of a list, or another record's name. imports.md#cells */
export type ImportKind = 'text' | 'number' | 'amount' | 'day' | 'choice' | 'reference';

/** A value of a list and the names by which a file may mean it; the first name is shown. */
export type ImportChoice = { value: string | number; names: readonly string[] };

/** A column that a file may have: the label is that of the form. docs/domain/imports.md#mapping */
export type ImportField = {
  key: string;
  label: string;
  kind: ImportKind;
  isRequired: boolean;
  /** Other headings, in English and Malay. */
  synonyms: readonly string[];
  example: string;
  choices?: readonly ImportChoice[];
  /** The value of every row when the file has no such column. */
  fallback?: string;
  /** Digits that may begin with a zero, which a spreadsheet loses when it takes them for a number. */
  hasDigits?: true;
};

/** A cell as read from a file: a number only where a spreadsheet stores one. */
export type ImportCell = string | number | null;

/** How amounts are written: 1,234.50 or 1.234,50. */
export const DECIMAL_STYLES = ['point', 'comma'] as const;
export type DecimalStyle = (typeof DECIMAL_STYLES)[number];

/** How days are written: 31/12/2026 or 12/31/2026. */
export const DATE_ORDERS = ['dmy', 'mdy'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** The style that the cells of a column have; `either` and `mixed` leave the choice to the user. */
export type Evidence<Style extends string> = Style | 'either' | 'mixed' | null;
