/** A person in the audit log, with the name at the time of the entry. */
export type AuditPerson = { id: number | null; name: string };

/** The record of an entry under its present name; documents and variation orders also give their project. */
export type AuditRecord = { name: string; project_uuid: string | null; is_live: boolean };

/**
 * One write in the audit log; `real_user` is set when somebody impersonated `user`. `before` and `after` hold the
 * changed fields: no `before` means created, no `after` deleted. docs/domain/states-and-deletions.md#audit-trail
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
  /** The request id sent by the caller, if any. */
  caller_request_id: string | null;
};
