import { api, listQueryParams } from '@siteledger/shared-lib/api';
import type { Expense, ListQuery, ListReply } from '@siteledger/shared-lib/domain';
import { answers, buildExpense, listOf, renderPage } from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DataTable, useListState, type Column } from '../index';

const choiceApi = api.injectEndpoints({
  endpoints: (build) => ({
    chosenList: build.query<ListReply<Expense>, ListQuery>({
      query: (query) => ({ url: '/expenses', params: listQueryParams(query) }),
    }),
  }),
});

const columns: Column<Expense>[] = [
  { key: 'ref_no', title: 'Ref No' },
  { key: 'project.name', title: 'Project' },
  { key: 'due_date', title: 'Due Date', type: 'day' },
  { key: 'balance', title: 'Balance', type: 'money' },
  { key: 'tax_amt', title: 'Tax', type: 'money', isHidden: true },
];

const Bills = () => (
  <DataTable
    name="Bills"
    list={useListState({ sort: 'due_date' })}
    endpoint={choiceApi.endpoints.chosenList}
    columns={columns}
    columnsKey="bills"
  />
);

const bill = (ref_no: string) => buildExpense({ ref_no });

const headings = () => screen.getAllByRole('columnheader').map((heading) => heading.textContent);

test('keeps the choice of columns in this browser until it is reset', async () => {
  answers('GET /expenses', listOf([bill('BILL-1')]));
  const { user, unmount } = renderPage(<Bills />);
  await screen.findByText('BILL-1');

  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Tax' }));
  await user.click(screen.getByRole('checkbox', { name: 'Project' }));
  unmount();
  renderPage(<Bills />);
  await screen.findByText('BILL-1');

  expect(headings()).toEqual(['Ref No', 'Due Date', 'Balance', 'Tax']);
  expect(localStorage.getItem('siteledger.columns.bills')).toBe('{"tax_amt":true,"project.name":false}');

  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('button', { name: 'Reset columns' }));

  expect(headings()).toEqual(['Ref No', 'Project', 'Due Date', 'Balance']);
  expect(localStorage.getItem('siteledger.columns.bills')).toBeNull();
});

test('columns are chosen by keyboard alone', async () => {
  answers('GET /expenses', listOf([bill('BILL-1')]));
  const { user } = renderPage(<Bills />);
  await screen.findByText('BILL-1');
  const button = screen.getByRole('button', { name: 'Columns' });

  button.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Ref No' })).toHaveFocus());
  await user.keyboard('{Tab} ');
  await user.keyboard('{Escape}');

  expect(button).toHaveFocus();
  expect(headings()).toEqual(['Ref No', 'Due Date', 'Balance']);
});

test('shows a column again that was hidden, whatever was hidden after it, while the list is there', async () => {
  answers('GET /expenses', listOf([bill('BILL-1')]));
  const { user, unmount } = renderPage(<Bills />);
  await screen.findByText('BILL-1');

  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Project' }));
  await user.click(screen.getByRole('checkbox', { name: 'Balance' }));
  expect(headings()).toEqual(['Ref No', 'Due Date']);
  const toast = screen.getByText('Column "Project" hidden.').parentElement!;
  await user.click(within(toast).getByRole('button', { name: 'Undo' }));

  expect(headings()).toEqual(['Ref No', 'Project', 'Due Date']);
  expect(localStorage.getItem('siteledger.columns.bills')).toBe('{"balance":false}');
  unmount();
  renderPage(<p />);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
