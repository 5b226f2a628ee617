import { compareMoney, type PurchaseOrder } from '@siteledger/shared-lib/domain';
import { Money } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { BilledBar } from './billed-bar';

/** What is ordered, billed and left of an order as it is stored. RM. docs/domain/orders.md#billed-and-outstanding */
export const OrderFigures = ({ order }: { order: PurchaseOrder }) => (
  <dl className="order-figures" aria-label="Figures">
    <Figure label="Total Value" value={<Money value={order.total_value} />} />
    <Figure label="Billed" value={<Money value={order.billed} />} />
    <Figure label="Billed %" value={<BilledBar percent={order.billed_percent} />} />
    <Figure label="Outstanding" value={<Money value={order.outstanding} />} />
    <Figure label="Debit/Credit Note" value={<Money value={order.dc_note} />} />
    <Figure label="Budget Variance" value={<Money value={order.budget_variance} />} />
    {compareMoney(order.over_billed, 0) > 0 && (
      <Figure label="Over-billed" value={<Money value={order.over_billed} />} isAlarming />
    )}
  </dl>
);

type FigureProps = { label: string; value: ReactNode; isAlarming?: boolean };

const Figure = ({ label, value, isAlarming }: FigureProps) => (
  <div data-alarming={isAlarming}>
    <dt>{label}</dt>
    <dd className="sl-one-line">{value}</dd>
  </div>
);
