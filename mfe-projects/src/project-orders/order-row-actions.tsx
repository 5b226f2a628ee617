import type { PurchaseOrder } from '@siteledger/shared-lib/domain';
import { DeleteRowButton } from '@siteledger/shared-lib/records';
import { Button, PrinterOutlined } from '@siteledger/shared-lib/ui';
import { orderPrintPath } from './order-paths';
import { useDeleteOrder } from './use-delete-order';

/** Buttons to print or delete a row's order. */
export function OrderRowActions({ order }: { order: PurchaseOrder }) {
  const { remove, isDeleting } = useDeleteOrder();
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<PrinterOutlined aria-hidden />}
        aria-label={`Print ${order.po_no}`}
        href={orderPrintPath(order.uuid)}
        target="_blank"
      />
      <DeleteRowButton name={order.po_no} isDeleting={isDeleting} onClick={() => remove(order)} />
    </>
  );
}
