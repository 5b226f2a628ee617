import type { Project } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildContractor,
  buildProject,
  buildPurchaseOrder,
  buildRecorded,
  holding,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';

const contractor = buildContractor({ name: 'Binaan Jaya Sdn Bhd' });
const concrete = {
  ...buildRecorded(),
  code: '5100',
  name: 'Concrete',
  parent_id: null,
  parent: null,
  has_children: false,
};

async function openForm(given: Partial<Project> = {}) {
  const project = buildProject(given);
  answers(`GET /projects/${project.uuid}`, { data: project });
  answers('GET /tax_rates', { data: [{ code: 'ST6', valid_from: '2025-07-01', rate_percent: '6.00' }] });
  const searches = answers('GET /contractors', listOf([contractor]));
  const at = `/projects/${project.uuid}/purchase-orders/create?contractor=${contractor.uuid}`;
  const opened = renderPage(routes, { at });
  await screen.findByRole('textbox', { name: 'New line Description' });
  return { project, searches, ...opened };
}

const cell = (name: string) => screen.getByRole('textbox', { name });

async function paste(user: UserEvent, rows: string[][], into = 'New line Description') {
  await user.click(cell(into));
  await user.paste(rows.map((row) => row.join('\t')).join('\n'));
}

const create = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Create purchase order' }));

const descriptions = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Line \d+ Description$/ }).map(({ value }) => value);

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /finance_account_codes', listOf([concrete]));
});

test('drafts an order with its lines, and opens it', async () => {
  const { project, router, user } = await openForm();
  const order = buildPurchaseOrder({ project: { uuid: project.uuid, name: project.name }, contractor });
  const calls = answers('POST /purchaseOrders', { data: order });
  answers(`GET /purchaseOrders/${order.uuid}`, { data: order });
  answers('GET /purchaseOrders', listOf([order]));

  await user.clear(cell('Issued Date'));
  await user.type(cell('Issued Date'), '20260201');
  await user.type(cell('New line Description'), 'Cement{Enter}bag{Enter}3{Enter}RM 0.335');
  await user.type(screen.getByRole('combobox', { name: 'Line 1 Account Code' }), '5100');
  expect(screen.queryByRole('option', { name: 'ST8' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Line 1 Tax Code' }), 'ST6');
  await create(user);

  expect(await screen.findByText(`Purchase order ${order.po_no} created.`)).toBeVisible();
  expect(calls[0]!.body).toEqual({
    project_uuid: project.uuid,
    contractor_uuid: contractor.uuid,
    po_no: null,
    issued_date: '2026-02-01',
    required_date: null,
    description: null,
    budget: null,
    total_tax: null,
    remarks: null,
    terms: null,
    lines: [
      {
        description: 'Cement',
        unit: 'bag',
        qty: '3',
        unit_price: '0.335',
        account_code_uuid: concrete.uuid,
        tax_code: 'ST6',
      },
    ],
  });
  expect(router.state.location).toMatchObject({
    pathname: `/projects/${project.uuid}/purchase-orders/${contractor.uuid}`,
    search: `?order=${order.uuid}`,
  });
});

test('shows what the lines come to while they are typed, and how that stands to the budget', async () => {
  const { user } = await openForm();

  await paste(user, [
    ['Cement', 'bag', '3', '0.335', '', 'ST6'],
    ['Sand', 'm3', '2.5', '10.000001'],
  ]);
  await user.type(cell('Budget'), '26');
  await user.tab();

  const lines = screen.getByRole('table', { name: 'Lines' });
  expect(within(lines).getByText('1.01')).toBeVisible();
  expect(screen.getByText('RM 26.01')).toBeVisible();
  expect(screen.getByText('RM 0.06')).toBeVisible();
  expect(screen.getAllByText('RM 26.07')).toHaveLength(2);
  expect(await screen.findByText('RM 0.07 over budget')).toBeVisible();
});

test('says at a line and under the total what comes to more than any amount, and sends nothing', async () => {
  const { user } = await openForm();
  const calls = answers('POST /purchaseOrders', () => refusal(500, {}));

  await paste(user, [['Cement', 'bag', '99999999999', '999999999']]);
  expect(screen.getByText('Total Value must be less than or equals to 999999999999999.')).toBeVisible();
  await create(user);

  expect(await screen.findByText('Amount must be less than or equals to 999999999999999.')).toBeVisible();
  expect(cell('Line 1 Unit Price')).toBeInvalid();
  expect(calls).toHaveLength(0);
});

test('adds a tax that is stated instead of that of the codes', async () => {
  const { user } = await openForm();

  await paste(user, [['Works', 'lot', '1', '1000', '', 'ST6']]);
  await user.type(cell('Tax override'), '50');
  await user.tab();

  expect(await screen.findAllByText('RM 1,050.00')).toHaveLength(2);
});

test('takes rows of a spreadsheet, from the cell on that has the focus', async () => {
  const { user } = await openForm();
  await paste(user, [['Cement'], ['Sand']]);

  await paste(
    user,
    [
      ['bag', '1,200', 'RM 0.50', '5100', 'st6'],
      ['m3', '2', '3'],
      ['roll', '4', '5'],
    ],
    'Line 1 Unit',
  );

  expect(cell('Line 1 Unit')).toHaveValue('bag');
  expect(cell('Line 1 Unit Price')).toHaveValue('0.50');
  expect(screen.getByRole('combobox', { name: 'Line 1 Account Code' })).toHaveValue('5100 Concrete');
  expect(screen.getByRole('combobox', { name: 'Line 1 Tax Code' })).toHaveValue('ST6');
  expect(cell('Line 3 Unit')).toHaveValue('roll');
});

test('goes through the lines, moves and removes them by keyboard', async () => {
  const { user } = await openForm();
  await paste(user, [['Cement'], ['Sand'], ['Gravel']]);
  await user.click(cell('Line 1 Description'));

  await user.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
  expect(descriptions()).toEqual(['Sand', 'Cement', 'Gravel']);
  expect(cell('Line 1 Description')).toHaveFocus();

  await user.keyboard('{Alt>}{Delete}{/Alt}');
  expect(descriptions()).toEqual(['Cement', 'Gravel']);

  await user.keyboard('{Enter}');
  expect(cell('Line 1 Unit')).toHaveFocus();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(cell('Line 1 Description')).toHaveFocus();
});

test('moves and removes lines by their buttons', async () => {
  const { user } = await openForm();
  expect(screen.queryByRole('columnheader', { name: 'Line' })).not.toBeInTheDocument();
  await paste(user, [['Cement'], ['Sand'], ['Gravel']]);

  await user.click(screen.getByRole('button', { name: 'Move line 1 down' }));
  await user.click(screen.getByRole('button', { name: 'Delete line 3' }));

  expect(descriptions()).toEqual(['Sand', 'Cement']);
  expect(screen.getByRole('button', { name: 'Move line 1 up' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move line 2 down' })).toBeDisabled();
});

test('names what is wrong at its cell before anything is sent', async () => {
  const { user } = await openForm();

  await create(user);
  await waitFor(() => expect(cell('New line Description')).toHaveAccessibleDescription('Add at least one line.'));
  await paste(user, [['', 'bag', '0', '0.0000001', '999']]);
  await create(user);

  await waitFor(() => expect(cell('Line 1 Quantity')).toHaveAccessibleDescription('Quantity must be more than 0.'));
  expect(cell('Line 1 Description')).toHaveAccessibleDescription('Description is required.');
  expect(cell('Line 1 Description')).toHaveFocus();
  expect(cell('Line 1 Unit Price')).toHaveAccessibleDescription('Unit Price must have at most 6 decimals.');
  expect(screen.getByRole('combobox', { name: 'Line 1 Account Code' })).toHaveAccessibleDescription(
    'Account Code is not valid.',
  );
});

test("keeps what was typed and puts the server's message at its cell", async () => {
  const { user } = await openForm();
  answers(
    'POST /purchaseOrders',
    refusal(422, { errors: { 'lines[1].account_code_uuid': ['Account Code is not valid.'] } }),
  );
  await paste(user, [
    ['Cement', 'bag', '1', '1'],
    ['Sand', 'm3', '1', '1'],
  ]);

  await create(user);

  const account = screen.getByRole('combobox', { name: 'Line 2 Account Code' });
  await waitFor(() => expect(account).toHaveAccessibleDescription('Account Code is not valid.'));
  await waitFor(() => expect(account).toHaveFocus());
  expect(descriptions()).toEqual(['Cement', 'Sand']);
});

test('lets a project manager order, without the list of account codes', async () => {
  signedIn(holding('project.view', 'project.update', 'project.po', 'contractor.view'));
  const { searches, user } = await openForm();
  expect(screen.queryByRole('columnheader', { name: 'Account Code' })).not.toBeInTheDocument();
  const calls = answers(
    'POST /purchaseOrders',
    refusal(409, { data: { err_msg: 'A completed project cannot have new purchase orders.' } }),
  );

  await paste(user, [['Cement', 'bag', '1', '1']]);
  await create(user);

  expect(await screen.findByText('A completed project cannot have new purchase orders.')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Line 1 Account Code' })).not.toBeInTheDocument();
  expect(cell('Line 1 Description')).toHaveValue('Cement');
  expect(calls).toHaveLength(1);
  expect(searches[0]!.query.get('sort')).toBe('name');
});
