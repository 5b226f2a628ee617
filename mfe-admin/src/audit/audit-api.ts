import { addEndpoints, listQueryParams } from '@siteledger/shared-lib/api';
import type { AuditEntry, ListQuery, ListReply, UserOption } from '@siteledger/shared-lib/domain';

/** An entry in a list: `uuid` is its own key, `entity_uuid` is the uuid of its record. */
export type AuditRow = Omit<AuditEntry, 'uuid'> & { uuid: string; entity_uuid: string | null };

const rowOf = ({ uuid: entity_uuid, ...entry }: AuditEntry): AuditRow => ({
  ...entry,
  uuid: String(entry.id),
  entity_uuid,
});

/** Endpoints of the audit log. docs/domain/states-and-deletions.md#audit-trail */
export const auditApi = addEndpoints((build) => ({
  /**
   * All writes, newest first; searched by user and action. Filters `user` (also the impersonating one), `entity`,
   * `entity_uuid`, `action`, and `from` and `to`, days in Kuala Lumpur. states-and-deletions.md#audit-trail
   */
  auditList: build.query<ListReply<AuditRow>, ListQuery>({
    query: (query) => ({ url: '/audit', params: listQueryParams(query) }),
    transformResponse: (reply: ListReply<AuditEntry>) => ({ ...reply, data: reply.data.map(rowOf) }),
    providesTags: ['Audit'],
    // Not cached, because every write anywhere adds entries.
    keepUnusedDataFor: 0,
  }),
  /** Users in the log, sorted by name, including former ones. docs/domain/states-and-deletions.md#audit-trail */
  auditUsers: build.one<UserOption[], void>({
    query: () => '/audit/users',
    providesTags: ['User'],
  }),
}));

export const { useAuditUsersQuery } = auditApi;
