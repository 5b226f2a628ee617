import { Report } from '../report';
import { ordersReport } from './orders-report';
import { OrdersReportFilters } from './orders-report-filters';

/** Every purchase order with what is billed on it. Specification §2 and §3. */
export const PurchaseOrdersReportPage = () => (
  <Report kind={ordersReport} filters={(list) => <OrdersReportFilters list={list} />} />
);
