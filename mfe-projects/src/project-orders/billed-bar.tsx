import { compareMoney, type Percent as Value } from '@siteledger/shared-lib/domain';
import { Percent } from '@siteledger/shared-lib/ui';
import './project-orders.css';

/**
 * Billed percentage of an order, as a figure and a bar; above 100 in the warning colour.
 * docs/domain/orders.md#billed-and-outstanding
 */
export const BilledBar = ({ percent }: { percent: Value }) => (
  <span className="billed-bar" data-over={(percent !== null && compareMoney(percent, 100) > 0) || undefined}>
    <Percent value={percent} />
    <span aria-hidden>
      <span style={{ width: `${Math.min(100, Number(percent ?? 0))}%` }} />
    </span>
  </span>
);
