import { api, listQueryParams } from '@siteledger/shared-lib/api';
import type { ListQuery, ListReply, Mail } from '@siteledger/shared-lib/domain';

/** The mails that the server wrote, in the one API slice. Architecture §6. */
export const outboxApi = api.injectEndpoints({
  // Another release of this remote may have been here before; its endpoints give way.
  overrideExisting: true,
  endpoints: (build) => ({
    /** Mails, the newest first; searched by recipient and subject. 404 in production. Architecture §6. */
    outboxList: build.query<ListReply<Mail>, ListQuery>({
      query: (query) => ({ url: '/outbox', params: listQueryParams(query) }),
      // The server writes them by itself.
      keepUnusedDataFor: 0,
    }),
  }),
});
