import { addMoney } from '@siteledger/shared-lib/domain';
import { type AccountingDocument } from '../accounting-document';
import { FILE_FORMATS, type FileFormat } from './file-format';
import { type Layout, LINE_END, tooLong, unwritable } from './layout';
import { accountOf, always, cellsOf, type Column, dayMonthYear, empty, rowsOf } from './rows';

const CODE_MAX = 10;
const NUMBER_MAX = 20;
const TEXT_MAX = 150;

/** "None" in their lists. */
const NONE = '----';
const RINGGIT = '1';
const NOT_CANCELLED = 'F';
const BEFORE_TAX = '0';

const number: Column = { heading: 'DOCNO', text: ({ document }) => document.number };

const job = ({ document }: { document: AccountingDocument }) => document.job;

const totalOf = ({ lines }: AccountingDocument) => addMoney(...lines.flatMap(({ amount, tax }) => [amount, tax]));

const termsOf = ({ days_to_pay }: AccountingDocument) => (days_to_pay === 0 ? 'C.O.D.' : `${days_to_pay} Days`);

const MASTER: readonly Column[] = [
  always('MASTER', 'MASTER'),
  number,
  { heading: 'DOCNOEX', text: ({ document }) => document.reference },
  { heading: 'DOCDATE', value: ({ document }) => dayMonthYear(document.date) },
  { heading: 'POSTDATE', value: ({ document }) => dayMonthYear(document.date) },
  { heading: 'CODE', text: ({ document }) => document.accounting_code ?? '' },
  { heading: 'TERMS', value: ({ document }) => termsOf(document) },
  { heading: 'DESCRIPTION', text: ({ line }) => line.description },
  always('AREA', NONE),
  always('AGENT', NONE),
  { heading: 'PROJECT', text: job },
  always('CURRENCYRATE', RINGGIT),
  { heading: 'DOCAMT', value: ({ document }) => totalOf(document) },
  always('CANCELLED', NOT_CANCELLED),
  ...empty('end'),
];

const DETAIL: readonly Column[] = [
  always('DETAIL', 'DETAIL'),
  number,
  { heading: 'ACCOUNT', text: ({ account_no }) => account_no },
  { heading: 'DESCRIPTION', text: ({ line }) => line.description },
  { heading: 'PROJECT', text: job },
  { heading: 'TAX', text: ({ accounting_code }) => accounting_code },
  { heading: 'TAXAMT', value: ({ line }) => line.tax },
  always('TAXINCLUSIVE', BEFORE_TAX),
  { heading: 'AMOUNT', value: ({ line }) => line.amount },
  ...empty('end'),
];

// The importer cannot unescape a semicolon.
const semicolons = ({ contentType }: FileFormat): FileFormat => ({
  contentType,
  separator: ';',
  text: (text) => FILE_FORMATS.txt.text(text).replaceAll(';', ',').slice(0, TEXT_MAX),
});

const SALES: Layout = {
  name: 'sql-account',
  formats: { txt: semicolons(FILE_FORMATS.txt), csv: semicolons(FILE_FORMATS.csv) },
  allowsNoTaxCode: true,
  obstacles: (document, settings) => [
    ...(document.accounting_code
      ? tooLong('Accounting Code', document.accounting_code, CODE_MAX)
      : [`${document.card_name} has no Accounting Code`]),
    ...unwritable('Accounting Code', document.accounting_code ?? ''),
    ...tooLong('number', document.number, NUMBER_MAX),
    ...unwritable('number', document.number),
    ...tooLong('project code', document.job, NUMBER_MAX),
    ...document.lines.flatMap((line) => tooLong('account', accountOf(line, settings) ?? '', CODE_MAX)),
  ],
  head: () => '',
  document: (document, settings, format) => {
    const rows = rowsOf(document, settings);
    const master = rows.slice(0, 1).map((row) => cellsOf(MASTER, row, format));
    return [...master, ...rows.map((row) => cellsOf(DETAIL, row, format))].map((line) => line + LINE_END).join('');
  },
};

const PURCHASES: Layout = { ...SALES, hasUniqueNumbers: true };

/** Customer invoices (AR_IV) and supplier invoices (AP_PI) of SQL Account. accounting-export.md#sql-account */
export const SQL_ACCOUNT = { sales: SALES, purchases: PURCHASES };
