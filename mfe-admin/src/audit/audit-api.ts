import { addEndpoints, listQueryParams } from '@siteledger/shared-lib/api';
import type { AuditEntry, ListQuery, ListReply, UserOption } from '@siteledger/shared-lib/domain';

/** An entry as a list shows it: `uuid` is its own key, `entity_uuid` names the record that it is about. */
export type AuditRow = Omit<AuditEntry, 'uuid'> & { uuid: string; entity_uuid: string | null };

const rowOf = ({ uuid: entity_uuid, ...entry }: AuditEntry): AuditRow => ({
  ...entry,
  uuid: String(entry.id),
  entity_uuid,
});

/** The audit log in the one API slice. docs/domain/states-and-deletions.md#audit-trail */
export const auditApi = addEndpoints((build) => ({
  /**
   * Every write, the newest first; searched by user and action. Filters `user` (also who acted as them), `entity`,
   * `entity_uuid`, `action`, and `from` and `to`, days in Kuala Lumpur. states-and-deletions.md#audit-trail
   */
  auditList: build.query<ListReply<AuditRow>, ListQuery>({
    query: (query) => ({ url: '/audit', params: listQueryParams(query) }),
    transformResponse: (reply: ListReply<AuditEntry>) => ({ ...reply, data: reply.data.map(rowOf) }),
    providesTags: ['Audit'],
    // Whatever is done anywhere adds to it.
    keepUnusedDataFor: 0,
  }),
  /** Whom the log may name, by name; also who left. docs/domain/states-and-deletions.md#audit-trail */
  auditUsers: build.one<UserOption[], void>({
    query: () => '/audit/users',
    providesTags: ['User'],
  }),
}));

export const { useAuditUsersQuery } = auditApi;
