import { answers, buildOrderLine, buildOrderPrint, refusal, renderPage } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../remote';

const at = '/document-printing/po?uuid=the-order';

function printed(...given: Parameters<typeof buildOrderPrint>) {
  answers('GET /purchaseOrders/the-order/print', { data: buildOrderPrint(...given) });
  return renderPage(routes, { at });
}

test('lists what is ordered, without needless zeros, and what it comes to', async () => {
  const lines = [
    buildOrderLine({
      position: 1,
      description: 'Cement',
      unit: 'bag',
      qty: '3.0000',
      unit_price: '0.335000',
      amount: '1.01',
    }),
    buildOrderLine({ position: 2, qty: '1.5000', unit_price: '266665.993333' }),
  ];
  printed({ lines });

  const table = await screen.findByRole('table', { name: 'Lines' });
  const [, first, second] = within(table).getAllByRole('row');
  const cellsOf = (row: HTMLElement) => within(row).getAllByRole('cell');
  expect(cellsOf(first!).map((cell) => cell.textContent)).toEqual(['1', 'Cement', 'bag', '3', '0.335', '1.01']);
  expect(cellsOf(second!)[4]).toHaveTextContent('266,665.993333');
  const totals = screen.getByRole('table', { name: 'Totals in RM' });
  expect(totals).toHaveTextContent('Subtotal400,000.00Tax24,000.00TotalRM 424,000.00');
  expect(screen.getByText('RINGGIT MALAYSIA FOUR HUNDRED AND TWENTY-FOUR THOUSAND ONLY')).toBeVisible();
  expect(document.title).toBe('PO-2026-0007');
});

test('says to whom and for which project it is ordered, until when and on which terms', async () => {
  printed({ required_date: '2026-03-15', description: 'Piling works' });

  const to = await screen.findByRole('region', { name: 'To' });
  expect(to).toHaveTextContent('Alam Damai Sdn Bhd');
  expect(to).toHaveTextContent('12 Jalan Ampang50450 Kuala LumpurWP Kuala Lumpur');
  expect(screen.getByText('15-Mar-2026')).toBeVisible();
  expect(screen.getByText('Piling works')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Terms and conditions' })).toHaveTextContent('Payment within 30 days.');
  expect(screen.getByText('Accepted by Alam Damai Sdn Bhd')).toBeVisible();
});

test.each([
  ['draft', 'Draft'],
  ['cancelled', 'Cancelled'],
] as const)('marks an order that is %s', async (status, mark) => {
  printed({ status, terms: null });

  expect(await screen.findByText(mark)).toBeVisible();
  expect(screen.queryByText('Terms and conditions')).toBeNull();
});

test('does not mark an order that is in force', async () => {
  printed({ status: 'closed' });

  await screen.findByRole('table', { name: 'Lines' });
  expect(screen.queryByText('Closed')).toBeNull();
});

test('says that an order is not there', async () => {
  answers('GET /purchaseOrders/the-order/print', refusal(404, { message: 'Purchase order not found.' }));

  renderPage(routes, { at });

  expect(await screen.findByText('Purchase order not found.')).toBeVisible();
});
