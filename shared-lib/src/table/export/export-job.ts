import type { ListReply } from '@siteledger/shared-lib/domain';
import { cellValue, widthOf, type Column } from '../columns/column';
import { checkExcelHolds, pageProblem, writerProblem } from './export-problem';
import type { FetchPage } from './list-pages';
import { listWatch } from './list-watch';
import { openWriter } from './open-writer';
import type { AboutLine, ExportFormat, FilePlan, RowsWriter } from './rows-writer';

/** Facts about an export after its last row. */
export type Exported<Row> = { rows: number; reply?: ListReply<Row>; changeWarning?: string };

/** An export: which rows and columns, the list's name, and the lines about the file. */
export type ExportOrder<Row> = {
  format: ExportFormat;
  name: string;
  columns: readonly Column<Row>[];
  fetchPage: FetchPage<Row>;
  about: (exported: Exported<Row>) => AboutLine[];
};

const PX_A_CHARACTER = 8;
// The filter's arrow is next to the heading.
const ROOM_FOR_ARROW = 4;

const planOf = <Row>({ format, name, columns }: ExportOrder<Row>): FilePlan => ({
  format,
  name,
  columns: columns.map((column) => ({
    title: column.title,
    type: column.type,
    width: Math.max(Math.round(widthOf(column) / PX_A_CHARACTER), column.title.length + ROOM_FOR_ARROW),
  })),
});

// Yields to a new task after the store has processed a page, so that the browser paints and handles input in between. A
// timer would be throttled in a background tab.
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

const fresh = <Row extends { uuid: string }>() => ({
  writer: undefined as RowsWriter | undefined,
  watch: listWatch<Row>(),
  next: 1,
  last: 1,
  rows: 0,
  reply: undefined as ListReply<Row> | undefined,
  isBroken: false,
});

/**
 * Writes a list to a file page by page, and frees each page once written. `run` resumes where it stopped and throws an
 * `ExportProblem` if it stops again. After an error of the file itself, and after `startAgain`, it starts over.
 */
export function exportJob<Row extends { uuid: string }>(
  order: ExportOrder<Row>,
  onProgress: (rows: number, total: number) => void,
) {
  const abort = new AbortController();
  let state = fresh<Row>();

  const startAgain = () => {
    state.writer?.dispose();
    state = fresh<Row>();
    onProgress(0, 0);
  };

  const writing = async <Result>(work: Promise<Result>) => {
    const written = state;
    return work.catch(() => {
      written.isBroken = true;
      throw writerProblem();
    });
  };

  const fetchNext = () =>
    order.fetchPage(state.next, abort.signal).catch((error: unknown) => {
      throw pageProblem(state.next, state.reply?.total ?? 0, error);
    });

  const begin = async () => {
    state.writer = await writing(openWriter(planOf(order)));
    // Cancelled while the writer was opening.
    if (abort.signal.aborted) state.writer.dispose();
    abort.signal.throwIfAborted();
  };

  const writePage = async (reply: ListReply<Row>) => {
    await nextTask();
    if (order.format === 'xlsx') checkExcelHolds(reply.total);
    const rows = reply.data.map((row) => order.columns.map((column) => cellValue(column, row)));
    await writing(state.writer!.add(rows));
    state.watch.note(reply);
    state.rows += rows.length;
    state.reply = { ...reply, data: [] };
    onProgress(state.rows, reply.total);
  };

  /** Writes the remaining pages; returns a description of how the list changed meanwhile, if it did. */
  const run = async () => {
    if (state.isBroken) startAgain();
    if (!state.writer) await begin();
    while (state.next <= state.last) {
      const reply = await fetchNext();
      state.last = reply.last_page;
      // Beyond the end the API returns the last page again.
      if (reply.last_page < state.next) break;
      await writePage(reply);
      state.next += 1;
    }
    return state.watch.changeWarning();
  };

  /** Finishes and returns the file. */
  const finish = async () => {
    const { reply, rows, watch } = state;
    const total = order.columns.map(({ key }) => reply?.totals?.[key]);
    const about = order.about({ rows, reply, changeWarning: watch.changeWarning() });
    const file = await writing(state.writer!.finish({ totals: reply?.totals && total, about }));
    state.writer!.dispose();
    return { file, rows };
  };

  const cancel = () => {
    abort.abort();
    state.writer?.dispose();
  };

  return { run, finish, startAgain, cancel, isCancelled: () => abort.signal.aborted };
}

/** An export in progress. */
export type ExportJob = ReturnType<typeof exportJob>;
