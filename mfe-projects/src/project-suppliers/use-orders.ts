import { isIdentifier, nextPurchaseOrderStatuses, type PurchaseOrder } from '@siteledger/shared-lib/domain';
import { useFormValues } from '@siteledger/shared-lib/form';
import { useProjectExpensesOrdersQuery } from './project-suppliers-api';

/**
 * Whether an order may still be billed: it is neither closed nor cancelled.
 * docs/domain/states-and-deletions.md#purchase-orders
 */
export const isOpenOrder = ({ status }: Pick<PurchaseOrder, 'status'>) => nextPurchaseOrderStatuses(status).length > 0;

/** The uuid of the only open order, else null: a bill is most likely for that one. */
export function onlyOpenOrder(orders: readonly PurchaseOrder[]) {
  const open = orders.filter(isOpenOrder);
  return open.length === 1 ? open[0]!.uuid : null;
}

/** Orders of the form's project and contractor; undefined while loading. */
export function useOrders() {
  const { project_uuid, contractor_uuid } = useFormValues();
  const project = isIdentifier(project_uuid) ? String(project_uuid) : '';
  const contractor = isIdentifier(contractor_uuid) ? String(contractor_uuid) : '';
  const { currentData, isFetching } = useProjectExpensesOrdersQuery(
    { project, contractor },
    { skip: !contractor || !project },
  );
  const isAsked = contractor !== '' && project !== '';
  return { project, contractor, orders: isAsked ? currentData : [], isLoading: isFetching };
}
