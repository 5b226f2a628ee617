import {
  answers,
  buildPurchaseOrder,
  listOf,
  refusal,
  renderPage,
  signedInWithLookups,
} from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { PurchaseOrdersReportPage } from './purchase-orders-report-page';

beforeEach(() => {
  signedInWithLookups();
});

test('shows what is ordered, billed and outstanding, and totals all that are filtered', async () => {
  const figures = { budget: '410000.00', total_tax: '24000.00', total_value: '424000.00', dc_note: '2200.00' };
  const billed = { billed: '286200.00', billed_percent: '67.50', outstanding: '137800.00' };
  const order = buildPurchaseOrder({ po_no: 'PO-1', ...figures, ...billed, budget_variance: '-14000.00' });
  const totals = { total_value: '494000.00', billed_percent: '74.13', outstanding: '137800.00' };
  const calls = answers('GET /purchaseOrders', listOf([order], { total: 2, totals }));

  renderPage(<PurchaseOrdersReportPage />, { at: '/?status=issued&issued_from=2026-01-01' });

  const row = within((await screen.findByRole('link', { name: 'PO-1' })).closest('tr')!);
  const amounts = ['RM 410,000.00', 'RM 24,000.00', 'RM 424,000.00', 'RM 2,200.00', 'RM 286,200.00', '67.50%'];
  for (const shown of [...amounts, '(RM 14,000.00)', 'RM 137,800.00']) expect(row.getByText(shown)).toBeVisible();
  expect(screen.getByText('RM 494,000.00')).toBeVisible();
  expect(screen.getByText('74.13%')).toBeVisible();
  expect(Object.fromEntries(calls[0]!.query)).toMatchObject({
    ...{ sort: 'issued_date', order: 'desc', status: 'issued', issued_from: '2026-01-01' },
  });
});

test('leads from an order to itself in its project', async () => {
  const order = buildPurchaseOrder({ po_no: 'PO-1' });
  answers('GET /purchaseOrders', listOf([order]));

  renderPage(<PurchaseOrdersReportPage />);

  expect(await screen.findByRole('link', { name: 'PO-1' })).toHaveAttribute(
    'href',
    `/projects/${order.project.uuid}/purchase-orders/${order.contractor.uuid}?order=${order.uuid}`,
  );
});

test('shows orders of the chosen states', async () => {
  answers('GET /purchaseOrders', ({ query }) =>
    listOf([buildPurchaseOrder({ po_no: query.getAll('status').join('+') || 'ANY' })]),
  );
  const { user, router } = renderPage(<PurchaseOrdersReportPage />);
  await screen.findByRole('link', { name: 'ANY' });

  await user.click(screen.getByRole('button', { name: 'Issued' }));

  expect(await screen.findByRole('link', { name: 'issued' })).toBeVisible();
  expect(router.state.location.search).toBe('?status=issued');
});

test('shows the orders of another day, with what was billed on them up to it', async () => {
  const calls = answers('GET /purchaseOrders', ({ query }) =>
    listOf([buildPurchaseOrder({ po_no: query.get('as_of') ?? 'TODAY' })]),
  );

  renderPage(<PurchaseOrdersReportPage />, { at: '/?as_of=2026-06-30' });

  expect(await screen.findByRole('link', { name: '2026-06-30' })).toBeVisible();
  expect(screen.getByText('Figures as of 30-Jun-2026')).toBeVisible();
  expect(calls.map(({ query }) => query.get('as_of'))).toEqual(['2026-06-30']);
});

test('tells who may not see the report', async () => {
  answers('GET /purchaseOrders', refusal(403, { message: 'Forbidden.' }));

  renderPage(<PurchaseOrdersReportPage />);

  expect(await screen.findByText('You do not have permission to see this.')).toBeVisible();
});

test('leads to the projects, where orders are made, when there are none', async () => {
  answers('GET /purchaseOrders', listOf([]));

  renderPage(<PurchaseOrdersReportPage />);

  expect(await screen.findByText('No Data.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Open the projects' })).toHaveAttribute('href', '/projects/list');
});
