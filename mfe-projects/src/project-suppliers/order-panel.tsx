import {
  addMoney,
  compareMoney,
  expenseSums,
  formatMoney,
  orderBalance,
  subtractMoney,
  type Expense,
  type Money,
  type PurchaseOrder,
} from '@siteledger/shared-lib/domain';
import { useFormValues } from '@siteledger/shared-lib/form';
import { Alert } from '@siteledger/shared-lib/ui';
import { AmountFacts } from '../amount-facts';
import { typedAmounts } from './expense-schema';
import { useOrders } from './use-orders';

type Props = {
  /** The edited expense, whose present amount is excluded from what is already billed. */
  own?: Expense;
};

/**
 * Effect of the typed bill on the chosen order; exceeding the order is flagged, not refused.
 * docs/domain/expenses.md#the-bill-and-its-order
 */
export function OrderPanel({ own }: Props) {
  const values = useFormValues();
  const { contractor, orders } = useOrders();
  const order = orders?.find(({ uuid }) => uuid === values.purchase_order_uuid);
  if (!order) return contractor && orders ? <WithoutOrder /> : null;

  const bill = expenseSums(typedAmounts(values)).total_expenses;
  const before = billedBefore(order, own);
  const { outstanding, over_billed } = orderBalance({ ...order, billed: addMoney(before, bill) });
  return (
    <AmountFacts
      title={`Order ${order.po_no}`}
      facts={[
        { label: 'Order value', value: order.total_value },
        { label: 'Previously billed', value: before },
        { label: 'This bill', value: bill },
        { label: 'Remaining', value: outstanding },
      ]}
    >
      <div role="status">{compareMoney(over_billed, 0) > 0 && <OverBilled amount={over_billed} />}</div>
    </AmountFacts>
  );
}

const billedBefore = (order: PurchaseOrder, own?: Expense) =>
  own?.purchase_order?.uuid === order.uuid ? subtractMoney(order.billed, own.total_expenses) : order.billed;

const OverBilled = ({ amount }: { amount: Money }) => (
  <Alert type="warning" title={`Over-billed by ${formatMoney(amount)}`} description="You can still save." />
);

const WithoutOrder = () => (
  <section className="amount-facts" aria-label="Purchase order">
    <h3>Purchase order</h3>
    <p>No PO: recorded as a non-PO cost.</p>
  </section>
);
