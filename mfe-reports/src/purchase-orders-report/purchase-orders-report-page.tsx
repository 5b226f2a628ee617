import { Report } from '../report';
import { ordersReport } from './orders-report';
import { OrdersReportFilters } from './orders-report-filters';

/** Report of all purchase orders with their billed amounts. docs/domain/dashboards-and-reports.md#reports */
export const PurchaseOrdersReportPage = () => (
  <Report kind={ordersReport} filters={(list) => <OrdersReportFilters list={list} />} />
);
