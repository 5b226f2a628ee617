import { api, listQueryParams } from '@siteledger/shared-lib/api';
import type { Expense, ListQuery, ListReply, SavedView } from '@siteledger/shared-lib/domain';
import { answers, buildExpense, listOf, refusal, renderPage } from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DataTable, useListState, type Column } from '../index';

const viewsTestApi = api.injectEndpoints({
  endpoints: (build) => ({
    viewedBills: build.query<ListReply<Expense>, ListQuery>({
      query: (query) => ({ url: '/expenses', params: listQueryParams(query) }),
    }),
  }),
});

const columns: Column<Expense>[] = [
  { key: 'ref_no', title: 'Ref No' },
  { key: 'due_date', title: 'Due Date', type: 'day' },
  { key: 'balance', title: 'Balance', type: 'money' },
  { key: 'tax_amt', title: 'Tax', type: 'money', isHidden: true },
];

const Bills = () => (
  <DataTable
    name="Bills"
    list={useListState({ sort: 'due_date', filters: { overdue: '' } })}
    endpoint={viewsTestApi.endpoints.viewedBills}
    columns={columns}
    columnsKey="bills"
    savedViews="bills"
  />
);

const view = (given: Partial<SavedView> = {}): SavedView => ({
  id: 1,
  uuid: 'view-1',
  version: 3,
  created_at: '2026-07-01T02:00:00Z',
  screen: 'bills',
  name: 'Late ones',
  query: 'overdue=1&columns=ref_no%2Ctax_amt',
  ...given,
});

const knows = (...views: SavedView[]) => answers('GET /saved_views', { data: views });

async function openViews(at = '/bills') {
  answers('GET /expenses', listOf([buildExpense({ ref_no: 'BILL-1' })]));
  const page = renderPage(<Bills />, { at });
  await screen.findByText('BILL-1');
  await page.user.click(screen.getByRole('button', { name: /Views/ }));
  return page;
}

const headings = () => screen.getAllByRole('columnheader').map((heading) => heading.textContent);

test('saves what is seen under a name: filters, sorting, page size and columns, but not the page', async () => {
  const asked = knows();
  const saved = answers('POST /saved_views', ({ body }) => ({ data: view(body as object) }));
  const { user } = await openViews('/bills?overdue=1&sort=balance&order=asc&per_page=15&page=2');
  expect(await screen.findByText(/No saved views yet/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Save this view' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
  await user.keyboard('Late ones{Enter}');

  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument());
  expect(saved[0]!.body).toEqual({
    screen: 'bills',
    name: 'Late ones',
    query: 'overdue=1&sort=balance&order=asc&per_page=15&columns=ref_no%2Cdue_date%2Cbalance',
  });
  expect(asked[0]!.query.toString()).toBe('screen=bills');
});

test('opens a view with its filters and its columns, whatever this browser shows otherwise', async () => {
  localStorage.setItem('siteledger.columns.bills', JSON.stringify({ due_date: false }));
  knows(view());
  const { user, router } = await openViews();
  expect(headings()).toEqual(['Ref No', 'Balance']);

  await user.click(await screen.findByRole('link', { name: 'Late ones' }));

  await waitFor(() => expect(headings()).toEqual(['Ref No', 'Tax']));
  expect(router.state.location).toMatchObject({ pathname: '/bills', search: '?overdue=1&columns=ref_no%2Ctax_amt' });
  await user.click(screen.getByRole('button', { name: /Views/ }));
  expect(await screen.findByRole('link', { name: 'Late ones' })).toHaveAttribute('aria-current', 'true');
});

test('a column that is chosen in a view changes its address, not the choice of this browser', async () => {
  knows();
  const { user, router } = await openViews('/bills?columns=ref_no,tax_amt');

  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Balance' }));

  expect(headings()).toEqual(['Ref No', 'Balance', 'Tax']);
  expect(router.state.location.search).toBe('?columns=ref_no%2Cbalance%2Ctax_amt');
  expect(localStorage.getItem('siteledger.columns.bills')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reset columns' }));
  expect(headings()).toEqual(['Ref No', 'Due Date', 'Balance']);
});

test('an address that names columns which the list does not have shows the usual ones', async () => {
  knows();
  await openViews('/bills?columns=unknown');

  expect(headings()).toEqual(['Ref No', 'Due Date', 'Balance']);
});

test('keeps the name that was typed when the server refuses it', async () => {
  knows(view());
  answers('POST /saved_views', refusal(422, { errors: { name: ['Name is already taken.'] } }));
  const { user } = await openViews();

  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Late ones{Enter}');

  const name = screen.getByRole('textbox', { name: 'Name' });
  await waitFor(() => expect(name).toHaveAccessibleDescription('Name is already taken.'));
  expect(name).toHaveValue('Late ones');
});

test('asks before the name that was typed is dropped', async () => {
  knows(view());
  const { user } = await openViews();
  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Late ones');

  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));

  expect(await screen.findByText('Leave without saving?')).toBeVisible();
});

test('renames a view and keeps what it shows', async () => {
  knows(view());
  const saved = answers('PUT /saved_views/:uuid', ({ body }) => ({ data: view(body as object) }));
  const { user } = await openViews();

  await user.click(await screen.findByRole('button', { name: 'Rename Late ones' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Later ones{Enter}');

  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]!.body).toEqual({ name: 'Later ones', query: view().query });
  expect(saved[0]!.headers.get('If-Match')).toBe('"3"');
});

test('deletes a view, and brings it back', async () => {
  knows(view());
  const deleted = answers('DELETE /saved_views/:uuid', { data: { uuid: 'view-1', name: 'Late ones' } });
  const restored = answers('POST /saved_views/:uuid/restore', { data: view() });
  const { user } = await openViews();

  await user.click(await screen.findByRole('button', { name: 'Delete Late ones' }));
  await screen.findByText('Successfully deleted "Late ones"');
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  expect(await screen.findByText('Successfully restored "Late ones"')).toBeVisible();
  expect(deleted[0]!.headers.get('If-Match')).toBe('"3"');
  expect(restored.map(({ params }) => params.uuid)).toEqual(['view-1']);
});

test('copies a link that opens the same for a colleague', async () => {
  knows(view());
  const { user } = await openViews('/bills?overdue=1');
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

  await user.click(await screen.findByRole('button', { name: 'Copy link to Late ones' }));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));

  expect(await screen.findByText('Link copied.')).toBeVisible();
  expect(write.mock.calls.flat()).toEqual([
    `${window.location.origin}/bills?${view().query}`,
    `${window.location.origin}/bills?overdue=1&columns=ref_no%2Cdue_date%2Cbalance`,
  ]);
});

test('views that could not be loaded can be tried again', async () => {
  answers('GET /saved_views', refusal(503, { message: 'The database is away.' }));
  const { user } = await openViews();
  expect(await screen.findByText('The database is away.')).toBeVisible();
  knows(view());

  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('link', { name: 'Late ones' })).toBeVisible();
});

test('Esc closes the views and leads back to their button', async () => {
  knows(view());
  const { user } = await openViews();
  await screen.findByRole('link', { name: 'Late ones' });
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement));

  await user.tab();
  await user.keyboard('{Escape}');

  expect(screen.getByRole('button', { name: /Views/ })).toHaveFocus();
  expect(screen.getByRole('button', { name: /Views/ })).toHaveAttribute('aria-expanded', 'false');
});
