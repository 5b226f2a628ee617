import { type withApp } from '../apps/with-app';
import { enterP1 } from './p1';
import { addPayment } from './records';

/** The worked example with two later payments, on 21 November 2026. */
export async function longAfterP1(server: ReturnType<typeof withApp>) {
  const api = await server.as('BUSINESS_OWNER');
  server.setTime('2026-11-21');
  const entered = await enterP1(api);
  await addPayment(api, {
    invoice_uuid: entered.invoices['2']?.uuid,
    payment_date: '2026-07-02',
    payment_amt: '100000.00',
  });
  await addPayment(api, {
    expense_uuid: entered.expenses.E3?.uuid,
    payment_date: '2026-09-01',
    payment_amt: '159000.00',
  });
  return { api, ...entered };
}
