import { type Db } from '../../db/database';
import { type Context } from '../../http/request/context';
import { notFound } from '../../http/errors/errors';
import { refuseStale } from '../../http/changes/version';
import { lockSavedView } from './saved-views.queries';

/** The caller's view that a change is for, locked; refused when it was changed meanwhile, as in another tab. */
export async function lockOwnSavedView(db: Db, { user }: Context, reference: string, expected: number | undefined) {
  const current = await lockSavedView(db, user.id, reference);
  if (!current || current.deleted_at !== null) throw notFound('View');
  const { deleted_at: _, ...view } = current;
  await refuseStale(db, view, expected);
  return view;
}
