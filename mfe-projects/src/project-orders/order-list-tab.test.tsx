import {
  answers,
  buildProject,
  buildPurchaseOrder,
  holding,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import type { Project, PurchaseOrder } from '@siteledger/shared-lib/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../remote';

function openList(orders: PurchaseOrder[], given: Partial<Project> = {}, search = '') {
  const project = buildProject(given);
  answers(`GET /projects/${project.uuid}`, { data: project });
  answers(`GET /projects/${project.uuid}/contractors`, listOf([]));
  const calls = answers(
    'GET /purchaseOrders',
    listOf(orders, { totals: { total_value: '424000.00', billed: '286200.00' } }),
  );
  return { project, calls, ...renderPage(routes, { at: `/projects/${project.uuid}/purchase-orders${search}` }) };
}

const rowOf = async (poNo: string) => (await screen.findByRole('link', { name: poNo })).closest('tr')!;

beforeAll(() => loadScreens(routes));

beforeEach(() => void signedIn());

test('lists what is ordered for the project, what is billed of it, and flags what is billed beyond it', async () => {
  const order = buildPurchaseOrder({
    total_value: '70000.00',
    billed: '80000.00',
    billed_percent: '114.29',
    over_billed: '10000.00',
  });
  const { project, calls } = openList([order]);

  const row = await rowOf(order.po_no);

  expect(within(row).getByText(order.contractor.name)).toBeVisible();
  expect(within(row).getByText('RM 80,000.00')).toBeVisible();
  expect(within(row).getByText('114.29%')).toBeVisible();
  expect(within(row).getByLabelText('Over-billed')).toBeVisible();
  expect(screen.getByText('RM 424,000.00')).toBeVisible();
  expect(within(row).getByRole('link', { name: order.po_no })).toHaveAttribute(
    'href',
    `/projects/${project.uuid}/purchase-orders/${order.contractor.uuid}?order=${order.uuid}`,
  );
  expect(calls[0]!.query.get('project')).toBe(project.uuid);
});

test('keeps the filters in the address', async () => {
  const { router, calls, user } = openList([buildPurchaseOrder()], {}, '?contractor=some-contractor');
  await screen.findByText('Draft', { selector: 'td *' });

  await user.click(screen.getByRole('button', { name: 'Issued' }));

  await waitFor(() => expect(calls.at(-1)!.query.get('status')).toBe('issued'));
  expect(calls.at(-1)!.query.get('contractor')).toBe('some-contractor');
  expect(router.state.location.search).toBe('?contractor=some-contractor&status=issued');
});

test('offers the first order of an empty project', async () => {
  const { router, user } = openList([]);
  answers('GET /tax_rates', { data: [] });
  answers('GET /contractors', listOf([]));
  answers('GET /finance_account_codes', listOf([]));
  await screen.findByText('No Data.');

  await user.click(screen.getAllByRole('link', { name: 'New purchase order' }).at(-1)!);

  await waitFor(() => expect(router.state.location.pathname).toMatch(/purchase-orders\/create$/));
});

test('says why a completed project takes no new orders', async () => {
  openList([buildPurchaseOrder()], { status: 'Completed' });

  expect(await screen.findByText('A completed project cannot have new purchase orders.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New purchase order' })).not.toBeInTheDocument();
});

test('offers to try again when the orders could not be loaded', async () => {
  const project = buildProject();
  answers(`GET /projects/${project.uuid}`, { data: project });
  answers(`GET /projects/${project.uuid}/contractors`, listOf([]));
  answers('GET /purchaseOrders', refusal(503, { message: 'The database is away.' }));

  renderPage(routes, { at: `/projects/${project.uuid}/purchase-orders` });

  expect(await screen.findByText('The database is away.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('shows no such tab to who may not see orders', async () => {
  signedIn(holding('project.view'));
  openList([]);

  expect(await screen.findByRole('tab', { name: 'Details' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Purchase Orders' })).not.toBeInTheDocument();
});

test('deletes an order of a row, and brings it back', async () => {
  const order = buildPurchaseOrder({ version: 4 });
  const { user } = openList([order]);
  const deleted = answers('DELETE /purchaseOrders/:uuid', { data: { uuid: order.uuid, name: order.po_no } });
  const restored = answers('POST /purchaseOrders/:uuid/restore', { data: order });
  await rowOf(order.po_no);

  await user.click(screen.getByRole('button', { name: `Delete ${order.po_no}` }));
  expect(await screen.findByText(`Successfully deleted "${order.po_no}"`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText(`Successfully restored "${order.po_no}"`)).toBeVisible();
  expect(deleted[0]!.headers.get('If-Match')).toBe('"4"');
  expect(restored[0]!.params.uuid).toBe(order.uuid);
  expect(restored[0]!.headers.get('Idempotency-Key')).toBeTruthy();
});

test('says who did what since that an order is not brought back', async () => {
  const order = buildPurchaseOrder();
  const { user } = openList([order]);
  answers('DELETE /purchaseOrders/:uuid', { data: { uuid: order.uuid, name: order.po_no } });
  const message = 'Lim Siew Ling has deleted Alam Damai since.';
  answers('POST /purchaseOrders/:uuid/restore', refusal(409, { data: { err_msg: message } }));
  await rowOf(order.po_no);

  await user.click(screen.getByRole('button', { name: `Delete ${order.po_no}` }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));

  expect(await screen.findByText(message)).toBeVisible();
});

test('says why an order that is billed is not deleted', async () => {
  const order = buildPurchaseOrder({ billed: '286200.00' });
  const { user } = openList([order]);
  await rowOf(order.po_no);

  await user.click(screen.getByRole('button', { name: `Delete ${order.po_no}` }));

  expect(await screen.findByText(/RM 286,200.00 is billed on it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Got it' }));
});
