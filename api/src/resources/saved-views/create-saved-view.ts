import { SAVED_VIEWS_MAX, type SavedView, type SavedViewInput } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { conflict } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { countLocked, insertSavedView } from './saved-views.queries';

/** Saves a view of a screen for the caller, at most 50 a screen. */
export const createSavedView = (context: Context, given: SavedViewInput): Promise<SavedView> =>
  inTransaction(context, async (db) => {
    await refuseTooMany(db, context, given.screen);

    const after = await insertSavedView(db, context.user.id, given);
    await audit(db, context, { action: 'saved-view.create', after });
    return after;
  });

/** Refuses a view beyond the limit; locks the user, so that simultaneous requests cannot exceed it. */
export async function refuseTooMany(db: Db, { user }: Context, screen: string) {
  if ((await countLocked(db, user.id, screen)) >= SAVED_VIEWS_MAX)
    throw conflict(`This list has ${SAVED_VIEWS_MAX} views already. Delete one to save another.`);
}
