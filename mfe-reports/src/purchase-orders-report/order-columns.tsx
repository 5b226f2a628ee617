import {
  purchaseOrderSchema,
  type PurchaseOrder,
  type PurchaseOrderGroup,
  type PurchaseOrderTotals,
} from '@siteledger/shared-lib/domain';
import { contractorColumn, projectColumn, RecordLink, statusColumn } from '@siteledger/shared-lib/records';
import { labelsOf, type Column } from '@siteledger/shared-lib/table';
import { groupColumns } from '../group-columns';
import { day, money, words } from '../report-columns';

const labels = labelsOf(purchaseOrderSchema);

type Figure = Extract<keyof PurchaseOrderTotals, keyof PurchaseOrder>;

const amount = <Row,>(key: Figure, title: string, look: Partial<Column<Row>> = {}) =>
  money<Row>(key as Extract<keyof Row, string>, title, look);

const figures = <Row extends Pick<PurchaseOrder, Figure>>(): Column<Row>[] => [
  amount('total_value', labels.total_value),
  amount('billed', 'Billed'),
  amount('billed_percent', 'Billed %', { type: 'percent', width: 104 }),
  amount('over_billed', 'Over-billed'),
  amount('budget', labels.budget),
  amount('budget_variance', 'Budget Variance'),
  amount('total_tax', labels.total_tax),
  amount('dc_note', 'Debit/Credit Note'),
];

const outstanding = <Row extends Pick<PurchaseOrder, Figure>>(): Column<Row> =>
  amount('outstanding', 'Outstanding', { isPinned: true });

/**
 * Columns of the purchase order report: ordered, billed and outstanding amounts, compared with the budget. RM.
 * docs/domain/dashboards-and-reports.md#reports, docs/domain/orders.md#billed-and-outstanding
 */
export const orderColumns: Column<PurchaseOrder>[] = [
  projectColumn(),
  contractorColumn({ width: 140 }),
  words('po_no', labels.po_no, {
    width: 120,
    render: ({ uuid, po_no, project, contractor }) => (
      <RecordLink
        to={`/projects/${project.uuid}/purchase-orders/${contractor.uuid}?order=${uuid}`}
        name={po_no}
        permission="project.po"
      />
    ),
  }),
  day('issued_date', labels.issued_date),
  day('required_date', labels.required_date, { isHidden: true }),
  statusColumn({ width: 104 }),
  ...figures(),
  words('description', labels.description),
  words('remarks', labels.remarks, { sortable: false, isHidden: true }),
  outstanding(),
];

/** Columns of a project's or contractor's group of orders; RM, the percentage is computed from the sums. */
export const orderGroupColumns: Column<PurchaseOrderGroup>[] = groupColumns([
  ...figures<PurchaseOrderGroup>(),
  outstanding<PurchaseOrderGroup>(),
]);
