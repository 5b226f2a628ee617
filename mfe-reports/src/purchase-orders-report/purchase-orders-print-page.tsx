import { ReportPrint } from '../report-print';
import { ordersReport } from './orders-report';

/** Print page of the purchase orders report. */
export const PurchaseOrdersPrintPage = () => <ReportPrint kind={ordersReport} />;
