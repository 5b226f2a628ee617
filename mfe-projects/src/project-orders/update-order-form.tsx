import {
  nextPurchaseOrderStatuses,
  orderIsFixed,
  type PurchaseOrderDetails,
  type PurchaseOrderFormInput,
  type TaxRate,
  compareMoney,
  type PurchaseOrder,
} from '@siteledger/shared-lib/domain';
import { useIsFormDirty } from '@siteledger/shared-lib/form';
import { Alert, notify, StatusTag, FigureStrip, Money } from '@siteledger/shared-lib/ui';
import { useEffect, useMemo, useState } from 'react';
import { DocumentHead } from '../document-head';
import { OrderActions } from './order-actions';
import { OrderForm } from './order-form';
import { orderFields } from './order-form-values';
import { ordersPath } from './order-paths';
import { OrderSwitch } from './order-switch';
import { useProjectOrdersUpdateMutation } from './project-orders-api';
import { BilledBar } from './billed-bar';

type Props = { order: PurchaseOrderDetails; rates: readonly TaxRate[] };

/**
 * Form of an order with its actions; read-only in a final status. docs/domain/states-and-deletions.md#purchase-orders
 */
export function UpdateOrderForm({ order, rates }: Props) {
  const [updateOrder, { error }] = useProjectOrdersUpdateMutation();
  const [isDirty, setDirty] = useState(false);
  const isFixed = nextPurchaseOrderStatuses(order.status).length === 0;
  const initialValues = useMemo(() => orderFields(order, rates), [order, rates]);

  const onSubmit = async ({ version, ...body }: PurchaseOrderFormInput) => {
    const { po_no } = await updateOrder({ uuid: order.uuid, version: version ?? order.version, body }).unwrap();
    notify.success(`Purchase order ${po_no} updated.`);
  };

  return (
    <>
      <DocumentHead
        back={{ to: ordersPath(order.project.uuid), text: 'All purchase orders' }}
        title={order.po_no}
        extra={
          <>
            <StatusTag status={order.status} />
            <span className="order-contractor">{order.contractor.name}</span>
            <OrderSwitch order={order} />
          </>
        }
        actions={<OrderActions order={order} isDirty={isDirty} />}
      />
      {isFixed && <Alert className="document-notice" type="info" title={orderIsFixed(order.status)} />}
      <OrderFigures order={order} />
      <OrderForm
        label="Purchase order"
        project={order.project.uuid}
        order={order}
        rates={rates}
        initialValues={initialValues}
        isReadOnly={isFixed}
        onSubmit={onSubmit}
        error={error}
        submitText="Save changes"
      >
        <DirtyWatch onChange={setDirty} />
      </OrderForm>
    </>
  );
}

// Reports unsaved changes to components outside the form.
function DirtyWatch({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const isDirty = useIsFormDirty();
  useEffect(() => onChange(isDirty), [isDirty, onChange]);
  return null;
}

/** Stored figures of an order: ordered, billed and outstanding. RM. docs/domain/orders.md#billed-and-outstanding */
const OrderFigures = ({ order }: { order: PurchaseOrder }) => (
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
