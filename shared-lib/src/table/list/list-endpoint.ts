import type { Store } from '@siteledger/shared-lib/api';
import type { ListQuery, ListReply } from '@siteledger/shared-lib/domain';

/** A pending list call: await its reply or error, or abort it. */
export type ListCall<Row> = Promise<{ data?: ListReply<Row>; error?: unknown }> & {
  abort: () => void;
  queryCacheKey: string;
};

/**
 * A list query of the API slice, such as `clientsApi.endpoints.clientsList`. The table uses its hook, the export
 * `initiate`. `Args` are arguments besides the list's query, such as a project.
 */
export type ListEndpoint<Row, Args = unknown> = {
  useQuery: (query: ListQuery & Args) => {
    /** The last reply, possibly to another query. */
    data?: ListReply<Row>;
    /** The reply to the present query. */
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
