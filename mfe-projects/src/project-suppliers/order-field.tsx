import { formatMoney, type PurchaseOrder } from '@siteledger/shared-lib/domain';
import { SelectField, useFormField } from '@siteledger/shared-lib/form';
import { statusText } from '@siteledger/shared-lib/ui';
import { useEffect, useRef } from 'react';
import { isOpenOrder, onlyOpenOrder, useOrders } from './use-orders';

type Props = {
  /** The expense's present order, which is offered even if closed. */
  own?: string;
  isDisabled: boolean;
};

/**
 * Field for the order of a bill: the contractor's open orders in the project. If there is only one, it is proposed.
 * docs/domain/expenses.md#the-bill-and-its-order
 */
export function OrderField({ own, isDisabled }: Props) {
  const { project, contractor, orders, isLoading } = useOrders();
  useProposedOrder(`${project} ${contractor}`, orders);
  const offered = orders?.filter((order) => isOpenOrder(order) || order.uuid === own) ?? [];
  return (
    <SelectField
      name="purchase_order_uuid"
      // Enabled even without orders, so that the Tab key always stops here, loaded or not.
      isDisabled={isDisabled}
      isLoading={isLoading}
      options={offered.map((order) => ({ value: order.uuid, label: labelOf(order) }))}
      placeholder={contractor && !isLoading && offered.length === 0 ? 'No open order in this project' : undefined}
    />
  );
}

const labelOf = (order: PurchaseOrder) =>
  [
    order.po_no,
    order.status !== 'issued' && statusText(order.status),
    `${formatMoney(order.outstanding)} outstanding`,
    order.description,
  ]
    .filter(Boolean)
    .join(' · ');

// When project or contractor changes, replaces the chosen order by their only open one, or clears it.
function useProposedOrder(of: string, orders: PurchaseOrder[] | undefined) {
  const { value, setValue } = useFormField({ name: 'purchase_order_uuid' });
  const proposedTo = useRef(of);
  useEffect(() => {
    if (proposedTo.current === of) return;
    const proposal = orders ? onlyOpenOrder(orders) : null;
    if (orders) proposedTo.current = of;
    if (value !== proposal) setValue(proposal);
  });
}
