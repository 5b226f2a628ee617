import { compareMoney, type Percent as Value } from '@siteledger/shared-lib/domain';
import { Percent } from '@siteledger/shared-lib/ui';
import './project-orders.css';

/**
 * How much of an order is billed, in figures and as a bar; over 100 it is in the colour of a warning.
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
