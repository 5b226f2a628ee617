import { type Place } from './place';
import { at, both, fixed, isRefusedWhenStale, type StatedRecord, uuidOf } from './stated-record';

const INVOICE = {
  create: 'POST /invoices',
  change: 'PUT /invoices/{id}',
  details: at('/invoices'),
  isPatched: true,
};

// docs/domain/certificates.md#fields
const CERTIFICATE: StatedRecord = {
  ...INVOICE,
  what: 'a progress claim',
  fields: ({ project }) => ({
    project_uuid: fixed(project, uuidOf('project')),
    kind: fixed('progress'),
    invoice_no: both('INV-A', 'INV-B'),
    cert_no: both('7', '8'),
    client_ref_no: both('REF-1', 'REF-2'),
    invoice_date: both('2026-03-30', '2026-03-31'),
    due_date: both('2026-05-14', '2026-05-15'),
    work_done_certified: both('10000.00', '11000.00'),
    materials_on_site: both('2000.00', '2100.00'),
    retention_percent: both('7.50', '2.50'),
    tax_code: both('ST6', 'ST8'),
    debit_note: both('100.00', '110.00'),
    description: both('First', 'Second'),
    remarks: both('One', 'Two'),
  }),
};

const RELEASE: StatedRecord = {
  ...INVOICE,
  what: 'a release of retention',
  fields: ({ certifiedProject }) => ({
    project_uuid: fixed(certifiedProject, uuidOf('project')),
    kind: fixed('retention_release'),
    invoice_date: both('2026-04-30', '2026-05-31'),
    released: both('100.00', '150.00'),
  }),
};

const OTHER_INVOICE: StatedRecord = {
  ...INVOICE,
  what: 'another invoice',
  fields: ({ project }) => ({
    project_uuid: fixed(project, uuidOf('project')),
    kind: fixed('other'),
    invoice_date: both('2026-04-30', '2026-05-31'),
    invoice_amt: both('700.00', '750.00'),
  }),
};

// docs/domain/expenses.md#fields
const EXPENSE: StatedRecord = {
  what: 'an expense',
  create: 'POST /expenses',
  change: 'PUT /expenses/{id}',
  details: at('/expenses'),
  isPatched: true,
  fields: (place) => ({
    project_uuid: fixed(place.project, uuidOf('project')),
    contractor_uuid: both(place.contractor, place.otherContractor, { read: uuidOf('contractor') }),
    purchase_order_uuid: both(place.order, place.otherOrder, { read: uuidOf('purchase_order') }),
    ref_no: both('BILL-A', 'BILL-B'),
    description: both('First', 'Second'),
    invoice_date: both('2026-04-01', '2026-04-02'),
    date_received: both('2026-04-11', '2026-04-12'),
    due_date: both('2026-05-21', '2026-05-22'),
    invoice_amt: both('700.00', '800.00'),
    tax_amt: both('7.00', '8.00'),
    dc_note: both('20.00', '30.00'),
    retention_amt: both('40.00', '50.00'),
    account_code_uuid: both(place.account, place.otherAccount, { read: uuidOf('account_code') }),
  }),
};

const payment = ({ bankAccount, otherBankAccount }: Place) => ({
  payment_date: both('2026-06-01', '2026-06-02'),
  payment_amt: both('10.00', '11.00'),
  bank: both('Maybank', 'CIMB'),
  bank_account_uuid: both(bankAccount, otherBankAccount, { read: ({ bank_account }) => bank_account?.uuid ?? null }),
  cheque_no: both('1001', '1002'),
  remark: both('One', 'Two'),
});

const PAYMENT = {
  create: 'POST /payments',
  change: 'PUT /payments/{id}',
  details: at('/payments'),
  effects: { version: isRefusedWhenStale },
};

// docs/domain/payments.md#one-payment
const RECEIPT: StatedRecord = {
  ...PAYMENT,
  what: 'a receipt',
  fields: (place) => ({ invoice_uuid: { created: place.invoice }, ...payment(place) }),
};

const EXPENSE_PAYMENT: StatedRecord = {
  ...PAYMENT,
  what: 'a payment of an expense',
  fields: (place) => ({ expense_uuid: { created: place.expense }, ...payment(place) }),
};

type Row = { expense: { uuid: string }; payment_amt: string };

// docs/domain/payments.md#payment-records
const PAYMENT_RECORD: StatedRecord = {
  what: 'a payment record',
  create: 'POST /payment_records',
  details: at('/payment_records'),
  fields: ({ expense, bankAccount }) => ({
    bank: { created: 'Maybank' },
    bank_account_uuid: { created: bankAccount, read: uuidOf('bank_account') },
    payment_date: { created: '2026-06-01' },
    cheque_no: { created: '1001' },
    remark: { created: 'One' },
    payments: {
      created: { [expense]: '12.00' },
      read: ({ payments }) => Object.fromEntries((payments as Row[]).map((row) => [row.expense.uuid, row.payment_amt])),
    },
  }),
};

// docs/domain/payments.md#write-offs
const writeOff = (kind: 'invoice' | 'expense'): StatedRecord => ({
  what: `the write-off of an ${kind}`,
  create: `PUT /write-off/${kind}s/{id}`,
  existing: (place) => place[kind],
  details: at(`/${kind}s`),
  fields: () => ({
    reason: { created: 'Gone', read: ({ write_off_reason }) => write_off_reason as string },
    write_off_date: { created: '2026-06-20' },
  }),
});

export const STATED_MONEY: readonly StatedRecord[] = [
  ...[CERTIFICATE, RELEASE, OTHER_INVOICE, EXPENSE, RECEIPT, EXPENSE_PAYMENT, PAYMENT_RECORD],
  ...[writeOff('invoice'), writeOff('expense')],
];
