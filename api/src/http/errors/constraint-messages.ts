import { isTakenAlready } from '@siteledger/shared-lib/domain';

type FieldMessage = { field: string; message: string };

const taken = (field: string, label: string): FieldMessage => ({ field, message: isTakenAlready(label) });

/** Messages for duplicates, by unique index. */
export const DUPLICATE_MESSAGES: Readonly<Record<string, FieldMessage>> = {
  roles_name: taken('name', 'Name'),
  users_email: taken('email', 'E-mail'),
  end_customers_name: taken('name', 'Name'),
  bank_accounts_account_no: taken('account_no', 'Account No'),
  account_codes_code: taken('code', 'Code'),
  variation_orders_vo_no: taken('vo_no', 'VO No'),
  purchase_orders_po_no: taken('po_no', 'PO No'),
  invoices_invoice_no: taken('invoice_no', 'Invoice No'),
  invoices_cert_no: taken('cert_no', 'Cert No'),
  expenses_ref_no: taken('ref_no', 'Ref No'),
  saved_views_name: taken('name', 'Name'),
  publish_tokens_name: taken('name', 'Name'),
};

/** Messages for check constraints; a use case rejects these values earlier unless two requests race. */
export const CHECK_MESSAGES: Readonly<Record<string, FieldMessage>> = {
  projects_start_before_end: { field: 'end_date', message: 'End Date must be after Start Date.' },
  invoices_debit_note: {
    field: 'debit_note',
    message: 'Debit Note must be less than or equals to the invoice with tax.',
  },
  invoices_not_overpaid: {
    field: 'payment_amt',
    message: 'Payment Amount must be less than or equals to the balance.',
  },
  expenses_dc_note: {
    field: 'dc_note',
    message: 'Debit/Credit Note must be less than or equals to the expense with tax.',
  },
  expenses_retention: {
    field: 'retention_amt',
    message: 'Retention Amount must be less than or equals to the expense.',
  },
  expenses_not_overpaid: {
    field: 'payment_amt',
    message: 'Payment Amount must be less than or equals to the balance.',
  },
};
