import { api, listQueryParams } from '@siteledger/shared-lib/api';
import type { Expense, ListQuery, ListReply } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildExpense,
  listOf,
  never,
  refusal,
  renderPage,
  watchDownloads,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { read } from 'xlsx';
import { DataTable, useListState, type Column } from './index';

const exportApi = api.injectEndpoints({
  endpoints: (build) => ({
    exportedList: build.query<ListReply<Expense>, ListQuery>({
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

const Bills = () => {
  const list = useListState({ sort: 'due_date' });
  return (
    <DataTable
      name="Bills"
      list={list}
      endpoint={exportApi.endpoints.exportedList}
      columns={columns}
      exportName="bills.xlsx"
    />
  );
};

const pages =
  (last: number) =>
  ({ query }: { query: URLSearchParams }) => {
    const page = Number(query.get('page'));
    return listOf([buildExpense({ ref_no: `=BILL-${page}`, due_date: '2026-07-15', balance: '-0.01' })], {
      total: last,
      last_page: last,
    });
  };

test('exports every page, 1000 rows at a time, in the columns that are shown', async () => {
  const saved = watchDownloads();
  const calls = answers('GET /expenses', pages(3));
  const { user } = renderPage(<Bills />, { at: '/bills?search=steel&sort=balance&order=asc' });
  await screen.findByText('=BILL-1');

  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toHaveLength(1));

  const asked = calls
    .slice(1)
    .map(({ query }) => ['page', 'per_page', 'search', 'sort', 'order'].map((name) => query.get(name)));
  expect(asked).toEqual(['1', '2', '3'].map((page) => [page, '1000', 'steel', 'balance', 'asc']));
  const book = read(new Uint8Array(await saved[0]!.blob.arrayBuffer()), { type: 'array' });
  const sheet = book.Sheets.Bills!;
  expect(saved[0]!.name).toBe('bills.xlsx');
  expect(sheet['!ref']).toBe('A1:C4');
  expect(['A1', 'B1', 'C1'].map((cell) => sheet[cell].v as string)).toEqual(['Ref No', 'Due Date', 'Balance']);
  expect(sheet.A4).toMatchObject({ t: 's', v: '=BILL-3' });
  expect(sheet.A4.f).toBeUndefined();
  expect(sheet.B4).toMatchObject({ t: 'n', v: 46218 });
  expect(sheet.C4).toMatchObject({ t: 'n', v: -0.01 });
});

test('shows how far the export is, and stops it on Cancel', async () => {
  const saved = watchDownloads();
  const answer = pages(3);
  answers('GET /expenses', (call) => (call.query.get('page') === '2' ? never() : answer(call)));
  const { user } = renderPage(<Bills />);
  await screen.findByText('=BILL-1');

  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('1 of 3 rows')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled());
  expect(saved).toEqual([]);
});

test('tells why an export failed', async () => {
  const saved = watchDownloads();
  answers('GET /expenses', (call) =>
    call.query.get('per_page') === '1000' ? refusal(503, { message: 'The database is away.' }) : pages(1)(call),
  );
  const { user } = renderPage(<Bills />);
  await screen.findByText('=BILL-1');

  await user.click(screen.getByRole('button', { name: 'Export' }));

  expect(await screen.findByText('The database is away.')).toBeVisible();
  expect(saved).toEqual([]);
});
