import { type Day, type DocumentStatus } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { projectScope } from '../../http/request/project-scope.queries';
import { isRecord } from '../../db/record-reference';
import { type Context } from '../../http/request/context';

export type DocumentKind = 'invoice' | 'expense';

export type LockedDocument = {
  id: number;
  uuid: string;
  version: number;
  status: DocumentStatus;
  balance: string;
  write_off_amt: string;
  invoice_date: Day;
  /** The date of its last payment that is not deleted. */
  last_payment_date: Day | null;
};

const tableOf = (kind: DocumentKind) => sql.table(`${kind}s`);

/** Locks one of the caller's documents, if not deleted. */
export async function lockDocument(db: Db, context: Context, kind: DocumentKind, reference: string) {
  const { rows } = await sql<LockedDocument>`
    select id, uuid, version, status, balance, write_off_amt, invoice_date,
      (select max(payment_date) from payments where ${sql.ref(`${kind}_id`)} = ${sql.ref(`${kind}s.id`)} and payments.deleted_at is null) as last_payment_date
    from ${tableOf(kind)}
    where ${isRecord(`${kind}s`, reference)} and deleted_at is null and ${projectScope(context, `${kind}s.project_id`)}
    for update`.execute(db);
  return rows[0];
}

/** Records a write-off or its undoing. */
export async function addEvent(
  db: Db,
  kind: DocumentKind,
  id: number,
  event: { action: 'write-off' | 'undo'; amount: string; reason: string | null; userId: number },
) {
  const { userId, ...values } = event;
  await db
    .insertInto('write_off_events')
    .values({
      invoice_id: kind === 'invoice' ? id : null,
      expense_id: kind === 'expense' ? id : null,
      user_id: userId,
      ...values,
    })
    .execute();
}
