import { type Db } from '../../db/database';
import { type Context } from '../../http/request/context';
import { notFound } from '../../http/errors/errors';
import { refuseStale } from '../../http/changes/version';
import { lockSavedView } from './saved-views.queries';

/** Locks one of the caller's views; a 409 when it has been changed since, for example in another tab. */
export async function lockOwnSavedView(db: Db, { user }: Context, reference: string, expected: number | undefined) {
  const current = await lockSavedView(db, user.id, reference);
  if (!current || current.deleted_at !== null) throw notFound('View');
  const { deleted_at: _, ...view } = current;
  await refuseStale(db, view, expected);
  return view;
}
