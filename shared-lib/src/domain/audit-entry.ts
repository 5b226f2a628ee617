/** A person as the audit log remembers them: the name as it was then. */
export type AuditPerson = { id: number | null; name: string };

/** The record of an entry as it is called now; documents and variation orders name the project that they belong to. */
export type AuditRecord = { name: string; project_uuid: string | null; is_live: boolean };

/**
 * One write, as the audit log shows it; `real_user` is set while somebody acted as `user`. `before` and `after` hold what has
 * changed: no `before` means created, no `after` deleted. docs/domain/states-and-deletions.md#audit-trail
 */
export type AuditEntry = {
  id: number;
  at: string;
  user: AuditPerson | null;
  real_user: AuditPerson | null;
  action: string;
  entity: string;
  uuid: string | null;
  record: AuditRecord | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  request_id: string | null;
  /** The id that the caller gave the request, if it gave one. */
  caller_request_id: string | null;
};
