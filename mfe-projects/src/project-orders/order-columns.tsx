import { compareMoney, purchaseOrderSchema, type PurchaseOrder } from '@siteledger/shared-lib/domain';
import { Link } from '@siteledger/shared-lib/router';
import { contractorColumn, statusColumn } from '@siteledger/shared-lib/records';
import { labelsOf, type CellType, type Column } from '@siteledger/shared-lib/table';
import { Money, WarningOutlined } from '@siteledger/shared-lib/ui';
import { BilledBar } from './billed-bar';
import { orderPath } from './order-paths';

const labels = labelsOf(purchaseOrderSchema);

const money = (key: Extract<keyof PurchaseOrder, string>, title: string, look: Partial<Column<PurchaseOrder>> = {}) =>
  ({ key, title, type: 'money' satisfies CellType, width: 142, sortable: true, ...look }) as Column<PurchaseOrder>;

/**
 * Columns of a project's list of orders: values, billed amounts, and both compared with the budget.
 * docs/domain/orders.md#billed-and-outstanding
 */
export const orderColumns = (project: string): Column<PurchaseOrder>[] => [
  {
    key: 'po_no',
    title: labels.po_no,
    width: 120,
    sortable: true,
    render: (order) => (
      <Link className="order-no" to={orderPath(project, order)}>
        {order.po_no}
      </Link>
    ),
  },
  contractorColumn(),
  statusColumn({ width: 104 }),
  { key: 'issued_date', title: labels.issued_date, type: 'day', width: 118, sortable: true },
  { key: 'required_date', title: labels.required_date, type: 'day', width: 138, sortable: true, isHidden: true },
  { key: 'description', title: labels.description, width: 240, sortable: true, isHidden: true },
  { key: 'remarks', title: labels.remarks, width: 240, isHidden: true },
  money('total_value', labels.total_value),
  money('billed', 'Billed'),
  {
    key: 'billed_percent',
    title: 'Billed %',
    type: 'percent',
    width: 116,
    sortable: true,
    render: ({ billed_percent }) => <BilledBar percent={billed_percent} />,
  },
  money('budget', labels.budget),
  money('budget_variance', 'Budget Variance', { width: 164 }),
  money('over_billed', 'Over-billed', { render: ({ over_billed }) => <OverBilled amount={over_billed} /> }),
  money('total_tax', labels.total_tax, { isHidden: true }),
  money('dc_note', 'Debit/Credit Note', { width: 176, isHidden: true }),
  money('outstanding', 'Outstanding', { isPinned: true }),
];

// Shows "–" instead of zero, so that over-billed amounts stand out.
const OverBilled = ({ amount }: { amount: string }) =>
  compareMoney(amount, 0) > 0 ? (
    <span className="over-billed">
      <WarningOutlined aria-label="Over-billed" /> <Money value={amount} />
    </span>
  ) : (
    <Money value={null} />
  );
