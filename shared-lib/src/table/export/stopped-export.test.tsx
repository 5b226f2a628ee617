import { answers, buildExpense, never, refusal, watchDownloads } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { asked, bills, button, exportBills, isExport, linesOf, workbook } from './testing/exported-bills';
import { serveWriter, type Port, type WriterAnswer, type WriterOrder } from './writer-messages';

test('shows how far it is, asks before the tab is closed, and stops on Cancel', async () => {
  const saved = watchDownloads();
  const answer = bills(3);
  answers('GET /expenses', (call) => (isExport(call) && call.query.get('page') === '2' ? never() : answer(call)));
  const isAskedAbout = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  const { user } = await exportBills();
  expect(await screen.findByText('1 of 3 rows')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Rows exported' })).toHaveAttribute('aria-valuenow', '33');
  expect(isAskedAbout()).toBe(true);
  await user.click(await button('Cancel'));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(isAskedAbout()).toBe(false);
  expect(saved).toEqual([]);
});

test('says which rows could not be loaded and why, and goes on from there on Retry', async () => {
  const saved = watchDownloads();
  const answer = bills(3);
  let isAway = true;
  const calls = answers('GET /expenses', (call) =>
    isExport(call) && isAway && call.query.get('page') === '2'
      ? refusal(503, { message: 'The database is away.' })
      : answer({ query: call.query }),
  );

  const { user } = await exportBills();
  expect(await screen.findByText('Rows 1,001 to 3 could not be loaded.')).toBeVisible();
  expect(screen.getByText('The database is away.')).toBeVisible();
  isAway = false;
  await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus());
  await user.keyboard('{Enter}');

  const book = await workbook(saved);
  expect(asked(calls, 'page')).toEqual(['1', '2', '2', '3']);
  expect(linesOf(book.Sheets.Bills!).map(([ref]) => ref)).toEqual(['Ref No', '=BILL-1', '=BILL-2', '=BILL-3', 'Total']);
});

test('says that the list changed while it was exported, and starts again', async () => {
  const saved = watchDownloads();
  let isGrowing = true;
  const calls = answers('GET /expenses', (call) => {
    const isLater = isExport(call) && isGrowing && call.query.get('page') === '2';
    return bills(2, isLater ? { total: 3 } : {})(call);
  });

  const { user } = await exportBills();
  const text = 'The list changed while it was exported: 2 rows at first, 3 now. Rows may be missing or twice.';
  expect(await screen.findByText(text)).toBeVisible();
  isGrowing = false;
  await user.click(await button('Start again'));

  const book = await workbook(saved);
  expect(asked(calls, 'page')).toEqual(['1', '2', '1', '2']);
  expect(linesOf(book.Sheets.Bills!)).toHaveLength(4);
  expect(linesOf(book.Sheets.About!).flat()).not.toContain('Note');
});

test.each([
  ['a row came twice', (page: number) => ({ data: [buildExpense({ uuid: 'moved', ref_no: `=BILL-${page}` })] })],
  ['an amount changed', (page: number) => ({ totals: { balance: `${page}.00` } })],
  ['the list became shorter', (page: number) => ({ last_page: page === 1 ? 2 : 1 })],
])('notices that %s, and saves it with a note if that is wanted', async (_, change) => {
  const saved = watchDownloads();
  answers('GET /expenses', (call) => bills(2, isExport(call) ? change(Number(call.query.get('page'))) : {})(call));

  const { user } = await exportBills();
  const text = 'The list changed while it was exported: rows moved or were edited. Rows may be missing or twice.';
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(await button('Save anyway'));

  expect(linesOf((await workbook(saved)).Sheets.About!)).toContainEqual(['Note', text]);
});

test('does not begin what no spreadsheet could open', async () => {
  answers('GET /expenses', bills(1, { total: 1_048_575 }));

  await exportBills();

  const text = 'Excel holds at most 1,048,574 rows. Filter the list, or export it as CSV.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

// A worker in the test's own thread: messages arrive later, and a terminated one sends nothing.
class FakeWorker {
  static failsAt: WriterOrder['do'] | undefined;
  static terminated = 0;
  onmessage: Port<WriterOrder, WriterAnswer>['onmessage'] = null;
  onerror: (() => void) | null = null;
  private readonly inside: Port<WriterAnswer, WriterOrder> = {
    postMessage: (data) => this.onmessage?.({ data } as MessageEvent<WriterAnswer>),
    onmessage: null,
  };

  constructor() {
    serveWriter(this.inside);
  }

  postMessage(data: WriterOrder) {
    queueMicrotask(() =>
      data.do === FakeWorker.failsAt
        ? this.onerror?.()
        : this.inside.onmessage?.({ data } as MessageEvent<WriterOrder>),
    );
  }

  terminate() {
    FakeWorker.terminated += 1;
  }
}

test('writes in a thread of its own, which ends with the export; when it stops, Retry begins a new one', async () => {
  Object.assign(window, { Worker: FakeWorker });
  FakeWorker.failsAt = 'add';
  const saved = watchDownloads();
  answers('GET /expenses', bills(2));

  const { user } = await exportBills();
  expect(await screen.findByText('The file could not be written.')).toBeVisible();
  FakeWorker.failsAt = undefined;
  await user.click(await button('Retry'));

  expect(linesOf((await workbook(saved)).Sheets.Bills!)).toHaveLength(4);
  await waitFor(() => expect(FakeWorker.terminated).toBe(2));
  Reflect.deleteProperty(window, 'Worker');
});
