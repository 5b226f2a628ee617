import { type SavedView, type SavedViewUpdate } from '@siteledger/shared-lib/domain';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { lockOwnSavedView } from './lock-own-saved-view';
import { saveSavedView } from './saved-views.queries';

/** Renames one of the caller's views, or stores another state in it. */
export const updateSavedView = (
  context: Context,
  reference: string,
  given: SavedViewUpdate,
  expected: number | undefined,
): Promise<SavedView> =>
  inTransaction(context, async (db) => {
    const before = await lockOwnSavedView(db, context, reference, expected);

    const after = await saveSavedView(db, before.id, given);
    await audit(db, context, { action: 'saved-view.update', before, after });
    return after;
  });
