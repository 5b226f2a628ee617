import { formatMoney, type PurchaseOrder } from '@siteledger/shared-lib/domain';
import { SelectField, useFormField } from '@siteledger/shared-lib/form';
import { statusText } from '@siteledger/shared-lib/ui';
import { useEffect, useRef } from 'react';
import { isOpenOrder, onlyOpenOrder, useOrders } from './use-orders';

type Props = {
  project: string;
  /** The order that the expense is on, which stays on offer when it is closed. */
  own?: string;
  isDisabled: boolean;
};

/**
 * The order that a bill is for: one of its contractor's in the project that are open; the only one is proposed.
 * docs/domain/expenses.md#the-bill-and-its-order
 */
export function OrderField({ project, own, isDisabled }: Props) {
  const { contractor, orders, isLoading } = useOrders(project);
  useProposedOrder(contractor, orders);
  const offered = orders?.filter((order) => isOpenOrder(order) || order.uuid === own) ?? [];
  return (
    <SelectField
      name="purchase_order_uuid"
      isDisabled={isDisabled || !contractor || (!isLoading && offered.length === 0)}
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

// Another contractor has other orders: what was chosen goes, and their only open order takes its place.
function useProposedOrder(contractor: string, orders: PurchaseOrder[] | undefined) {
  const { value, setValue } = useFormField({ name: 'purchase_order_uuid' });
  const proposedTo = useRef(contractor);
  useEffect(() => {
    if (proposedTo.current === contractor) return;
    const proposal = orders ? onlyOpenOrder(orders) : null;
    if (orders) proposedTo.current = contractor;
    if (value !== proposal) setValue(proposal);
  });
}
