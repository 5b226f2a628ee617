import { EXPORT_PAGE_SIZE, type ListReply } from '@siteledger/shared-lib/domain';
import type { ListCall } from './list-endpoint';

type Page = { page: number; per_page: number };

type Way<Row> = {
  fetchPage: (page: Page) => ListCall<Row>;
  /** Told after each page how many of how many rows are here. */
  onProgress: (fetched: number, total: number) => void;
  signal: AbortSignal;
};

/** Every row of a list, 1000 a page, page after page. Throws the API's error, or the signal's reason. Specification §9. */
export async function fetchAllRows<Row>({ fetchPage, onProgress, signal }: Way<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const reply = await fetchOne(fetchPage, page, signal);
    rows.push(...reply.data);
    lastPage = reply.last_page;
    onProgress(rows.length, reply.total);
  }
  return rows;
}

async function fetchOne<Row>(
  fetchPage: Way<Row>['fetchPage'],
  page: number,
  signal: AbortSignal,
): Promise<ListReply<Row>> {
  signal.throwIfAborted();
  const call = fetchPage({ page, per_page: EXPORT_PAGE_SIZE });
  const giveUp = () => call.abort();
  signal.addEventListener('abort', giveUp);
  try {
    const { data, error } = await call;
    signal.throwIfAborted();
    if (!data) throw error;
    return data;
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
