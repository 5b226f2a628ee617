import type { CashflowProjection } from '@siteledger/shared-lib/domain';
import { Money } from '@siteledger/shared-lib/ui';

const CARDS = [
  { key: 'opening_balance', label: 'Opening balance' },
  { key: 'total_in', label: 'Total in' },
  { key: 'total_out', label: 'Total out' },
  { key: 'nett', label: 'Nett' },
  { key: 'closing_balance', label: 'Closing balance' },
] as const;

/** The sums of a projection: what is there, what comes, what goes, and what is left. */
export const CashflowCards = ({ projection }: { projection: CashflowProjection }) => (
  <dl className="cashflow-cards" aria-label="Projected cash">
    {CARDS.map(({ key, label }) => (
      <div key={key} data-key={key}>
        <dt>{label}</dt>
        <dd className="sl-one-line">
          <Money value={projection[key]} />
        </dd>
      </div>
    ))}
  </dl>
);
