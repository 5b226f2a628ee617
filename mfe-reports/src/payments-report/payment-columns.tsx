import { paymentSchema, type Payment, type PaymentGroup } from '@siteledger/shared-lib/domain';
import {
  bankAndAccount,
  PaidDocumentLink,
  PartyLink,
  PaymentPartyLink,
  projectColumn,
} from '@siteledger/shared-lib/records';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';
import { groupColumns } from '../group-columns';
import { day, money, words } from '../report-columns';

const labels = labelsOf(paymentSchema);

// For an import of the exported report. docs/domain/imports.md#exported-lists
const toImport: Column<Payment>[] = [
  { key: 'invoice_no', title: labels.invoice_uuid, width: 140, isHidden: true },
  {
    key: 'expense_uuid',
    title: labels.expense_uuid,
    width: 200,
    isHidden: true,
    value: ({ contractor, cert_no_or_ref_no }) => contractor && `${contractor.name} / ${cert_no_or_ref_no}`,
  },
  words('bank_account.name', labels.bank_account_uuid, { sortable: false, isHidden: true }),
  money('payment_amt', labels.payment_amt, { sortable: false, isHidden: true }),
  words('remark', labels.remark, { sortable: false, isHidden: true }),
];

/** Columns of the payments report; RM, credit is received and debit is paid. dashboards-and-reports.md#reports */
export const paymentColumns: Column<Payment>[] = [
  day('payment_date', labels.payment_date),
  projectColumn(),
  words('client_or_contractor_name', 'Client or contractor', {
    width: 160,
    render: (payment) => <PaymentPartyLink payment={payment} />,
  }),
  words('cert_no_or_ref_no', 'Cert No or Ref No', {
    width: 130,
    render: (payment) => <PaidDocumentLink payment={payment} />,
  }),
  words('client.name', 'Client', {
    isHidden: true,
    render: ({ client }) => client && <PartyLink kind="client" of={client} />,
  }),
  words('bank', labels.bank, { width: 116, render: bankAndAccount }),
  words('cheque_no', labels.cheque_no, { width: 116 }),
  words('payment_record.name', 'Voucher No', { width: 140, sortable: false, isHidden: true }),
  ...toImport,
  money('credit', 'Credit', { isPinned: true }),
  money('debit', 'Debit', { isPinned: true }),
];

/** Columns of a project's or party's receipts and payments; RM. */
export const paymentGroupColumns: Column<PaymentGroup>[] = groupColumns([
  money('credit', 'Credit'),
  money('debit', 'Debit'),
]);
