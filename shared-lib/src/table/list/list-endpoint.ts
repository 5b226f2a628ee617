import type { Store } from '@siteledger/shared-lib/api';
import type { ListQuery, ListReply } from '@siteledger/shared-lib/domain';

/** A list call under way: await it for the reply or the error, or give it up. */
export type ListCall<Row> = Promise<{ data?: ListReply<Row>; error?: unknown }> & {
  abort: () => void;
  queryCacheKey: string;
};

/**
 * A query endpoint of the API slice that answers a list: `clientsApi.endpoints.clientsList`. The table shows it through
 * its hook and exports it through `initiate`. `Args` is what the call needs beside the list's query, such as a project.
 */
export type ListEndpoint<Row, Args = unknown> = {
  useQuery: (query: ListQuery & Args) => {
    /** The last reply, maybe to another query. */
    data?: ListReply<Row>;
    /** The reply to this very query. */
    currentData?: ListReply<Row>;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  initiate: (
    query: ListQuery & Args,
    options?: { subscribe?: boolean; forceRefetch?: boolean },
  ) => (dispatch: Store['dispatch'], getState: Store['getState'], extra: undefined) => ListCall<Row>;
};
