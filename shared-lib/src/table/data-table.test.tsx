import { api, listQueryParams } from '@siteledger/shared-lib/api';
import type { Expense, ListQuery, ListReply } from '@siteledger/shared-lib/domain';
import { answers, buildExpense, listOf, refusal, renderPage } from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState, type Key } from 'react';
import { DataTable, useListState, type Column } from './index';

const listApi = api.injectEndpoints({
  endpoints: (build) => ({
    testedList: build.query<ListReply<Expense>, ListQuery>({
      query: (query) => ({ url: '/expenses', params: listQueryParams(query) }),
    }),
  }),
});

const columns: Column<Expense>[] = [
  { key: 'ref_no', title: 'Ref No', sortable: true },
  { key: 'project.name', title: 'Project' },
  { key: 'due_date', title: 'Due Date', type: 'day' },
  { key: 'balance', title: 'Balance', type: 'money', sortable: true },
  { key: 'tax_amt', title: 'Tax', type: 'money', isHidden: true },
];

function Bills({ isWorked = false }: { isWorked?: boolean }) {
  const list = useListState({ sort: 'due_date', filters: { status: '' } });
  const [keys, setKeys] = useState<Key[]>([]);
  return (
    <DataTable
      name="Bills"
      list={list}
      endpoint={listApi.endpoints.testedList}
      columns={columns}
      nextStep={<a href="/new">Enter a bill</a>}
      selection={isWorked ? { keys, onChange: setKeys } : undefined}
      expanded={isWorked ? (bill) => <p>Tax of {bill.ref_no}</p> : undefined}
    />
  );
}

function OneOpenBill() {
  const [uuid, setUuid] = useState<string | undefined>('two');
  return (
    <DataTable
      name="Bills"
      list={useListState({ sort: 'due_date' })}
      endpoint={listApi.endpoints.testedList}
      columns={columns}
      expanded={(bill) => <p>Tax of {bill.ref_no}</p>}
      opened={{ uuid, onChange: (bill) => setUuid(bill?.uuid) }}
    />
  );
}

const bill = (ref_no: string, given: Partial<Expense> = {}) => buildExpense({ ref_no, ...given });

test('says that it is loading, then shows each row by the type of its columns', async () => {
  answers('GET /expenses', listOf([bill('BILL-1', { due_date: '2026-07-15', balance: '-2200.00' })]));

  renderPage(<Bills />);

  expect(screen.getByText('Loading...')).toBeVisible();
  expect(await screen.findByText('BILL-1')).toBeVisible();
  expect(screen.getByText('15-Jul-2026')).toBeVisible();
  expect(screen.getByText('(RM 2,200.00)')).toBeVisible();
});

test('offers the next step where there is nothing yet', async () => {
  answers('GET /expenses', listOf([]));

  renderPage(<Bills />);

  expect(await screen.findByText('No Data.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Enter a bill' })).toBeVisible();
});

test('offers to clear search and filters where they hide everything', async () => {
  answers('GET /expenses', ({ query }) => listOf(query.has('search') || query.has('status') ? [] : [bill('BILL-1')]));
  const { router, user } = renderPage(<Bills />, { at: '/bills?search=steel&status=paid' });

  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));

  expect(await screen.findByText('BILL-1')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('tells what went wrong and loads again on Retry', async () => {
  let isAway = true;
  answers('GET /expenses', () =>
    isAway ? refusal(503, { message: 'The database is away.' }) : listOf([bill('BILL-1')]),
  );
  const { user } = renderPage(<Bills />);

  expect(await screen.findByText('The database is away.')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('BILL-1')).toBeVisible();
});

test('never shows the rows of before as those of a filter whose load failed', async () => {
  answers('GET /expenses', ({ query }) =>
    query.has('search') ? refusal(503, { message: 'The database is away.' }) : listOf([bill('BILL-1')]),
  );
  const { user } = renderPage(<Bills />);
  await screen.findByText('BILL-1');

  await user.type(screen.getByRole('searchbox'), 'steel');

  expect(await screen.findByText('The database is away.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText('BILL-1')).not.toBeInTheDocument();
});

test('offers to drop a filter that the server does not take', async () => {
  answers('GET /expenses', ({ query }) =>
    query.get('status') === 'nonsense'
      ? refusal(422, { errors: { status: ['status must be one of pending, paid.'] } })
      : listOf([bill('BILL-1')]),
  );
  const { router, user } = renderPage(<Bills />, { at: '/bills?status=nonsense' });

  expect(await screen.findByText('status must be one of pending, paid.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));

  expect(await screen.findByText('BILL-1')).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('sorts by a heading, descending first, and says so in the address', async () => {
  const calls = answers('GET /expenses', ({ query }) =>
    listOf([bill('BILL-1')], { current_sorting: { sort: query.get('sort')!, order: query.get('order') as 'asc' } }),
  );
  const { router, user } = renderPage(<Bills />, { at: '/bills?page=3' });
  await screen.findByText('BILL-1');

  await user.click(screen.getByRole('columnheader', { name: 'Balance' }));
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Balance' })).toHaveAttribute('aria-sort', 'descending'),
  );
  await user.click(screen.getByRole('columnheader', { name: 'Balance' }));
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Balance' })).toHaveAttribute('aria-sort', 'ascending'),
  );

  expect(calls.map(({ query }) => `${query.get('sort')} ${query.get('order')} ${query.get('page')}`)).toEqual([
    'due_date desc 3',
    'balance desc 1',
    'balance asc 1',
  ]);
  expect(router.state.location.search).toBe('?sort=balance&order=asc');
});

test('marks the order that the server used, which may not be the one asked for', async () => {
  answers('GET /expenses', listOf([bill('BILL-1')], { current_sorting: { sort: 'ref_no', order: 'asc' } }));

  renderPage(<Bills />, { at: '/bills?sort=nonsense' });
  await screen.findByText('BILL-1');

  expect(screen.getByRole('columnheader', { name: 'Ref No' })).toHaveAttribute('aria-sort', 'ascending');
});

test('searches once typing pauses, from the first page', async () => {
  const calls = answers('GET /expenses', ({ query }) => listOf([bill(query.get('search') ?? 'BILL-1')]));
  const { user } = renderPage(<Bills />, { at: '/bills?page=2' });
  await screen.findByText('BILL-1');

  await user.click(screen.getByRole('searchbox', { name: 'Search bills' }));
  await user.paste('"steel bars"');

  expect(await screen.findByText('"steel bars"')).toBeVisible();
  expect(calls.map(({ query }) => [query.get('search'), query.get('page')])).toEqual([
    [null, '2'],
    ['"steel bars"', '1'],
  ]);
});

test('stays on the last page when more rows a page leave fewer pages', async () => {
  answers('GET /expenses', ({ query }) =>
    listOf([bill(`page ${query.get('page')} of ${query.get('per_page')}`)], {
      total: 120,
      per_page: Number(query.get('per_page')),
      current_page: Number(query.get('page')),
    }),
  );
  const { router, user } = renderPage(<Bills />, { at: '/bills?page=8&per_page=15' });
  await screen.findByText('page 8 of 15');

  await user.click(screen.getByRole('combobox', { name: 'Rows per page' }));
  await user.click(await screen.findByText('50 / page'));

  expect(await screen.findByText('page 3 of 50')).toBeVisible();
  expect(router.state.location.search).toBe('?per_page=50&page=3');
});

test('shows the sums of the whole filtered set below the rows', async () => {
  answers('GET /expenses', listOf([bill('BILL-1', { balance: '50.00' })], { totals: { balance: '1234567.89' } }));

  renderPage(<Bills />);

  expect(await screen.findByText('RM 1,234,567.89')).toBeVisible();
  expect(screen.getByText('Total')).toBeVisible();
});

test('half-ticks the box of all when some rows are ticked', async () => {
  answers('GET /expenses', listOf([bill('BILL-1'), bill('BILL-2')]));
  const { user } = renderPage(<Bills isWorked />);
  await screen.findByText('BILL-1');
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all' });

  await user.click(screen.getByRole('checkbox', { name: 'Select BILL-1' }));
  expect(all).toBePartiallyChecked();
  await user.click(all);

  expect(all).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select BILL-2' })).toBeChecked();
});

test('opens a row to show more of it', async () => {
  answers('GET /expenses', listOf([bill('BILL-1'), bill('BILL-2')]));
  const { user } = renderPage(<Bills isWorked />);
  const row = (await screen.findByText('BILL-2')).closest('tr')!;

  await user.click(within(row).getByRole('button', { name: 'Expand row' }));

  expect(await screen.findByText('Tax of BILL-2')).toBeVisible();
  expect(screen.queryByText('Tax of BILL-1')).not.toBeInTheDocument();
});

test('the screen may say which row is open', async () => {
  answers('GET /expenses', listOf([bill('BILL-1', { uuid: 'one' }), bill('BILL-2', { uuid: 'two' })]));
  const { user } = renderPage(<OneOpenBill />);

  expect(await screen.findByText('Tax of BILL-2')).toBeVisible();
  await user.click(within(screen.getByText('BILL-1').closest('tr')!).getByRole('button', { name: 'Expand row' }));

  expect(await screen.findByText('Tax of BILL-1')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Tax of BILL-2')).not.toBeInTheDocument());
});
