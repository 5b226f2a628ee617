import type { Expense } from '@siteledger/shared-lib/domain';
import { DocumentLink } from '@siteledger/shared-lib/records';
import { Money } from '@siteledger/shared-lib/ui';
import './entered-bills.css';

/** The bills entered since the form was opened, latest first, each with a link. */
export function EnteredBills({ bills }: { bills: readonly Expense[] }) {
  if (bills.length === 0) return null;
  return (
    <section className="expense-entered" aria-label="Entered now">
      <h3>Entered now: {bills.length}</h3>
      <ul>
        {bills.map((bill) => (
          <li key={bill.uuid}>
            <DocumentLink kind="expense" of={bill} number={bill.ref_no} />
            <span>{bill.contractor.name}</span>
            <Money value={bill.total_expenses} />
          </li>
        ))}
      </ul>
    </section>
  );
}
