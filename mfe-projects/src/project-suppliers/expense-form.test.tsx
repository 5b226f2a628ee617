import type { PurchaseOrder } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildContractor,
  buildExpense,
  buildProject,
  buildRecorded,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
  unreachable,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';

const project = buildProject({ name: 'Tower', status: 'Completed' });
const damai = buildContractor({ name: 'Alam Damai' });
const maju = buildContractor({ name: 'Seri Maju' });

const buildOrder = (po_no: string, given: Partial<PurchaseOrder> = {}): PurchaseOrder => ({
  ...buildRecorded(),
  project: { uuid: project.uuid, name: project.name },
  contractor: { uuid: damai.uuid, name: damai.name },
  po_no,
  status: 'issued',
  issued_date: '2026-01-01',
  required_date: null,
  description: null,
  remarks: null,
  budget: null,
  total_tax: '0.00',
  total_value: '70000.00',
  dc_note: '0.00',
  billed: '0.00',
  outstanding: '70000.00',
  billed_percent: '0.00',
  budget_variance: null,
  over_billed: '0.00',
  ...given,
});

const po1 = buildOrder('PO-1', { total_value: '424000.00', billed: '127200.00', outstanding: '296800.00' });

async function openForm(orders: Record<string, PurchaseOrder[]> = { [damai.uuid]: [po1] }, search = '') {
  answers('GET /purchaseOrders', ({ query }) => listOf(orders[query.get('contractor')!] ?? []));
  const created = answers('POST /expenses', () =>
    Response.json({ data: buildExpense({ ref_no: 'AD/004', project }) }, { status: 201 }),
  );
  const page = renderPage(routes, { at: `/projects/${project.uuid}/suppliers/expenses/create${search}` });
  await screen.findByRole('combobox', { name: 'Contractor' });
  return { created, ...page };
}

const choose = async (user: UserEvent, name: string, title: string | RegExp) => {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByTitle(title));
};

const enter = async (user: UserEvent, name: string, text: string) => {
  await user.click(screen.getByRole('textbox', { name }));
  await user.paste(text);
  await user.tab();
};

const factsOf = (name: string) => within(screen.getByRole('region', { name }));

const fact = (name: string, label: string) => factsOf(name).getByText(label).nextElementSibling;

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers(`GET /projects/${project.uuid}`, { data: project });
  answers(`GET /projects/${project.uuid}/contractors`, listOf([]));
  answers(`GET /projects/${project.uuid}/expenses`, listOf([]));
  answers('GET /contractors', listOf([damai, maju]));
  answers(`GET /contractors/${damai.uuid}`, { data: damai });
  answers('GET /finance_account_codes', listOf([{ ...buildRecorded(), code: '5-1000', name: 'Concrete' }]));
  answers('GET /expenses/ref-no-taken', { data: { taken: false } });
  answers('GET /expenses/proposal', { data: { account_code: null, days_to_pay: null, tax_code: null } });
  answers('GET /tax_rates', { data: [{ code: 'ST6', valid_from: '2025-07-01', rate_percent: '6.00' }] });
});

test('records a bill on the only open order of its contractor, also in a completed project', async () => {
  const closed = buildOrder('PO-0', { status: 'closed' });
  const { created, router, user } = await openForm({ [damai.uuid]: [po1, closed] });

  await choose(user, 'Contractor', 'Alam Damai');
  expect(await screen.findByTitle('PO-1 · RM 296,800.00 outstanding')).toBeVisible();
  await enter(user, 'Ref No', 'AD/002');
  await enter(user, 'Invoice Date', '2026-06-20');
  await enter(user, 'Invoice Amount', '150000');
  await enter(user, 'Tax Amount', '9000');
  await choose(user, 'Account Code', '5-1000 Concrete');
  await user.click(screen.getByRole('button', { name: 'Create bill' }));

  expect(await screen.findByText('Bill AD/004 created.')).toBeVisible();
  expect(created[0]!.body).toMatchObject({
    project_uuid: project.uuid,
    contractor_uuid: damai.uuid,
    purchase_order_uuid: po1.uuid,
    ref_no: 'AD/002',
    invoice_date: '2026-06-20',
    due_date: null,
    invoice_amt: '150000.00',
    tax_amt: '9000.00',
  });
  expect(router.state.location.pathname).toBe(`/projects/${project.uuid}/suppliers/expenses`);
});

test('records one bill of a double click, and of a reply that was lost', async () => {
  const { user } = await openForm();
  const calls = answers('POST /expenses', () =>
    calls.length > 1 ? { data: buildExpense({ ref_no: 'AD/004', project }) } : unreachable(),
  );
  await choose(user, 'Contractor', 'Alam Damai');
  const typed = { 'Ref No': 'AD/003', 'Invoice Date': '2026-06-20', 'Invoice Amount': '150000' };
  for (const [name, text] of Object.entries(typed)) await enter(user, name, text);

  await user.dblClick(screen.getByRole('button', { name: 'Create bill' }));
  expect(await screen.findByText('Something went wrong.')).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Create bill' }));

  expect(await screen.findByText('Bill AD/004 created.')).toBeVisible();
  const keys = new Set(calls.map(({ headers }) => headers.get('Idempotency-Key')));
  expect([...keys]).toEqual([expect.any(String)]);
});

test('shows as it is typed what is payable and what is left of the order', async () => {
  const { user } = await openForm();

  await choose(user, 'Contractor', 'Alam Damai');
  const typed = { 'Invoice Amount': '150000', 'Tax Amount': '9000', 'Debit/Credit Note': '2200' };
  for (const [name, text] of Object.entries({ ...typed, 'Retention Amount': '800' })) await enter(user, name, text);

  await waitFor(() => expect(fact('This bill', 'Payable')).toHaveTextContent('RM 156,000.00'));
  expect(fact('This bill', 'Total with tax')).toHaveTextContent('RM 159,000.00');
  expect(fact('Order PO-1', 'Order value')).toHaveTextContent('RM 424,000.00');
  expect(fact('Order PO-1', 'Previously billed')).toHaveTextContent('RM 127,200.00');
  expect(fact('Order PO-1', 'This bill')).toHaveTextContent('RM 159,000.00');
  expect(fact('Order PO-1', 'Remaining')).toHaveTextContent('RM 137,800.00');
  expect(screen.queryByText(/Over-billed/)).not.toBeInTheDocument();
});

test('flags a bill above its order and takes it', async () => {
  const { created, user } = await openForm({ [damai.uuid]: [buildOrder('PO-2')] }, `?contractor=${damai.uuid}`);

  await enter(user, 'Invoice Amount', '80000');
  expect(await screen.findByText('Over-billed by RM 10,000.00')).toBeVisible();
  expect(fact('Order PO-2', 'Remaining')).toHaveTextContent('RM 0.00');
  await enter(user, 'Ref No', 'B/1');
  await enter(user, 'Invoice Date', '2026-06-20');
  await user.click(screen.getByRole('button', { name: 'Create bill' }));

  await waitFor(() => expect(created).toHaveLength(1));
});

test('another contractor takes the order of the first away; of several none is proposed', async () => {
  const { user } = await openForm({ [damai.uuid]: [po1], [maju.uuid]: [buildOrder('PO-7'), buildOrder('PO-8')] });

  await choose(user, 'Contractor', 'Alam Damai');
  await screen.findByRole('region', { name: 'Order PO-1' });
  await choose(user, 'Contractor', 'Seri Maju');

  expect(await screen.findByRole('region', { name: 'Purchase order' })).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Purchase Order' }));
  expect(await screen.findByTitle(/^PO-7/)).toBeVisible();
  expect(screen.getByTitle(/^PO-8/)).toBeVisible();
});

test('refuses a Ref No that the contractor used before, while it is typed', async () => {
  const calls = answers('GET /expenses/ref-no-taken', ({ query }) => ({
    data: { taken: query.get('contractor_uuid') === damai.uuid && query.get('ref_no') === 'AD/001' },
  }));
  const { user } = await openForm();

  await enter(user, 'Ref No', ' AD/001 ');
  await choose(user, 'Contractor', 'Alam Damai');

  const refNo = screen.getByRole('textbox', { name: 'Ref No' });
  await waitFor(() => expect(refNo).toHaveAccessibleDescription('Ref No is already taken.'));
  expect(refNo).toBeInvalid();
  await choose(user, 'Contractor', 'Seri Maju');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(refNo).toBeValid();
});

test('holds the amounts against each other before anything is sent', async () => {
  const { user } = await openForm();

  await enter(user, 'Invoice Amount', '100');
  await enter(user, 'Debit/Credit Note', '100.01');

  expect(await screen.findByText('Debit/Credit Note must be less than or equals to 100.00.')).toBeVisible();
});

test("keeps what was typed and puts the server's messages beside the fields", async () => {
  const { user } = await openForm({}, `?contractor=${damai.uuid}`);
  answers('POST /expenses', () => refusal(422, { errors: { ref_no: ['Ref No is already taken.'] } }));

  await enter(user, 'Ref No', 'AD/001');
  await enter(user, 'Invoice Date', '2026-06-20');
  await enter(user, 'Invoice Amount', '100');
  await user.click(screen.getByRole('button', { name: 'Create bill' }));

  const refNo = screen.getByRole('textbox', { name: 'Ref No' });
  await waitFor(() => expect(refNo).toHaveAccessibleDescription('Ref No is already taken.'));
  expect(refNo).toHaveValue('AD/001');
  expect(screen.getByRole('textbox', { name: 'Invoice Amount' })).toHaveValue('100.00');
});

test('an order that is cancelled or of another project is never on offer', async () => {
  const { user } = await openForm({});
  const calls = answers('GET /purchaseOrders', listOf([]));

  await choose(user, 'Contractor', 'Alam Damai');

  await waitFor(() => expect(calls[0]!.query.getAll('status')).toEqual(['draft', 'issued', 'closed']));
  expect(calls[0]!.query.get('project')).toBe(project.uuid);
  expect(await screen.findByText('No open order in this project')).toBeVisible();
});

test('offers no account code to who may not see them', async () => {
  signedIn({ permissions: ['project.expense', 'project.view', 'contractor.view'].map((name) => ({ name })) });
  await openForm({});
  expect(screen.getByRole('textbox', { name: 'Ref No' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Account Code' })).not.toBeInTheDocument();
});

test('proposes the due date from the day of receipt', async () => {
  const { user } = await openForm({});
  const received = screen.getByRole('textbox', { name: 'Date Received' });

  await user.clear(received);
  await enter(user, 'Date Received', '2026-07-01');

  expect(screen.getByRole('textbox', { name: 'Due Date' })).toHaveAttribute('placeholder', '2026-07-31');
});

test('proposes none of several orders of the contractor whom the address names', async () => {
  const { user } = await openForm({ [damai.uuid]: [po1, buildOrder('PO-3')] }, `?contractor=${damai.uuid}`);
  expect(await screen.findByRole('region', { name: 'Purchase order' })).toBeVisible();
  await choose(user, 'Purchase Order', /^PO-3/);

  expect(await screen.findByRole('region', { name: 'Order PO-3' })).toBeVisible();
});
