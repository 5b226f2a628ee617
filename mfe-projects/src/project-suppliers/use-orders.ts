import { isIdentifier, nextPurchaseOrderStatuses, type PurchaseOrder } from '@siteledger/shared-lib/domain';
import { useFormValues } from '@siteledger/shared-lib/form';
import { useProjectExpensesOrdersQuery } from './project-suppliers-api';

/**
 * Whether more is expected to be billed on an order: it is neither closed nor cancelled.
 * docs/domain/states-and-deletions.md#purchase-orders
 */
export const isOpenOrder = ({ status }: Pick<PurchaseOrder, 'status'>) => nextPurchaseOrderStatuses(status).length > 0;

/** The only order of some that is open: the one that a bill is most likely for. */
export function onlyOpenOrder(orders: readonly PurchaseOrder[]) {
  const open = orders.filter(isOpenOrder);
  return open.length === 1 ? open[0]!.uuid : null;
}

/** The orders of the project and the contractor that are chosen in the form around; undefined while they are on their way. */
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
