import { api } from '@siteledger/shared-lib/api';
import { answers, listOf, renderPage, signedIn, watchDownloads } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { asked, Bills, bills, exportBills, linesOf, workbook } from './testing/exported-bills';

test('exports every page, 1000 rows at a time, in the columns that are shown, with the totals of the whole list', async () => {
  const saved = watchDownloads();
  const calls = answers('GET /expenses', bills(3));

  await exportBills({ at: '/bills?search=steel&sort=balance&order=asc' });

  const book = await workbook(saved);
  expect(asked(calls, 'page', 'search', 'sort', 'order')).toEqual(
    ['1', '2', '3'].map((page) => `${page} steel balance asc`),
  );
  expect(saved[0]!.name).toBe('bills.xlsx');
  expect(linesOf(book.Sheets.Bills!)).toEqual([
    ['Ref No', 'Due Date', 'Balance'],
    ['=BILL-1', '15-Jul-2026', '(0.01)'],
    ['=BILL-2', '15-Jul-2026', '(0.01)'],
    ['=BILL-3', '15-Jul-2026', '(0.01)'],
    ['Total', undefined, '(3,000.50)'],
  ]);
  expect(await screen.findByText('3 rows exported to bills.xlsx.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toHaveFocus());
});

test('keeps nothing of what it exported in the store', async () => {
  const saved = watchDownloads();
  answers('GET /expenses', bills(3));

  const { store } = await exportBills();

  await workbook(saved);
  const kept = Object.keys(store.getState().api.queries);
  expect(kept.filter((key) => key.startsWith('exportedList'))).toHaveLength(1);
});

test('the file says what it is about', async () => {
  signedIn({ name: 'Nurul Huda' });
  answers('GET /projects', listOf([{ uuid: 'p-1', name: 'Pejabat Shah Alam' }]));
  const saved = watchDownloads();
  answers('GET /expenses', bills(1, { current_sorting: { sort: 'due_date', order: 'asc' } }));

  const at = '/bills?search=steel&status=writeOff&status=pending&project=p-1&overdue=1&as_of=2026-07-01';
  const { store, user } = renderPage(<Bills />, { at });
  await store.dispatch(api.endpoints.userDetails.initiate());
  await store.dispatch(api.endpoints.projectOptions.initiate());
  await screen.findByText('=BILL-1');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' }));

  const lines = linesOf((await workbook(saved)).Sheets.About!);
  expect(lines.slice(0, 8)).toEqual([
    ['Bills'],
    ['Search', 'steel'],
    ['Project', 'Pejabat Shah Alam'],
    ['Status', 'Written off, Open'],
    ['Overdue', 'Yes'],
    ['Sorted by', 'Due Date, ascending'],
    ['As of', '01-Jul-2026'],
    ['Undated', 'Contract sum, budget and terms as they are now'],
  ]);
  expect(lines.slice(9)).toEqual([
    ['Exported by', 'Nurul Huda'],
    ['Rows', '1'],
    ['Address', window.location.href],
  ]);
});

test('writes a CSV file for other programs', async () => {
  const saved = watchDownloads();
  answers('GET /expenses', bills(2));

  await exportBills({ as: 'CSV (.csv)' });

  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]!.name).toBe('bills.csv');
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved[0]!.blob.arrayBuffer())).toBe(
    '\ufeff"Ref No","Due Date","Balance"\r\n' + `"'=BILL-1",2026-07-15,-0.01\r\n` + `"'=BILL-2",2026-07-15,-0.01\r\n`,
  );
});
