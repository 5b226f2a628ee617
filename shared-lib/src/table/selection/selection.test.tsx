import { api, listQueryParams } from '@siteledger/shared-lib/api';
import type { Expense, ListQuery, ListReply } from '@siteledger/shared-lib/domain';
import { answers, buildExpense, listOf, renderPage, watchDownloads } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { read } from 'xlsx';
import { DataTable, useListState, type Column } from '../index';

const selectionApi = api.injectEndpoints({
  endpoints: (build) => ({
    tickedList: build.query<ListReply<Expense>, ListQuery>({
      query: (query) => ({ url: '/expenses', params: listQueryParams(query) }),
    }),
  }),
});

const columns: Column<Expense>[] = [
  { key: 'ref_no', title: 'Ref No' },
  { key: 'balance', title: 'Balance', type: 'money' },
];

const moved: string[][] = [];

const Bills = () => (
  <DataTable
    name="Bills"
    list={useListState({ sort: 'due_date' })}
    endpoint={selectionApi.endpoints.tickedList}
    columns={columns}
    exportName="bills.xlsx"
    actions={<button>New bill</button>}
    selectionActions={({ uuids, rows, clear }) => (
      <button onClick={() => (moved.push([...uuids, ...rows.map((row) => row.ref_no)]), clear())}>Move</button>
    )}
  />
);

const bills = ['A', 'B', 'C', 'D'].map((name) => buildExpense({ uuid: name.toLowerCase(), ref_no: `BILL-${name}` }));

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` });

const toPage = (page: string) => screen.getByRole('listitem', { name: page });

beforeEach(() => {
  moved.length = 0;
  answers('GET /expenses', ({ query }) => {
    const page = Number(query.get('page'));
    return listOf(bills.slice(2 * page - 2, 2 * page), { total: 4, per_page: 2, current_page: page, last_page: 2 });
  });
});

test('rows of other pages stay ticked, and the box of all speaks of the page in view', async () => {
  const { user } = renderPage(<Bills />);
  await screen.findByText('BILL-A');

  await user.click(box('all'));
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.click(toPage('2'));
  await screen.findByText('BILL-C');

  expect(box('all')).not.toBeChecked();
  expect(box('all')).not.toBePartiallyChecked();
  expect(screen.getByRole('group', { name: 'Selected rows' })).toHaveTextContent('2 selected, 2 not in view');
  await user.click(box('BILL-C'));
  expect(box('all')).toBePartiallyChecked();
  await user.click(box('all'));
  expect(screen.getByText('4 selected')).toBeVisible();
  await user.click(box('all'));
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.click(toPage('1'));
  await screen.findByText('BILL-A');
  expect(box('all')).toBeChecked();
});

test('actions on ticked rows include those of other pages, and untick them', async () => {
  const { user } = renderPage(<Bills />);
  await screen.findByText('BILL-A');
  expect(screen.queryByRole('button', { name: 'Move' })).not.toBeInTheDocument();

  await user.click(box('BILL-B'));
  await user.click(toPage('2'));
  await screen.findByText('BILL-C');
  await user.click(box('BILL-C'));
  await user.click(screen.getByRole('button', { name: 'Move' }));

  expect(moved).toEqual([['b', 'c', 'BILL-B', 'BILL-C']]);
  expect(box('BILL-C')).not.toBeChecked();
  expect(screen.queryByRole('group', { name: 'Selected rows' })).not.toBeInTheDocument();
});

test('ticks and unticks by keyboard, and stays at the rows when nothing is ticked any more', async () => {
  const { user } = renderPage(<Bills />);
  await screen.findByText('BILL-A');

  box('all').focus();
  await user.keyboard(' ');
  expect(screen.getByText('2 selected')).toBeVisible();
  screen.getByRole('button', { name: 'Clear' }).focus();
  await user.keyboard('{Enter}');

  expect(box('all')).toHaveFocus();
  expect(box('BILL-A')).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'New bill' })).toBeVisible();
});

test('exports the ticked rows alone', async () => {
  const saved = watchDownloads();
  const { user } = renderPage(<Bills />);
  await screen.findByText('BILL-A');

  await user.click(box('BILL-B'));
  await user.click(toPage('2'));
  await screen.findByText('BILL-C');
  await user.click(box('BILL-D'));
  await user.click(screen.getByRole('button', { name: 'Export selected' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' }));
  await waitFor(() => expect(saved).toHaveLength(1));

  const book = read(new Uint8Array(await saved[0]!.blob.arrayBuffer()), { type: 'array' });
  const sheet = book.Sheets.Bills!;
  expect(saved[0]!.name).toBe('bills.xlsx');
  expect(['A2', 'A3', 'A4'].map((cell) => (sheet[cell] as { v: string } | undefined)?.v)).toEqual([
    'BILL-B',
    'BILL-D',
    undefined,
  ]);
  expect(book.Sheets.About!.B2).toMatchObject({ v: 'Selected rows only' });
});

test('ticks cards on a narrow screen as it ticks rows', async () => {
  const matchMedia = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('767') }));
  const { user } = renderPage(<Bills />);
  await screen.findByText('BILL-A');

  await user.click(box('BILL-A'));
  expect(box('all')).toBePartiallyChecked();
  await user.click(box('all'));
  await user.click(screen.getByRole('button', { name: 'Move' }));

  expect(moved).toEqual([['a', 'b', 'BILL-A', 'BILL-B']]);
  expect(box('all')).not.toBeChecked();
});
