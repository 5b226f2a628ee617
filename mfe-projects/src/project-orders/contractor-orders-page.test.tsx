import type { PurchaseOrderDetails } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildOrderLine,
  buildProject,
  buildPurchaseOrder,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';

const project = buildProject();
const rates = [{ code: 'ST6', valid_from: '2025-07-01', rate_percent: '6.00' }];

const buildOrder = (given: Partial<PurchaseOrderDetails> = {}) =>
  buildPurchaseOrder({ project: { uuid: project.uuid, name: project.name }, ...given });

/** Opens an order whose stored state the test may change meanwhile. */
async function openOrder(given: Partial<PurchaseOrderDetails> = {}) {
  const server = { order: buildOrder(given) };
  const path = `/purchaseOrders/${server.order.uuid}` as const;
  answers(`GET ${path}`, () => ({ data: server.order }));
  answers('GET /purchaseOrders', () => listOf([server.order]));
  const at = `/projects/${project.uuid}/purchase-orders/${server.order.contractor.uuid}`;
  const opened = renderPage(routes, { at });
  await screen.findByRole('heading', { name: server.order.po_no });
  return { server, path, ...opened };
}

const answersChange = (path: `/purchaseOrders/${string}`, server: { order: PurchaseOrderDetails }) =>
  answers(`PUT ${path}`, ({ body }) => {
    const { status = server.order.status } = body as Partial<PurchaseOrderDetails>;
    server.order = { ...server.order, version: server.order.version + 1, status };
    return { data: server.order };
  });

const enter = async (user: UserEvent, name: string, text: string) => {
  const control = screen.getByRole('textbox', { name });
  await user.clear(control);
  await user.click(control);
  await user.paste(text);
};

const press = async (user: UserEvent, name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

const save = (user: UserEvent) => press(user, /Save changes/);

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers(`GET /projects/${project.uuid}`, { data: project });
  answers('GET /tax_rates', { data: rates });
  answers('GET /contractors', listOf([]));
  answers('GET /finance_account_codes', listOf([]));
});

test("opens a contractor's only order and saves it with the version that was read", async () => {
  const lines = [buildOrderLine({ description: 'Piling', qty: '2.5000', unit_price: '400.000000', tax_code: 'ST6' })];
  const { server, path, user } = await openOrder({ version: 3, total_tax: '60.00', total_value: '1060.00', lines });
  const calls = answersChange(path, server);

  await enter(user, 'Line 1 Quantity', '3');
  await save(user);

  expect(await screen.findByText(`Purchase order ${server.order.po_no} updated.`)).toBeVisible();
  expect(calls[0]!.headers.get('If-Match')).toBe('"3"');
  expect(calls[0]!.body).toMatchObject({
    contractor_uuid: server.order.contractor.uuid,
    po_no: server.order.po_no,
    total_tax: null,
    lines: [
      { description: 'Piling', unit: 'lot', qty: '3', unit_price: '400', account_code_uuid: null, tax_code: 'ST6' },
    ],
  });
});

test('keeps a tax that was stated', async () => {
  const { server, path, user } = await openOrder({ total_tax: '5.00', total_value: '1005.00' });
  const calls = answersChange(path, server);
  expect(screen.getByRole('textbox', { name: 'Tax override' })).toHaveValue('5.00');

  await enter(user, 'Remarks', 'Urgent');
  await save(user);

  await waitFor(() => expect(calls[0]?.body).toMatchObject({ total_tax: '5.00', remarks: 'Urgent' }));
});

test('says who changed the order meanwhile and keeps what was typed', async () => {
  const { server, path, user } = await openOrder({ version: 3 });
  answers(`PUT ${path}`, () => {
    server.order = { ...server.order, version: 4, budget: '900.00' };
    return refusal(409, { data: { err_msg: 'Changed by Lim Wei Jie at 10:00' } });
  });

  await enter(user, 'Remarks', 'Urgent');
  await save(user);

  expect(await screen.findByRole('button', { name: 'Load the latest values' })).toBeVisible();
  expect(screen.getAllByText('Changed by Lim Wei Jie at 10:00').length).toBeGreaterThan(0);
  expect(screen.getByRole('textbox', { name: 'Remarks' })).toHaveValue('Urgent');
});

test('shows at the total why a value below what is billed is refused', async () => {
  const { path, user } = await openOrder({ status: 'issued', billed: '500.00' });
  const message = 'Total Value must be more than or equals to 500.00, which is billed.';
  answers(`PUT ${path}`, refusal(422, { errors: { total_value: [message] } }));

  await enter(user, 'Line 1 Unit Price', '100');
  await save(user);

  await waitFor(() => expect(screen.getAllByText(message).length).toBe(2));
  expect(screen.getByText('The contractor cannot change once a purchase order is billed.')).toBeVisible();
});

test('issues a draft after a question', async () => {
  const { server, path, user } = await openOrder({ version: 2 });
  const calls = answersChange(path, server);

  await press(user, 'Issue');
  await screen.findByText(`Issue "${server.order.po_no}"?`);
  await user.click(screen.getAllByRole('button', { name: 'Issue' }).at(-1)!);

  expect(await screen.findByText(`Purchase order ${server.order.po_no} issued.`)).toBeVisible();
  expect(calls[0]!.body).toEqual({ status: 'issued' });
  expect(calls[0]!.headers.get('If-Match')).toBe('"2"');
  expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
});

test('takes no step while something typed is not saved', async () => {
  const { user } = await openOrder();

  await enter(user, 'Remarks', 'Urgent');

  await waitFor(() => expect(screen.getByRole('button', { name: 'Issue' })).toBeDisabled());
});

test('says why an order that is billed is not cancelled', async () => {
  const { user } = await openOrder({ status: 'issued', billed: '286200.00' });

  await press(user, 'Cancel order');

  expect(await screen.findByText('A purchase order that is billed cannot be cancelled.')).toBeVisible();
  expect(screen.getByText(/RM 286,200.00 is billed on it. Close it instead./)).toBeVisible();
  await press(user, 'Got it');
});

test('closes an order, which then is only read', async () => {
  const { server, path, user } = await openOrder({ status: 'issued' });
  answersChange(path, server);

  await press(user, 'Close');
  await press(user, 'Close order');

  expect(await screen.findByText('A closed purchase order can no longer be edited.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Save changes/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Line 1 Description' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Print' })).toHaveAttribute(
    'href',
    `/document-printing/po?uuid=${server.order.uuid}`,
  );
});

test('shows why the server keeps an order that was to be deleted, and goes back to the list once it is gone', async () => {
  const { server, path, router, user } = await openOrder();
  answers(`GET /projects/${project.uuid}/contractors`, listOf([]));
  answers(`DELETE ${path}`, refusal(409, { data: { err_msg: 'The purchase order still has 1 expense.' } }));
  const remove = async () => {
    const ofOrder = screen.getByRole('link', { name: 'Print' }).parentElement!;
    await user.click(within(ofOrder).getByRole('button', { name: /Delete/ }));
  };

  await remove();
  expect(await screen.findByText('The purchase order still has 1 expense.')).toBeVisible();

  answers(`DELETE ${path}`, { data: { uuid: server.order.uuid, name: server.order.po_no } });
  await remove();

  await waitFor(() => expect(router.state.location.pathname).toBe(`/projects/${project.uuid}/purchase-orders`));
});

test('lists several orders of a contractor, and opens the one that is chosen', async () => {
  const [first, second] = [buildOrder(), buildOrder()];
  const orders = [first, { ...second, contractor: first.contractor }];
  answers('GET /purchaseOrders', listOf(orders));
  answers(`GET /purchaseOrders/${second.uuid}`, { data: orders[1] });
  const { user } = renderPage(routes, { at: `/projects/${project.uuid}/purchase-orders/${first.contractor.uuid}` });

  await user.click(await screen.findByRole('link', { name: second.po_no }));

  expect(await screen.findByRole('heading', { name: second.po_no })).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Other orders of this contractor' })).toBeVisible();
});

test('says that an order is not there', async () => {
  answers('GET /purchaseOrders/:uuid', refusal(404, { message: 'Purchase order not found.' }));

  renderPage(routes, { at: `/projects/${project.uuid}/purchase-orders/some-contractor?order=gone` });

  expect(await screen.findByText('Purchase order not found.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All purchase orders' })).toBeVisible();
});
