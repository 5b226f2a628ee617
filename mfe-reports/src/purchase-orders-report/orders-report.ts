import type { PurchaseOrder, PurchaseOrderGroup } from '@siteledger/shared-lib/domain';
import { reportsApi } from '../api';
import { REPORT_SORTS } from '../first-calls';
import { REPORT_PATHS } from '../report-address';
import type { ReportKind } from '../report-kind';
import { orderColumns, orderGroupColumns } from './order-columns';
import { noFilters, type OrdersReportFilter } from './orders-report-filters';

/**
 * Definition of the report of purchase orders with their billed amounts, latest first.
 * docs/domain/dashboards-and-reports.md#reports
 */
export const ordersReport: ReportKind<PurchaseOrder, PurchaseOrderGroup, OrdersReportFilter> = {
  name: 'Purchase orders',
  path: REPORT_PATHS.purchase_orders,
  fileName: 'purchase-orders-report.xlsx',
  views: 'reports-purchase-orders',
  documents: {
    endpoint: reportsApi.endpoints.reportsOrders,
    columns: orderColumns,
    defaults: { sort: REPORT_SORTS.purchase_orders, filters: noFilters },
  },
  groups: {
    endpoint: reportsApi.endpoints.reportsOrderGroups,
    columns: orderGroupColumns,
    sort: 'outstanding',
    party: 'Contractor',
    filtersOf: ({ kind, uuid }) => (kind === 'project' ? { project: uuid } : { contractor: uuid }),
  },
};
