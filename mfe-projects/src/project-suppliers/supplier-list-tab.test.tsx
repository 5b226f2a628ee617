import type { Project, ProjectContractor } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildContractor,
  buildExpense,
  buildProject,
  buildRecorded,
  holding,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../remote';

const nothing = {
  po_count: 0,
  budget: null,
  po_value: '0.00',
  billed: '0.00',
  dc_note: '0.00',
  paid: '0.00',
  write_off: '0.00',
  balance: '0.00',
};

const buildSupplier = (name: string, given: Partial<ProjectContractor> = {}): ProjectContractor => ({
  ...buildRecorded(),
  ...nothing,
  name,
  type: 1,
  ...given,
});

// The worked example as of 2026-07-01. docs/domain/figures.md#contractors-of-a-project
const A = buildSupplier('A', {
  po_count: 1,
  budget: '410000.00',
  po_value: '424000.00',
  billed: '286200.00',
  dc_note: '2200.00',
  paid: '125000.00',
  balance: '159000.00',
});
const B = buildSupplier('B', {
  type: 2,
  po_count: 1,
  po_value: '70000.00',
  billed: '80000.00',
  paid: '30000.00',
  balance: '50000.00',
});
const C = buildSupplier('C', { type: 2, billed: '5000.00', write_off: '5000.00' });

function openSuppliers(suppliers: ProjectContractor[] = [A, B, C], given: Partial<Project> = {}, isAway = false) {
  const project = buildProject(given);
  answers(`GET /projects/${project.uuid}`, { data: project });
  const server = { suppliers, isAway };
  const path = `/projects/${project.uuid}/contractors` as const;
  answers(`GET ${path}`, () =>
    server.isAway
      ? refusal(503, { message: 'The database is away.' })
      : listOf(server.suppliers, { totals: { billed: '371200.00', balance: '209000.00' } }),
  );
  return { project, server, path, ...renderPage(routes, { at: `/projects/${project.uuid}/suppliers` }) };
}

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`(^| )${name} (RM|–)`) });

const cellsOf = async (name: string) =>
  within(await rowOf(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
    .filter(Boolean);

beforeAll(() => loadScreens(routes));

beforeEach(() => signedIn());

test('shows what was ordered from each contractor, billed by them and paid, with the sums of all', async () => {
  openSuppliers();

  expect(await cellsOf('A')).toEqual([
    ...['A', 'RM 410,000.00', 'RM 424,000.00', 'RM 286,200.00', 'RM 125,000.00'],
    ...['1', 'Sub-contractor', 'RM 2,200.00', 'RM 0.00', 'RM 159,000.00'],
  ]);
  expect(await cellsOf('B')).toEqual([
    ...['B', '–', 'RM 70,000.00', 'RM 80,000.00', 'RM 30,000.00'],
    ...['1', 'Supplier', 'RM 0.00', 'RM 0.00', 'RM 50,000.00'],
  ]);
  expect(await cellsOf('C')).toEqual([
    ...['C', '–', 'RM 0.00', 'RM 5,000.00', 'RM 0.00'],
    ...['0', 'Supplier', 'RM 0.00', 'RM 5,000.00', 'RM 0.00'],
  ]);
  expect(screen.getByText('RM 371,200.00')).toBeVisible();
  expect(screen.getByText('RM 209,000.00')).toBeVisible();
});

test('the number of orders leads to those of the contractor', async () => {
  const { project } = openSuppliers();

  expect(await screen.findByRole('link', { name: '1 of A' })).toHaveAttribute(
    'href',
    `/projects/${project.uuid}/purchase-orders/${A.uuid}`,
  );
});

test('a contractor opens to what they billed in the project', async () => {
  const { project, user } = openSuppliers();
  const bill = buildExpense({ ref_no: 'AD/001', project });
  const calls = answers(`GET /projects/${project.uuid}/expenses`, listOf([bill]));

  await user.click(within(await rowOf('A')).getByRole('button', { name: 'Expand row' }));

  expect(await screen.findByRole('link', { name: 'AD/001' })).toHaveAttribute(
    'href',
    `/projects/${project.uuid}/suppliers/expenses/${bill.uuid}`,
  );
  expect(calls[0]!.query.get('contractor')).toBe(A.uuid);
});

test('assigns a contractor who is found by a part of the name', async () => {
  const { server, path, user } = openSuppliers([]);
  const damai = buildContractor({ name: 'Alam Damai' });
  answers('GET /contractors', ({ query }) => listOf(query.get('search') === 'damai' ? [damai] : []));
  const calls = answers(`POST ${path}`, () => {
    server.suppliers = [buildSupplier('Alam Damai')];
    return Response.json({ data: { uuid: damai.uuid, name: damai.name } }, { status: 201 });
  });

  await user.click((await screen.findAllByRole('button', { name: 'Assign contractor' }))[0]!);
  await user.type(await screen.findByRole('combobox', { name: 'Contractor' }), 'damai');
  await user.click(await screen.findByTitle('Alam Damai'));
  await user.click(screen.getByRole('button', { name: 'Assign' }));

  expect(await screen.findByText('Contractor "Alam Damai" assigned.')).toBeVisible();
  expect(calls[0]!.body).toEqual({ contractor_uuid: damai.uuid });
  expect(await rowOf('Alam Damai')).toBeVisible();
});

test('asks before the contractor that was chosen is dropped', async () => {
  const { user } = openSuppliers();
  answers('GET /contractors', listOf([buildContractor({ name: 'Alam Damai' })]));
  await user.click(await screen.findByRole('button', { name: 'Assign contractor' }));
  await user.click(await screen.findByRole('combobox', { name: 'Contractor' }));
  await user.click(await screen.findByTitle('Alam Damai'));

  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(await screen.findByText('Leave without saving?')).toBeVisible();
});

test('keeps the dialog open and marks the contractor when the server refuses', async () => {
  const { path, user } = openSuppliers();
  answers('GET /contractors', listOf([buildContractor({ name: 'Alam Damai' })]));
  answers(`POST ${path}`, () => refusal(422, { errors: { contractor_uuid: ['Contractor is not valid.'] } }));

  await user.click(await screen.findByRole('button', { name: 'Assign contractor' }));
  await user.click(await screen.findByRole('combobox', { name: 'Contractor' }));
  await user.click(await screen.findByTitle('Alam Damai'));
  await user.click(screen.getByRole('button', { name: 'Assign' }));

  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Contractor' })).toHaveAccessibleDescription(
      /Contractor is not valid\./,
    ),
  );
});

test('takes a contractor with neither orders nor bills off the project, after a question that names them', async () => {
  const idle = buildSupplier('Idle Sdn Bhd');
  const { path, server, user } = openSuppliers([A, idle]);
  const calls = answers(`DELETE ${path}/:uuid`, () => {
    server.suppliers = [A];
    return { data: { uuid: idle.uuid, name: idle.name } };
  });

  await user.click(await screen.findByRole('button', { name: 'Remove Idle Sdn Bhd from the project' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Remove "Idle Sdn Bhd" from this project?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Remove' }));

  expect(await screen.findByText('Contractor "Idle Sdn Bhd" removed.')).toBeVisible();
  expect(calls[0]!.params.uuid).toBe(idle.uuid);
  expect(screen.queryByRole('button', { name: 'Remove A from the project' })).not.toBeInTheDocument();
});

test('says why a contractor stays when something was ordered meanwhile', async () => {
  const text = 'The contractor still has purchase orders (1) or expenses (0) in the project.';
  const { path, user } = openSuppliers([buildSupplier('Idle Sdn Bhd')]);
  answers(`DELETE ${path}/:uuid`, () => refusal(409, { data: { err_msg: text } }));

  await user.click(await screen.findByRole('button', { name: 'Remove Idle Sdn Bhd from the project' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));

  expect(await screen.findByText(text)).toBeVisible();
});

test('offers neither assigning nor removing without edit permission', async () => {
  signedIn(holding('project.view', 'project.expense'));
  openSuppliers([buildSupplier('Idle Sdn Bhd', { po_count: 0 })]);

  expect(await screen.findByRole('link', { name: 'New bill' })).toBeVisible();
  await rowOf('Idle Sdn Bhd');
  expect(screen.queryByRole('button', { name: 'Assign contractor' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument();
});

test('offers to try again when the list could not be loaded', async () => {
  const { server, user } = openSuppliers([A], { name: 'Tower' }, true);

  expect(await screen.findByText('The database is away.')).toBeVisible();
  server.isAway = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await rowOf('A')).toBeVisible();
});
