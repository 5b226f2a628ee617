import { compareMoney, type InvoicePrint } from '@siteledger/shared-lib/domain';
import { Day } from '@siteledger/shared-lib/ui';
import { Head, Party, type Fact } from '../parties';
import { Sheet } from '../sheet';
import { onBehalfOf, Signatures } from '../signatures';
import { Subject } from '../subject';
import { InWords, TotalLines } from '../totals';
import { invoiceLines } from './invoice-lines';

type Props = { print: InvoicePrint };

function subtitleOf({ kind, cert_no }: InvoicePrint['invoice']) {
  if (kind === 'other') return undefined;
  const what = kind === 'progress' ? 'Progress certificate' : 'Release of retention';
  return cert_no ? `${what} No. ${cert_no}` : what;
}

const factsOf = ({ invoice, project, days_to_pay }: InvoicePrint): Fact[] => [
  ['Invoice No', invoice.invoice_no],
  ['Cert No', invoice.cert_no],
  ['Your ref', invoice.client_ref_no],
  ['Invoice date', <Day value={invoice.invoice_date} />],
  ['Due date', <Day value={invoice.due_date} />],
  ['Terms', `${days_to_pay} days`],
  ['Project code', project.code],
  ['Contract', project.contract_form],
];

/** Printed progress certificate, retention release or other invoice for the client. certificates.md#printing */
export function InvoiceSheet({ print }: Props) {
  const { invoice, issuer, client, project } = print;
  const isTaxed = compareMoney(invoice.tax_rate, '0') > 0;
  return (
    <Sheet
      issuer={issuer}
      title={isTaxed ? 'Tax invoice' : 'Invoice'}
      number={invoice.invoice_no}
      subtitle={subtitleOf(invoice)}
    >
      <Head facts={factsOf(print)}>
        <Party label="Bill to" party={client} attention={client.person_in_charge} />
      </Head>
      <Subject project={project} description={invoice.description} />
      <TotalLines name="Amounts in RM" head="Description" lines={invoiceLines(print)} />
      <InWords amount={invoice.total_amount} />
      <PaymentTerms print={print} />
      <Signatures
        lines={[
          [onBehalfOf(issuer), 'Authorised signature, name and date'],
          [`Received by ${client.name}`, 'Signature, company stamp and date'],
        ]}
      />
    </Sheet>
  );
}

/** Due date of an invoice, and the bank account to pay into. */
function PaymentTerms({ print: { invoice, issuer, days_to_pay } }: { print: InvoicePrint }) {
  const account = [issuer?.bank_name, issuer?.bank_account_no].filter(Boolean).join(' ');
  return (
    <section className="print-note" aria-label="Payment">
      <h2>Payment</h2>
      <p>
        Payable within {days_to_pay} days, by <Day value={invoice.due_date} />.
      </p>
      {issuer && account && (
        <p>
          To {issuer.name}, <strong>{account}</strong>, quoting {invoice.invoice_no}.
        </p>
      )}
    </section>
  );
}
