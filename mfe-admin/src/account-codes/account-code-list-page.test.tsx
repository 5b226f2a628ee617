import { permissionsOfRoles, ROLES, type AccountCodeNode } from '@siteledger/shared-lib/domain';
import { answers, holding, listOf, loadScreens, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { act, screen, within } from '@testing-library/react';
import { routes } from '../../remote';
import { buildChart } from './testing/account-code-builders';

const TREE = 'GET /finance_account_codes';

const chart = `1 Assets
  11 Cash
    111 Maybank
  12 Receivables
2 Costs
  21 Materials
    211 Cement
  22 Labour`;

const open = (at = '/accountCodes') => renderPage(routes, { at });

const shownCodes = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.getAttribute('aria-label'));

const row = (name: string) => screen.findByRole('row', { name });

async function focus(name: string) {
  const line = await row(name);
  act(() => line.focus());
}

beforeAll(() => loadScreens(routes));

let roots: AccountCodeNode[];

beforeEach(() => {
  signedIn(holding(...permissionsOfRoles([ROLES.ADMIN])));
  roots = buildChart(chart);
});

test('shows the tree by code, with the top groups open', async () => {
  const calls = answers(TREE, listOf(roots));

  open();

  await row('1 Assets');
  expect(shownCodes()).toEqual(['1 Assets', '11 Cash', '12 Receivables', '2 Costs', '21 Materials', '22 Labour']);
  expect(Object.fromEntries(calls[0]!.query)).toEqual({ to_tree: '1', sort: 'code', order: 'asc' });
  expect(within(await row('1 Assets')).getByText('3')).toBeVisible();
  expect(await row('11 Cash')).toHaveAttribute('aria-level', '2');
  expect(screen.getByText('8 account codes')).toBeVisible();
});

test('opens and closes all groups', async () => {
  answers(TREE, listOf(roots));
  const { user } = open();
  await row('1 Assets');

  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(shownCodes()).toHaveLength(8);

  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(shownCodes()).toEqual(['1 Assets', '2 Costs']);

  await user.click(await row('2 Costs'));
  expect(shownCodes()).toEqual(['1 Assets', '2 Costs', '21 Materials', '22 Labour']);
});

test('is walked, opened and closed by keyboard, and Enter shows a code', async () => {
  answers(TREE, listOf(roots));
  answers('GET /finance_account_codes/:uuid', refusal(404, { message: 'Account code not found.' }));
  const { user, router } = open();
  await focus('1 Assets');

  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(await row('11 Cash')).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowRight}');
  expect(await row('111 Maybank')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(await row('11 Cash')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(await row('11 Cash')).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{End}');
  expect(await row('22 Labour')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(await row('21 Materials')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(await row('1 Assets')).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Account code not found.')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/accountCodes/${roots[0]!.uuid}`);
});

test('opens the way to what is searched, and marks it', async () => {
  answers(TREE, listOf(roots));
  const { user, router } = open();
  await row('1 Assets');

  await user.type(screen.getByRole('searchbox', { name: 'Search account codes' }), 'cem');

  expect(await row('211 Cement')).toBeVisible();
  expect(shownCodes()).toEqual(['2 Costs', '21 Materials', '211 Cement']);
  expect(screen.getByText('Cem', { selector: 'mark' })).toBeVisible();
  expect(screen.getByText('1 of 8 account codes')).toBeVisible();
  expect(router.state.location.search).toBe('?search=cem');
});

test('says that nothing was found, and shows everything again', async () => {
  answers(TREE, listOf(roots));
  const { user } = open('/accountCodes?search=zinc');

  expect(await screen.findByText('No Data.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all' }));

  expect(await row('1 Assets')).toBeVisible();
});

test('keeps of many codes only those in view in the document', async () => {
  const many = Array.from({ length: 600 }, (_, index) => `${1000 + index} Account ${index}`).join('\n');
  answers(TREE, listOf(buildChart(many)));
  const { user } = open();
  await focus('1000 Account 0');

  expect(shownCodes().length).toBeLessThan(100);
  expect(screen.getByRole('treegrid')).toHaveAttribute('aria-rowcount', '601');
  await user.keyboard('{End}');

  expect(await row('1599 Account 599')).toHaveFocus();
});

test('offers a first account code where there is none', async () => {
  answers(TREE, listOf([]));
  const { user, router } = open();

  const empty = (await screen.findByText('No Data.')).parentElement!;
  await user.click(within(empty).getByRole('link', { name: 'New account code' }));

  expect(router.state.location.pathname).toBe('/accountCodes/create');
});

test('offers another try when the tree does not come', async () => {
  let isThere = false;
  answers(TREE, () => (isThere ? listOf(roots) : refusal(503, { message: 'The database is away.' })));
  const { user } = open();
  expect(await screen.findByText('The database is away.')).toBeVisible();

  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await row('1 Assets')).toBeVisible();
});

test('tells who may not see account codes', async () => {
  answers(TREE, refusal(403, { message: 'Forbidden.' }));

  open();

  expect(await screen.findByText('You do not have permission to see this.')).toBeVisible();
});

test('offers no change to an owner, who may only look', async () => {
  signedIn();
  answers(TREE, listOf(roots));

  open();

  await row('1 Assets');
  expect(screen.queryByRole('link', { name: /New account code|Delete/ })).not.toBeInTheDocument();
});
