import { at, type Exported, namesAt } from './exported-list';

// The report of purchase orders.
export const ORDER = [
  ...[at('Project', 'project.name'), at('Contractor', 'contractor.name'), at('PO No', 'po_no')],
  ...[at('Issued Date', 'issued_date', 'day'), at('Required Date', 'required_date', 'day'), at('Status', 'status')],
  ...[at('Total Value', 'total_value', 'money'), at('Billed', 'billed', 'money')],
  ...[at('Billed %', 'billed_percent', 'percent'), at('Over-billed', 'over_billed', 'money')],
  ...[at('Budget', 'budget', 'money'), at('Budget Variance', 'budget_variance', 'money')],
  ...[at('Total Tax', 'total_tax', 'money'), at('Debit/Credit Note', 'dc_note', 'money')],
  ...[at('Description', 'description'), at('Remarks', 'remarks'), at('Outstanding', 'outstanding', 'money')],
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
  at('Remarks', 'remarks'),
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
  ...[at('Retention Percent', 'retention_percent', 'percent'), at('Tax Code', 'tax_code'), at('Remarks', 'remarks')],
  at('Balance', 'balance', 'money'),
];

const SHORT_KINDS = { progress: 'Progress', retention_release: 'Retention Release', other: 'Other' };

export const REPORTED_INVOICE: Exported[] = [
  ...[at('Project', 'project.name'), at('Client', 'client.name'), at('Invoice Date', 'invoice_date', 'day')],
  ...[at('Due Date', 'due_date', 'day'), at('Overdue (days)', 'overdue', 'whole number')],
  ...[at('Contractor', 'contractor.name'), at('Ref No', 'ref_no'), at('Invoice Amount', 'invoice_amt', 'money')],
  ...[at('Total Tax', 'total_tax', 'money'), at('Debit Note', 'dc_note', 'money')],
  ...[at('Total Payment', 'total_payment', 'money'), at('Status', 'status'), at('Description', 'description')],
  { ...at('Kind', 'kind'), value: ({ kind }) => SHORT_KINDS[kind as keyof typeof SHORT_KINDS] },
  ...[at('Cert No', 'cert_no'), at('Client Ref No', 'client_ref_no')],
  ...[at('Work Done Certified', 'work_done_certified', 'money'), at('Materials on Site', 'materials_on_site', 'money')],
  ...[at('Released', 'released', 'money'), at('Retention Percent', 'retention_percent', 'percent')],
  ...[at('Tax Code', 'tax_code'), at('Remarks', 'remarks'), at('Balance', 'balance', 'money')],
];

export const REPORTED_EXPENSE = [
  ...[at('Project', 'project.name'), at('Contractor', 'contractor_name'), at('Ref No', 'ref_no')],
  ...[at('Invoice Date', 'invoice_date', 'day'), at('Due Date', 'due_date', 'day')],
  ...[at('Overdue (days)', 'overdue', 'whole number'), at('Invoice Amount', 'invoice_amt', 'money')],
  ...[at('Tax Amount', 'tax_amt', 'money'), at('Debit/Credit Note', 'dc_note', 'money')],
  ...[at('Total Payment', 'total_payment', 'money'), at('Status', 'status'), at('Description', 'description')],
  ...[at('Purchase Order', 'purchase_order.name'), at('Date Received', 'date_received', 'day')],
  ...[at('Retention Amount', 'retention_amt', 'money'), at('Account Code', 'posted_to')],
  at('Balance', 'balance', 'money'),
];

const billName = (contractor: unknown, refNo: unknown) => `${String(contractor)} / ${String(refNo)}`;

export const PAYMENT: Exported[] = [
  ...[at('Payment Date', 'payment_date', 'day'), at('Project', 'project.name')],
  ...[at('Client or contractor', 'client_or_contractor_name'), at('Cert No or Ref No', 'cert_no_or_ref_no')],
  ...[at('Client', 'client.name'), at('Bank', 'bank'), at('Cheque No', 'cheque_no')],
  ...[at('Voucher No', 'payment_record.name'), at('Invoice', 'invoice_no')],
  {
    ...at('Expense', 'expense'),
    value: ({ contractor, cert_no_or_ref_no }) =>
      contractor && billName((contractor as { name: string }).name, cert_no_or_ref_no),
  },
  ...[at('Bank Account', 'bank_account.name'), at('Payment Amount', 'payment_amt', 'money'), at('Remark', 'remark')],
  ...[at('Credit', 'credit', 'money'), at('Debit', 'debit', 'money')],
];

export const WRITTEN_OFF_INVOICE = [
  ...[at('Project', 'project.name'), at('Invoice Date', 'invoice_date', 'day'), at('Contractor', 'contractor.name')],
  ...[at('Client', 'client_name'), at('Ref No', 'ref_no'), at('Invoice No', 'invoice_no')],
  ...[at('Write-off Amount', 'write_off_amt', 'money'), at('Write-off Date', 'write_off_date', 'day')],
  at('Reason', 'write_off_reason'),
];

export const WRITTEN_OFF_EXPENSE: Exported[] = [
  ...[at('Project', 'project.name'), at('Invoice Date', 'invoice_date', 'day'), at('Contractor', 'contractor.name')],
  at('Ref No', 'ref_no'),
  { ...at('Expense', 'expense'), value: ({ contractor_name, ref_no }) => billName(contractor_name, ref_no) },
  ...[at('Description', 'description'), at('Total Expenses', 'total_expenses', 'money')],
  ...[at('Write-off Amount', 'write_off_amt', 'money'), at('Write-off Date', 'write_off_date', 'day')],
  at('Reason', 'write_off_reason'),
];
