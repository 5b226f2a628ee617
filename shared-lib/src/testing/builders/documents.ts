import type { Expense, Invoice, Payment, VariationOrderDetails } from '@siteledger/shared-lib/domain';
import { buildRecorded, buildReference } from './sequence';

const notWrittenOff = { write_off_amt: '0.00', write_off_date: null, write_off_reason: null };

/** An unpaid certificate of RM 100,000 that is not due. */
export function buildInvoice(given: Partial<Invoice> = {}): Invoice {
  const recorded = buildRecorded();
  const client = buildReference('Binaan Seri Maju Sdn Bhd');
  const invoiceNo = `INV-2026-${String(recorded.id).padStart(4, '0')}`;
  return {
    ...recorded,
    ...notWrittenOff,
    project: buildReference('Pejabat Shah Alam'),
    client,
    client_name: client.name,
    contractor: buildReference('Siteledger Bina Sdn Bhd'),
    kind: 'progress',
    invoice_no: invoiceNo,
    cert_no: '1',
    ref_no: invoiceNo,
    client_ref_no: null,
    invoice_date: '2026-06-30',
    due_date: '2026-07-30',
    work_done_certified: '100000.00',
    materials_on_site: '0.00',
    retention: '0.00',
    released: '0.00',
    nett_certified: '100000.00',
    retention_percent: '5.00',
    invoice_amt: '100000.00',
    tax_code: 'N-T',
    total_tax: '0.00',
    total_invoiced: '100000.00',
    debit_note: '0.00',
    dc_note: '0.00',
    total_amount: '100000.00',
    total_payment: '0.00',
    total_received_in_period: '0.00',
    total_receivable: '100000.00',
    balance: '100000.00',
    overdue: 0,
    status: 'pending',
    description: null,
    remarks: null,
    ...given,
  };
}

/** An unpaid bill of RM 80,000 that is not due. */
export function buildExpense(given: Partial<Expense> = {}): Expense {
  const recorded = buildRecorded();
  const contractor = buildReference('Kejuruteraan Alam Damai (M) Sdn Bhd');
  return {
    ...recorded,
    ...notWrittenOff,
    project: buildReference('Pejabat Shah Alam'),
    contractor,
    contractor_name: contractor.name,
    purchase_order: null,
    posted_to: null,
    ref_no: `BILL-${recorded.id}`,
    description: null,
    invoice_date: '2026-06-15',
    date_received: '2026-06-15',
    due_date: '2026-07-15',
    invoice_amt: '80000.00',
    tax_amt: '0.00',
    dc_note: '0.00',
    retention_amt: '0.00',
    total_expenses: '80000.00',
    total_payment: '0.00',
    total_paid_in_period: '0.00',
    total_payable: '80000.00',
    payment_amt: '80000.00',
    balance: '80000.00',
    overdue: 0,
    status: 'pending',
    ...given,
  };
}

/** A receipt of RM 50,000. */
export function buildPayment(given: Partial<Payment> = {}): Payment {
  return {
    ...buildRecorded(),
    project: buildReference('Pejabat Shah Alam'),
    client: buildReference('Binaan Seri Maju Sdn Bhd'),
    contractor: null,
    invoice_uuid: 'b1f6a0de-0b1c-4c5e-9d55-5a3c1f0e7a11',
    expense_uuid: null,
    payment_record: null,
    payment_date: '2026-07-01',
    payment_date_timestamp: 1782835200,
    payment_amt: '50000.00',
    credit: '50000.00',
    debit: null,
    bank: 'Maybank',
    bank_account: null,
    cheque_no: null,
    invoice_no: 'INV-1',
    cert_no_or_ref_no: '1',
    client_or_contractor_name: 'Binaan Seri Maju Sdn Bhd',
    remark: null,
    ...given,
  };
}

/** A draft addition of RM 10,000 for the client. */
export function buildVariationOrder(given: Partial<VariationOrderDetails> = {}): VariationOrderDetails {
  const recorded = buildRecorded();
  return {
    ...recorded,
    project: buildReference('Pejabat Shah Alam'),
    contractor: null,
    vo_no: `VO-${String(recorded.id).padStart(2, '0')}`,
    title: `Variation ${recorded.id}`,
    type: 'addition',
    amount: '10000.00',
    cost_amount: '0.00',
    status: 'draft',
    submitted_date: null,
    approved_date: null,
    client_ref: null,
    eot_days: 0,
    remarks: null,
    status_reason: null,
    ...given,
  };
}
