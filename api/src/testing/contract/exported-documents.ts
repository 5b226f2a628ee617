import { at, type Exported, namesAt } from './exported-list';

// The report of purchase orders.
export const ORDER = [
  ...[at('Project', 'project.name'), at('Contractor', 'contractor.name'), at('PO No', 'po_no')],
  ...[at('Issued Date', 'issued_date', 'day'), at('Required Date', 'required_date', 'day'), at('Status', 'status')],
  ...[at('Total Value', 'total_value', 'money'), at('Billed', 'billed', 'money')],
  ...[at('Billed %', 'billed_percent', 'percent'), at('Over-billed', 'over_billed', 'money')],
  ...[at('Budget', 'budget', 'money'), at('Budget Variance', 'budget_variance', 'money')],
  ...[at('Total Tax', 'total_tax', 'money'), at('Debit/Credit Note', 'dc_note', 'money')],
  ...[at('Description', 'description'), at('Outstanding', 'outstanding', 'money')],
];

export const VARIATION: Exported[] = [
  ...[at('Project', 'project.name'), at('VO No', 'vo_no'), at('Title', 'title'), at('Status', 'status')],
  at('Type', 'type'),
  {
    ...at('Amount', 'amount', 'money'),
    value: ({ type, amount }) => (type === 'omission' ? `-${String(amount)}` : amount),
  },
  ...[at('Cost Amount', 'cost_amount', 'money'), at('Contractor', 'contractor.name')],
  ...[at('Submitted Date', 'submitted_date', 'day'), at('Approved Date', 'approved_date', 'day')],
  ...[at('Client Ref', 'client_ref'), at('Extension of Time (days)', 'eot_days', 'whole number')],
];

export const USER: Exported[] = [
  ...[at('Name', 'name'), at('E-mail', 'email'), namesAt('Roles', 'roles')],
  { ...at('Projects', 'projects', 'whole number'), value: ({ projects }) => (projects as unknown[]).length },
  namesAt('Assigned Projects', 'projects'),
];

// As the screen says them.
const KIND_TEXTS = {
  progress: 'Progress certificate',
  retention_release: 'Retention release',
  other: 'Other invoice',
};

export const INVOICE_OF_PROJECT: Exported[] = [
  ...[at('Invoice No', 'invoice_no'), at('Cert No', 'cert_no'), at('Status', 'status')],
  { ...at('Kind', 'kind'), value: ({ kind }) => KIND_TEXTS[kind as keyof typeof KIND_TEXTS] },
  ...[at('Due Date', 'due_date', 'day'), at('Overdue (days)', 'overdue', 'whole number')],
  ...[at('Work Done Certified', 'work_done_certified', 'money'), at('Total Amount', 'total_amount', 'money')],
  ...[at('Invoice Date', 'invoice_date', 'day'), at('Materials on Site', 'materials_on_site', 'money')],
  ...[at('Nett Certified', 'nett_certified', 'money'), at('Retention', 'retention', 'money')],
  ...[at('Released', 'released', 'money'), at('Invoice Amount', 'invoice_amt', 'money')],
  ...[at('Total Tax', 'total_tax', 'money'), at('Total Invoiced', 'total_invoiced', 'money')],
  ...[at('Debit Note', 'debit_note', 'money'), at('Received in Period', 'total_received_in_period', 'money')],
  ...[at('Total Receivable', 'total_receivable', 'money'), at('Written Off', 'write_off_amt', 'money')],
  ...[at('Client', 'client_name'), at('Client Ref No', 'client_ref_no'), at('Description', 'description')],
  at('Balance', 'balance', 'money'),
];

export const REPORTED_INVOICE = [
  ...[at('Project', 'project.name'), at('Client', 'client.name'), at('Invoice Date', 'invoice_date', 'day')],
  ...[at('Due Date', 'due_date', 'day'), at('Overdue (days)', 'overdue', 'whole number')],
  ...[at('Contractor', 'contractor.name'), at('Ref No', 'ref_no'), at('Invoice Amount', 'invoice_amt', 'money')],
  ...[at('Total Tax', 'total_tax', 'money'), at('Debit Note', 'dc_note', 'money')],
  ...[at('Total Payment', 'total_payment', 'money'), at('Status', 'status'), at('Description', 'description')],
  at('Balance', 'balance', 'money'),
];

export const PAYMENT = [
  ...[at('Payment Date', 'payment_date', 'day'), at('Project', 'project.name')],
  ...[at('Client or contractor', 'client_or_contractor_name'), at('Cert No or Ref No', 'cert_no_or_ref_no')],
  ...[at('Client', 'client.name'), at('Bank', 'bank'), at('Cheque No', 'cheque_no')],
  ...[at('Voucher No', 'payment_record.name'), at('Credit', 'credit', 'money'), at('Debit', 'debit', 'money')],
];
