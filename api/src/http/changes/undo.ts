import { UNDO_SECONDS } from '@siteledger/shared-lib/domain';
import { lastWrite, lastWriteAfter, type Write } from '../../db/audit/writes';
import { type Db } from '../../db/database';
import { type Context } from '../request/context';
import { conflict, notFound } from '../errors/errors';

type Named = { uuid: string; name: string };

/** A locked record that can be deleted; `entity` is its kind in the audit log. */
type Locked = Named & { entity: string; deleted_at: unknown };

/** Past participles for messages, by the last part of the action: 'expense.write-off'. */
const DEEDS: Readonly<Record<string, string>> = {
  create: 'created',
  delete: 'deleted',
  restore: 'restored',
  move: 'moved',
  'write-off': 'written off',
};

function deedOf(action: string) {
  if (action === 'payment.create' || action === 'payment-record.create') return 'paid';
  return DEEDS[action.slice(action.indexOf('.') + 1)] ?? 'changed';
}

const said = (write: Write | undefined, name: string) =>
  conflict(`${write?.user_name ?? 'Somebody'} has ${write ? deedOf(write.action) : 'changed'} ${name} since.`);

/** Whether a write is a deletion by the caller. docs/domain/states-and-deletions.md#undo */
export const isOwnDeletion = ({ user, realUser }: Context, entity: string, write: Write | undefined): write is Write =>
  write?.action === `${entity}.delete` && write.user_id === user.id && write.real_user_id === (realUser?.id ?? null);

/** Whether the undo period is still running. */
export const isInTime = ({ seconds }: Write) => seconds <= UNDO_SECONDS;

/**
 * Returns the caller's own recent deletion, which must be the last change of the record. A record that somebody else
 * deleted is 404, like any deleted record. docs/domain/states-and-deletions.md#undo
 */
export async function requireOwnDeletion(db: Db, context: Context, record: Locked, what: string): Promise<Write> {
  const { entity, uuid, name } = record;
  const last = await lastWrite(db, entity, uuid);
  if (record.deleted_at === null) throw said(last, name);
  if (!isOwnDeletion(context, entity, last)) throw notFound(what);
  if (!isInTime(last)) throw conflict(`${name} was deleted too long ago to be brought back.`);
  return last;
}

/** A refusal naming the later change that blocks the undo, and its author. */
export const refusedSince = async (db: Db, deletion: Write, { uuid, name }: Named, others: readonly string[] = []) =>
  said(await lastWriteAfter(db, deletion.id, [uuid, ...others]), name);
