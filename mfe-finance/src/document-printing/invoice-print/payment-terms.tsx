import type { InvoicePrint } from '@siteledger/shared-lib/domain';
import { Day } from '@siteledger/shared-lib/ui';

/** Until when an invoice is to be paid, and into which account. */
export function PaymentTerms({ print: { invoice, issuer, days_to_pay } }: { print: InvoicePrint }) {
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
