import { api, listQueryParams } from '@siteledger/shared-lib/api';
import type { Expense, ListQuery, ListReply } from '@siteledger/shared-lib/domain';
import { answers, buildExpense, listOf, renderPage } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { DataTable, useNestedListState, type Column } from '../index';

const nestedApi = api.injectEndpoints({
  endpoints: (build) => ({
    nestedList: build.query<ListReply<Expense>, ListQuery>({
      query: (query) => ({ url: '/expenses', params: listQueryParams(query) }),
    }),
  }),
});

const columns: Column<Expense>[] = [
  { key: 'ref_no', title: 'Ref No', sortable: true },
  { key: 'balance', title: 'Balance', type: 'money', sortable: true },
];

const BillsOfAProject = () => {
  const list = useNestedListState({ sort: 'due_date', filters: { status: 'pending' } });
  return (
    <>
      <button onClick={() => list.setFilter('status', 'paid')}>Paid</button>
      <DataTable name="Bills" list={list} endpoint={nestedApi.endpoints.nestedList} columns={columns} isNested />
    </>
  );
};

const bills = (total: number) =>
  answers('GET /expenses', ({ query }) =>
    listOf([buildExpense({ ref_no: `page ${query.get('page')}` })], {
      total,
      last_page: Math.ceil(total / 50),
      current_page: Number(query.get('page')),
      current_sorting: { sort: query.get('sort')!, order: query.get('order') as 'asc' },
    }),
  );

test('a table inside another leaves the address to the other one', async () => {
  const calls = bills(120);
  const { router, user } = renderPage(<BillsOfAProject />, { at: '/projects/list?page=2&status=New&search=menara' });
  await screen.findByText('page 1');

  await user.click(screen.getByRole('button', { name: 'Paid' }));
  await user.click(screen.getByRole('columnheader', { name: 'Balance' }));
  await waitFor(() => expect(calls.at(-1)!.query.get('sort')).toBe('balance'));
  await user.click(screen.getByRole('listitem', { name: '3' }));
  expect(await screen.findByText('page 3')).toBeVisible();

  expect(Object.fromEntries(calls[0]!.query)).toMatchObject({ page: '1', status: 'pending', sort: 'due_date' });
  expect(calls[0]!.query.get('search')).toBeNull();
  expect(Object.fromEntries(calls.at(-1)!.query)).toMatchObject({ page: '3', status: 'paid', sort: 'balance' });
  expect(router.state.location.search).toBe('?page=2&status=New&search=menara');
});

test('a table inside another has no pager for a single page', async () => {
  bills(1);
  renderPage(<BillsOfAProject />);

  await screen.findByText('page 1');

  expect(screen.queryByRole('combobox', { name: 'Rows per page' })).not.toBeInTheDocument();
});
