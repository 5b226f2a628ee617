import { formatMoney, type PurchaseOrder } from '@siteledger/shared-lib/domain';
import { SelectField, useFormField } from '@siteledger/shared-lib/form';
import { statusText } from '@siteledger/shared-lib/ui';
import { useEffect, useRef } from 'react';
import { isOpenOrder, onlyOpenOrder, useOrders } from './use-orders';

type Props = {
  /** The order that the expense is on, which stays on offer when it is closed. */
  own?: string;
  isDisabled: boolean;
};

/**
 * The order that a bill is for: one of its contractor's in the project that are open; the only one is proposed.
 * docs/domain/expenses.md#the-bill-and-its-order
 */
export function OrderField({ own, isDisabled }: Props) {
  const { project, contractor, orders, isLoading } = useOrders();
  useProposedOrder(`${project} ${contractor}`, orders);
  const offered = orders?.filter((order) => isOpenOrder(order) || order.uuid === own) ?? [];
  return (
    <SelectField
      name="purchase_order_uuid"
      // Also without orders: the Tab key stops here whether they have come or not.
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

// Another project or contractor has other orders: what was chosen goes, and their only open order takes its place.
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
