import { Report } from '../report';
import { ordersReport } from './orders-report';
import { OrdersReportFilters } from './orders-report-filters';

/** Every purchase order with what is billed on it. docs/domain/dashboards-and-reports.md#reports */
export const PurchaseOrdersReportPage = () => (
  <Report kind={ordersReport} filters={(list) => <OrdersReportFilters list={list} />} />
);
