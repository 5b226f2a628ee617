import type { InferType } from 'yup';
import { TAX_CODES } from '../documents/document-status';
import { choice, day, onUse, record, text, wholeNumber } from '../fields';

/**
 * The accounting software for which files are written: ABSS, as sold in Malaysia, its sister MYOB AccountRight, whose
 * columns have other headings, or SQL Account. docs/domain/accounting-export.md#settings-and-refusals
 */
export const ACCOUNTING_HEADINGS = ['abss', 'accountright', 'sql-account'] as const;

export type AccountingHeadings = (typeof ACCOUNTING_HEADINGS)[number];

/** Name of each accounting software. */
export const ACCOUNTING_SOFTWARE: Record<AccountingHeadings, string> = {
  abss: 'ABSS',
  accountright: 'MYOB AccountRight',
  'sql-account': 'SQL Account',
};

/** The software for which files are written until a user chooses another. docs/domain/accounting-export.md#settings-and-refusals */
export const DEFAULT_ACCOUNTING_HEADINGS: AccountingHeadings = 'abss';

/** File formats of an accounting export: tab-separated or comma-separated. docs/domain/accounting-export.md#the-call */
export const ACCOUNTING_FORMATS = ['txt', 'csv'] as const;

/**
 * Schema of the request for an accounting export: first and last day (both inclusive, both optional) and the format.
 * docs/domain/accounting-export.md#the-call
 */
export const accountingExportSchema = onUse(() =>
  record({
    from: day('From'),
    to: day('To').test(
      'range',
      'To must not be before From.',
      (to, { parent }: { parent: { from?: string | null } }) => !to || !parent.from || to >= parent.from,
    ),
    format: choice('Format', ACCOUNTING_FORMATS).required(),
  }),
);

export type AccountingExportInput = InferType<typeof accountingExportSchema>;

/**
 * Purposes that the accounting export posts to an account of their own.
 * docs/domain/accounting-export.md#settings-and-refusals
 */
export const ACCOUNTING_PURPOSES = [
  { key: 'sales', label: 'Sales Account' },
  { key: 'retention-receivable', label: 'Retention Receivable Account' },
  { key: 'debit-note', label: 'Debit Note Account' },
  { key: 'purchases', label: 'Purchases Account' },
  { key: 'credit-note', label: 'Credit Note Account' },
] as const;

export type AccountingPurpose = (typeof ACCOUNTING_PURPOSES)[number]['key'];

export type TaxCode = (typeof TAX_CODES)[number];

const ACCOUNT_NO = /^[0-9A-Za-z][0-9A-Za-z.-]*$/;
/** Longest name of a tax code, in ABSS and in SQL Account. */
const TAX_CODE_MAX = 3;
const SQL_TAX_CODE_MAX = 10;

const account = (label: string) =>
  text(label)
    .max(20)
    .matches(ACCOUNT_NO, { message: `${label} is not valid.`, excludeEmptyString: true });

const taxCodeName = (code: TaxCode) =>
  text(`Tax Code ${code}`)
    .max(SQL_TAX_CODE_MAX)
    .test('of-abss', `Tax Code ${code} must be less than or equals to ${TAX_CODE_MAX}.`, (name, { from }) => {
      const { headings } = (from?.at(-1)?.value ?? {}) as { headings?: string };
      return headings === 'sql-account' || (name ?? '').length <= TAX_CODE_MAX;
    })
    .matches(ACCOUNT_NO, { message: `Tax Code ${code} is not valid.`, excludeEmptyString: true });

const fieldsOf = <Key extends string, Field>(keys: readonly Key[], field: (key: Key) => Field) =>
  Object.fromEntries(keys.map((key) => [key, field(key)])) as Record<Key, Field>;

const labels = Object.fromEntries(ACCOUNTING_PURPOSES.map(({ key, label }) => [key, label])) as Record<
  AccountingPurpose,
  string
>;

const software = () => choice('Accounting Software', ACCOUNTING_HEADINGS).required();

const accountFields = () => fieldsOf(Object.keys(labels) as AccountingPurpose[], (key) => account(labels[key]));

const taxCodeFields = () => fieldsOf(TAX_CODES, taxCodeName);

/**
 * Schema of the export settings. A purpose may have no account yet, and a tax code no name; an export that needs the
 * missing one is refused and names it. docs/domain/accounting-export.md#settings-and-refusals
 */
export const accountingSettingsSchema = onUse(() =>
  record({
    headings: software(),
    accounts: record(accountFields()).label('Accounts').required(),
    tax_codes: record(taxCodeFields()).label('Tax Codes').required(),
    version: wholeNumber('Version'),
  }),
);

/** The same fields side by side, as a form has them: no purpose is called like a tax code. */
export const accountingSettingsForm = onUse(() =>
  record({ headings: software(), ...accountFields(), ...taxCodeFields(), version: wholeNumber('Version') }),
);

export type AccountingSettingsForm = InferType<typeof accountingSettingsForm>;

export type AccountingSettingsInput = InferType<typeof accountingSettingsSchema>;

/**
 * The software, account numbers by purpose, and the accounting software's name for each tax code; null where nothing is
 * set. docs/domain/accounting-export.md#settings-and-refusals
 */
export type AccountingSettings = {
  headings: AccountingHeadings;
  accounts: {
    sales: string | null;
    'retention-receivable': string | null;
    'debit-note': string | null;
    purchases: string | null;
    'credit-note': string | null;
  };
  tax_codes: { 'N-T': string | null; ST6: string | null; ST8: string | null };
  version: number;
};
