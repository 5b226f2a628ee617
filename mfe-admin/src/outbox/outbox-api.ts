import { addEndpoints, listQueryParams } from '@siteledger/shared-lib/api';
import type { ListQuery, ListReply, Mail } from '@siteledger/shared-lib/domain';

/** Endpoint of the server's mails. docs/decisions/0010-mails-wait-sealed.md */
export const outboxApi = addEndpoints((build) => ({
  /**
   * Mails, newest first; searched by recipient and subject. 404 in production. docs/decisions/0010-mails-wait-sealed.md
   */
  outboxList: build.query<ListReply<Mail>, ListQuery>({
    query: (query) => ({ url: '/outbox', params: listQueryParams(query) }),
    // Not cached, because the server adds mails on its own.
    keepUnusedDataFor: 0,
  }),
}));
