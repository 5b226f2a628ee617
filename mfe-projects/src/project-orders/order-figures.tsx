import { compareMoney, type PurchaseOrder } from '@siteledger/shared-lib/domain';
import { FigureStrip, Money } from '@siteledger/shared-lib/ui';
import { BilledBar } from './billed-bar';

/** What is ordered, billed and left of an order as it is stored. RM. docs/domain/orders.md#billed-and-outstanding */
export const OrderFigures = ({ order }: { order: PurchaseOrder }) => (
  <FigureStrip
    name="Figures"
    figures={[
      { label: 'Total Value', value: <Money value={order.total_value} /> },
      { label: 'Billed', value: <Money value={order.billed} /> },
      { label: 'Billed %', value: <BilledBar percent={order.billed_percent} /> },
      { label: 'Outstanding', value: <Money value={order.outstanding} /> },
      { label: 'Debit/Credit Note', value: <Money value={order.dc_note} /> },
      { label: 'Budget Variance', value: <Money value={order.budget_variance} /> },
      ...(compareMoney(order.over_billed, 0) > 0
        ? [{ label: 'Over-billed', value: <Money value={order.over_billed} />, isLate: true }]
        : []),
    ]}
  />
);
