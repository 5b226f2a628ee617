import { type Db } from '../../db/database';
import { addAuditRow } from '../../db/transaction/in-batch';
import { type Context } from '../request/context';

type Named = { uuid: string | null; before?: object | null; after?: object | null };
type OfRecord = { uuid?: undefined; before?: { uuid: string } | null; after?: { uuid: string } | undefined };

/** One write for the audit log: `before` and `after` are whole records; equal fields are left out when it is stored. */
export type AuditEntry = {
  /** A use case's name: `project.create`, `expense.write-off`. */
  action: string;
  /** The kind of record, where the action does not begin with it. */
  entity?: string;
} & (Named | OfRecord);

/** The user who writes, and the request. */
export type Author = Pick<Context, 'requestId' | 'callerRequestId'> & {
  /** Both null when the author is unknown. */
  user: { id: number | null; name: string | null };
  realUser?: { id: number; name: string };
};

/**
 * Records a change and its author, in the transaction of the change. docs/domain/states-and-deletions.md#audit-trail
 */
export async function audit(
  db: Db,
  { user, realUser, requestId, callerRequestId }: Author,
  { action, entity = action.slice(0, action.indexOf('.')), before, after, uuid = uuidOf(after ?? before) }: AuditEntry,
) {
  const changes = changed(before, after);
  await addAuditRow(db, {
    user_id: user.id,
    user_name: user.name,
    real_user_id: realUser?.id ?? null,
    real_user_name: realUser?.name ?? null,
    action,
    entity,
    entity_uuid: uuid,
    before: changes.before && JSON.stringify(changes.before),
    after: changes.after && JSON.stringify(changes.after),
    request_id: requestId,
    caller_request_id: callerRequestId ?? null,
  });
}

const uuidOf = (record?: { uuid?: string } | null) => record?.uuid ?? null;

function changed(before?: object | null, after?: object | null) {
  if (!before || !after) return { before: before ?? null, after: after ?? null };
  const old = Object.entries(before);
  const next = Object.entries(after);
  const differs = (record: object, [name, value]: [string, unknown]) =>
    JSON.stringify((record as Record<string, unknown>)[name]) !== JSON.stringify(value);
  return {
    before: Object.fromEntries(old.filter((entry) => differs(after, entry))),
    after: Object.fromEntries(next.filter((entry) => differs(before, entry))),
  };
}
