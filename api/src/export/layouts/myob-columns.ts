import { addMoney } from '@siteledger/shared-lib/domain';
import { always, type Column, dayMonthYear, empty, type ExportRow } from './rows';

const NOTHING_PAID = '0.00';
const ALREADY_SENT = 'A';
const IN_A_NUMBER_OF_DAYS = '2';

const card: Column[] = [
  { heading: 'Co./Last Name', text: ({ document }) => document.card_name },
  ...empty('First Name'),
  ...['Addr 1 - Line 1', '- Line 2', '- Line 3', '- Line 4'].map((heading, index) => ({
    heading,
    text: ({ document }: ExportRow) => document.address[index] ?? '',
  })),
  // Empty, because the amounts are before tax.
  ...empty('Inclusive'),
];

const date: Column = { heading: 'Date', value: ({ document }) => dayMonthYear(document.date) };

const posting: Column[] = [
  always('Delivery Status', ALREADY_SENT),
  { heading: 'Description', text: ({ line }) => line.description },
  { heading: 'Account #', text: ({ account_no }) => account_no },
  { heading: 'Amount', value: ({ line }) => line.amount },
  { heading: 'Inc-Tax Amount', value: ({ line }) => addMoney(line.amount, line.tax) },
  { heading: 'Job', text: ({ document }) => document.job },
  ...empty('Comment'),
  { heading: 'Journal Memo', text: ({ document }) => document.memo },
];

const taxes: Column[] = [
  { heading: 'Tax Code', text: ({ accounting_code }) => accounting_code },
  always('Non-Tax Amount', '0.00'),
  { heading: 'Tax Amount', value: ({ line }) => line.tax },
];

const balanceDueDays: Column = {
  heading: '- Balance Due Days',
  value: ({ document }) => String(document.days_to_pay),
};

/** Service Sales. docs/domain/accounting-export.md#abss-and-myob */
export const SALES_COLUMNS: readonly Column[] = [
  ...card,
  { heading: 'Invoice #', text: ({ document }) => document.number },
  date,
  { heading: 'Customer PO', text: ({ document }) => document.reference },
  ...posting,
  ...taxes,
  always('Sale Status', 'I'),
  always('Terms - Payment is Due', IN_A_NUMBER_OF_DAYS),
  balanceDueDays,
  always('Amount Paid', NOTHING_PAID),
  ...empty('Card ID'),
];

/** Service Purchases, numbered by the accounting software. docs/domain/accounting-export.md#abss-and-myob */
export const PURCHASE_COLUMNS: readonly Column[] = [
  ...card,
  ...empty('Purchase #'),
  date,
  { heading: 'Supplier Invoice #', text: ({ document }) => document.reference },
  ...empty('Deliver Via'),
  ...posting,
  ...empty('Delivery Date'),
  ...taxes,
  ...empty('Import Duty Amount', 'Freight Amount', 'Inc-Tax Freight Amount', 'Freight Tax Code'),
  ...empty('Freight Non-Tax Amount', 'Freight Tax Amount', 'Freight Import Duty Amount'),
  always('Purchase Status', 'B'),
  ...empty('Currency Code', 'Exchange Rate'),
  always('Terms - Payment is Due', IN_A_NUMBER_OF_DAYS),
  ...empty('- Discount Days'),
  balanceDueDays,
  ...empty('- % Discount'),
  always('Amount Paid', NOTHING_PAID),
  ...empty('Category', 'Card ID', 'Record ID'),
];

/**
 * MYOB AccountRight's names of columns, where those of ABSS, its Malaysian sister, differ.
 * accounting-export.md#abss-and-myob
 */
export const ACCOUNTRIGHT_HEADINGS: Readonly<Record<string, string>> = {
  'Tax Amount': 'GST Amount',
  'Non-Tax Amount': 'Non-GST Amount',
  'Deliver Via': 'Ship Via',
  'Delivery Date': 'Shipping Date',
  'Freight Tax Amount': 'Freight GST Amount',
  'Freight Non-Tax Amount': 'Freight Non-GST Amount',
};
