import { ReportPrint } from '../report-print';
import { ordersReport } from './orders-report';

/** The purchase orders report on paper. */
export const PurchaseOrdersPrintPage = () => <ReportPrint kind={ordersReport} />;
