import { addEndpoints, listQueryParams } from '@siteledger/shared-lib/api';
import type { ListQuery, ListReply, Mail } from '@siteledger/shared-lib/domain';

/** The mails that the server wrote, in the one API slice. docs/decisions/0010-mails-wait-sealed.md */
export const outboxApi = addEndpoints((build) => ({
  /** Mails, the newest first; searched by recipient and subject. 404 in production. docs/decisions/0010-mails-wait-sealed.md */
  outboxList: build.query<ListReply<Mail>, ListQuery>({
    query: (query) => ({ url: '/outbox', params: listQueryParams(query) }),
    // The server writes them by itself.
    keepUnusedDataFor: 0,
  }),
}));
