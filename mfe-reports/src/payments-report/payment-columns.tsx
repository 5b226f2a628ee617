import { paymentSchema, type Payment, type PaymentGroup } from '@siteledger/shared-lib/domain';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';
import { groupColumns } from '../group-columns';
import { day, money, PartyLink, projectColumn, words } from '../report-columns';
import { ReportLink } from '../report-link';

const labels = labelsOf(paymentSchema);

const Party = ({ client, contractor, client_or_contractor_name }: Payment) => {
  if (contractor) return <PartyLink kind="contractor" of={contractor} />;
  return client ? <PartyLink kind="client" of={client} /> : client_or_contractor_name;
};

const PaidDocument = ({ project, invoice_uuid, expense_uuid, cert_no_or_ref_no }: Payment) =>
  invoice_uuid ? (
    <ReportLink
      to={`/projects/${project.uuid}/invoices/${invoice_uuid}`}
      name={cert_no_or_ref_no}
      permission="project.invoice"
    />
  ) : (
    <ReportLink
      to={`/projects/${project.uuid}/suppliers/expenses/${expense_uuid}`}
      name={cert_no_or_ref_no}
      permission="project.expense"
    />
  );

/** The columns of the payments report; RM, credit is what came in and debit what went out. dashboards-and-reports.md#reports */
export const paymentColumns: Column<Payment>[] = [
  day('payment_date', labels.payment_date),
  projectColumn(),
  words('client_or_contractor_name', 'Client or contractor', {
    width: 160,
    render: (payment) => <Party {...payment} />,
  }),
  words('cert_no_or_ref_no', 'Cert No or Ref No', { width: 130, render: (payment) => <PaidDocument {...payment} /> }),
  words('client.name', 'Client', {
    isHidden: true,
    render: ({ client }) => client && <PartyLink kind="client" of={client} />,
  }),
  words('bank', labels.bank, { width: 116 }),
  words('cheque_no', labels.cheque_no, { width: 116 }),
  words('payment_record.name', 'Voucher No', { width: 140, sortable: false, isHidden: true }),
  money('credit', 'Credit', { isPinned: true }),
  money('debit', 'Debit', { isPinned: true }),
];

/** What was received from and paid to a project or a party; RM. */
export const paymentGroupColumns: Column<PaymentGroup>[] = groupColumns([
  money('credit', 'Credit'),
  money('debit', 'Debit'),
]);
