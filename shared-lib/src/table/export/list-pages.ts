import { api, type Store } from '@siteledger/shared-lib/api';
import { EXPORT_PAGE_SIZE, type ListQuery, type ListReply } from '@siteledger/shared-lib/domain';
import type { ListEndpoint } from '../list/list-endpoint';

const { removeQueryResult } = api.internalActions;

type CacheKey = Parameters<typeof removeQueryResult>[0]['queryCacheKey'];

/** Fetches a page of a list, counted from 1. Throws the API's error, or the signal's reason. */
export type FetchPage<Row> = (page: number, signal: AbortSignal) => Promise<ListReply<Row>>;

/**
 * Fetches the filtered and sorted list in pages of 1000 rows, without keeping them in the store.
 * docs/domain/lists-and-search.md#export
 */
export const pagesOf =
  <Row, Args>(
    dispatch: Store['dispatch'],
    endpoint: ListEndpoint<Row, Args>,
    query: ListQuery & Args,
  ): FetchPage<Row> =>
  async (page, signal) => {
    signal.throwIfAborted();
    const call = dispatch(
      endpoint.initiate(
        { ...query, page, per_page: EXPORT_PAGE_SIZE },
        // Always refetched, and no component subscribes.
        { subscribe: false, forceRefetch: true },
      ),
    );
    const giveUp = () => call.abort();
    signal.addEventListener('abort', giveUp);
    try {
      const { data, error } = await call;
      signal.throwIfAborted();
      if (!data) throw error;
      return data;
    } finally {
      signal.removeEventListener('abort', giveUp);
      // Otherwise the store would keep every page for a minute.
      dispatch(removeQueryResult({ queryCacheKey: call.queryCacheKey as CacheKey }));
    }
  };

/** Loaded rows, such as the ticked ones, as the only page of a list. */
export const pageOf =
  <Row>(rows: readonly Row[], { sort, order }: ListQuery): FetchPage<Row> =>
  async () => ({
    data: [...rows],
    total: rows.length,
    from: rows.length > 0 ? 1 : null,
    to: rows.length || null,
    per_page: EXPORT_PAGE_SIZE,
    current_page: 1,
    last_page: 1,
    current_sorting: { sort, order },
  });
