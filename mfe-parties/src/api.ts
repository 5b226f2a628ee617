import { api, listQueryParams } from '@siteledger/shared-lib/api';
import type { Client, ListQuery, ListReply } from '@siteledger/shared-lib/domain';

/** Clients in the one API slice. */
export const clientsApi = api.injectEndpoints({
  // Another release of this remote may have been here before; its endpoints give way.
  overrideExisting: true,
  endpoints: (build) => ({
    /** Live clients; searched by name and person in charge. Specification §7. */
    clientsList: build.query<ListReply<Client>, ListQuery>({
      query: (query) => ({ url: '/clients', params: listQueryParams(query) }),
      providesTags: ['Client'],
    }),
  }),
});
