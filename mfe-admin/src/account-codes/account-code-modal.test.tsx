import {
  permissionsOfRoles,
  ROLES,
  type AccountCodeDetails,
  type AccountCodeNode,
} from '@siteledger/shared-lib/domain';
import { answers, holding, listOf, loadScreens, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';
import { buildChart, buildDetails } from './testing/account-code-builders';

const chart = `1 Assets
2 Costs
  21 Materials
    211 Cement
  22 Labour`;

let costs: AccountCodeNode;
let materials: AccountCodeNode;
let cement: AccountCodeNode;
let labour: AccountCodeNode;

const pathOf = ({ uuid }: { uuid: string }) => `/finance_account_codes/${uuid}` as const;

const enter = async (user: UserEvent, name: string, text: string) => {
  const box = screen.getByRole('textbox', { name });
  await user.clear(box);
  await user.click(box);
  await user.paste(text);
};

/** The question with this title, which may be over another dialog. */
const question = async (title: string) =>
  within((await screen.findByText(title)).closest<HTMLElement>('[role="dialog"]')!);

async function openDetails(details: AccountCodeDetails) {
  answers(`GET ${pathOf(details)}`, () => ({ data: details }));
  const page = renderPage(routes, { at: `/accountCodes/${details.uuid}` });
  const dialog = within(await screen.findByRole('dialog', { name: `${details.code} ${details.name}` }));
  return { ...page, dialog };
}

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn(holding(...permissionsOfRoles([ROLES.ADMIN])));
  const roots = buildChart(chart);
  costs = roots[1]!;
  [materials, labour] = costs.children as [AccountCodeNode, AccountCodeNode];
  cement = materials.children[0]!;
  answers('GET /finance_account_codes', () => listOf(roots));
});

test('creates an account code below another, and shows it in the tree', async () => {
  const created = { ...cement, uuid: labour.uuid };
  const calls = answers('POST /finance_account_codes', { data: created });
  const { user, router } = renderPage(routes, { at: '/accountCodes' });

  await user.click(await screen.findByRole('link', { name: 'Add sub-account to 2 Costs' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New account code' }));
  expect(dialog.getByText('2 Costs')).toBeVisible();
  await enter(user, 'Code', '23');
  await enter(user, 'Name', 'Plant');
  await user.click(dialog.getByRole('button', { name: 'Create account code' }));

  expect(await screen.findByText('Successfully created account code.')).toBeVisible();
  expect(calls[0]!.body).toEqual({ code: '23', name: 'Plant', parent_id: costs.uuid });
  expect(router.state.location).toMatchObject({ pathname: '/accountCodes', search: '' });
});

test('keeps what was typed when the code is taken', async () => {
  answers('POST /finance_account_codes', refusal(422, { errors: { code: ['Code is already taken.'] } }));
  const { user } = renderPage(routes, { at: '/accountCodes/create' });
  const dialog = within(await screen.findByRole('dialog', { name: 'New account code' }));

  await enter(user, 'Code', '21');
  await enter(user, 'Name', 'Plant');
  await user.click(dialog.getByRole('button', { name: 'Create account code' }));

  expect(await dialog.findByText('Code is already taken.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Plant');
});

test('tells where a code stands, what is booked on it and what stands below it', async () => {
  const { dialog } = await openDetails(buildDetails(materials, { use: { children: 1, expenses: 12, order_lines: 1 } }));

  expect(dialog.getByRole('link', { name: '2 Costs' })).toHaveAttribute('href', `/accountCodes/${costs.uuid}`);
  expect(dialog.getByText('12 expenses and 1 order line')).toBeVisible();
  expect(dialog.getByRole('link', { name: '211 Cement' })).toBeVisible();
});

test('moves a code to another group, of the version that was read', async () => {
  const { user, dialog } = await openDetails(buildDetails(materials, { version: 3 }));
  const calls = answers(`PUT ${pathOf(materials)}`, { data: materials });

  await user.click(dialog.getByRole('combobox', { name: 'Group' }));
  await user.click(await screen.findByTitle('1 Assets'));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));

  expect(await screen.findByText('Successfully update account code.')).toBeVisible();
  const assets = screen.getByRole('row', { name: '1 Assets' });
  expect(calls[0]!.body).toEqual({ code: '21', name: 'Materials', parent_id: expect.any(String) });
  expect(calls[0]!.headers.get('If-Match')).toBe('"3"');
  expect(assets).toBeVisible();
});

test('offers neither the code itself nor one below it as its group', async () => {
  const { user, dialog } = await openDetails(buildDetails(materials));

  await user.click(dialog.getByRole('combobox', { name: 'Group' }));

  expect(await screen.findByTitle('22 Labour')).toBeVisible();
  expect(screen.queryByTitle('21 Materials')).not.toBeInTheDocument();
  expect(screen.queryByTitle('211 Cement')).not.toBeInTheDocument();
});

test('says in words why a group is refused', async () => {
  const { user, dialog } = await openDetails(buildDetails(materials));
  const words = 'Group must not be the account code itself or one of its sub-accounts.';
  answers(`PUT ${pathOf(materials)}`, refusal(422, { errors: { parent_id: [words] } }));

  await user.click(dialog.getByRole('combobox', { name: 'Group' }));
  await user.click(await screen.findByTitle('22 Labour'));
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));

  expect(await dialog.findByText(words)).toBeVisible();
});

test('says who was quicker, and keeps what was typed', async () => {
  const server = { code: buildDetails(labour) };
  answers(`GET ${pathOf(labour)}`, () => ({ data: server.code }));
  answers(`PUT ${pathOf(labour)}`, () => {
    server.code = buildDetails(labour, { version: 2, code: '29' });
    return refusal(409, { data: { err_msg: 'Changed by Ravi at 18:00' } });
  });
  const { user } = renderPage(routes, { at: `/accountCodes/${labour.uuid}` });
  const dialog = within(await screen.findByRole('dialog', { name: '22 Labour' }));

  await enter(user, 'Name', 'Labour and plant');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));

  expect(await dialog.findByText('Changed by Ravi at 18:00')).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Load the latest values' }));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Labour and plant');
  expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveValue('29');
});

test('deletes a code after a question that names it', async () => {
  const { user, dialog, router } = await openDetails(buildDetails(labour));
  const calls = answers(`DELETE ${pathOf(labour)}`, { data: { uuid: labour.uuid, name: labour.name } });

  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await user.click((await question('Delete "Labour"?')).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Successfully deleted "Labour"')).toBeVisible();
  expect(calls[0]!.headers.get('If-Match')).toBe('"1"');
  expect(router.state.location.pathname).toBe('/accountCodes');
});

test.each([
  ['a code stands below it', { children: 1, expenses: 0, order_lines: 0 }, /^Has 1 sub-account\./],
  ['something is booked on it', { children: 0, expenses: 2, order_lines: 0 }, /^Used by 2 expenses\./],
])('says why a code stays while %s', async (_, use, words) => {
  const { user, dialog } = await openDetails(buildDetails(labour, { use }));

  await user.click(dialog.getByRole('button', { name: 'Delete' }));

  const answer = await question('"Labour" cannot be deleted.');
  expect(answer.getByText(words)).toBeVisible();
  await user.click(answer.getByRole('button', { name: 'Got it' }));
});

test('says what the server says of a code that is used, when it is deleted in its line', async () => {
  const words = 'The account code is used by expenses or purchase orders.';
  answers(`DELETE ${pathOf(labour)}`, refusal(409, { data: { err_msg: words } }));
  const { user } = renderPage(routes, { at: '/accountCodes' });

  await user.click(await screen.findByRole('button', { name: 'Delete 22 Labour' }));
  await user.click((await question('Delete "Labour"?')).getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText(words)).toBeVisible();
});

test('lets an owner read a code and change nothing', async () => {
  signedIn();
  const { dialog } = await openDetails(buildDetails(materials));

  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toBeDisabled());
  expect(dialog.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});
