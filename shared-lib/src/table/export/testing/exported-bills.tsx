import { api, listQueryParams } from '@siteledger/shared-lib/api';
import type { Expense, ListQuery, ListReply } from '@siteledger/shared-lib/domain';
import {
  buildExpense,
  listOf,
  renderPage,
  type ReceivedCall,
  type watchDownloads,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { read, utils } from 'xlsx';
import { DataTable, useListState, type Column } from '../../index';

const billsApi = api.injectEndpoints({
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

/** The exported list. */
export const Bills = () => (
  <DataTable
    name="Bills"
    list={useListState({ sort: 'due_date', filters: { project: '', status: [] as string[], overdue: '', as_of: '' } })}
    endpoint={billsApi.endpoints.exportedList}
    columns={columns}
    exportName="bills.xlsx"
  />
);

/** Responses of a list with `last` pages of one bill each; `rest` overrides fields of every page. */
export const bills =
  (last: number, rest: Partial<ListReply<Expense>> = {}) =>
  ({ query }: Pick<ReceivedCall, 'query'>) => {
    const page = Number(query.get('page'));
    const bill = { uuid: `bill-${page}`, ref_no: `=BILL-${page}`, due_date: '2026-07-15', balance: '-0.01' };
    return listOf([buildExpense(bill)], { total: last, last_page: last, totals: { balance: '-3000.50' }, ...rest });
  };

/** Whether a request is one of the export's. */
export const isExport = ({ query }: ReceivedCall) => query.get('per_page') === '1000';

/** Values of these parameters in the export's requests. */
export const asked = (calls: ReceivedCall[], ...names: string[]) =>
  calls.filter(isExport).map(({ query }) => names.map((name) => query.get(name)).join(' '));

/** Shows the bills at a path and exports them by a menu entry. */
export async function exportBills({ as = 'Excel (.xlsx)', at = '/bills' } = {}) {
  const view = renderPage(<Bills />, { at });
  await screen.findByText('=BILL-1');
  await view.user.click(screen.getByRole('button', { name: 'Export' }));
  await view.user.click(await screen.findByRole('menuitem', { name: as }));
  return view;
}

/** Waits for a button. */
export const button = (name: string) => screen.findByRole('button', { name });

/** Reads the only saved file. */
export async function workbook(saved: ReturnType<typeof watchDownloads>) {
  await waitFor(() => expect(saved).toHaveLength(1));
  return read(new Uint8Array(await saved[0]!.blob.arrayBuffer()), { type: 'array' });
}

/** A sheet's cells, row by row. */
export const linesOf = (sheet: Parameters<typeof utils.sheet_to_json>[0]) =>
  utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false });
