import { type SavedView } from '@siteledger/shared-lib/domain';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { notFound } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { requireOwnDeletion } from '../../http/changes/undo';
import { refuseStale } from '../../http/changes/version';
import { refuseTooMany } from './create-saved-view';
import { lockSavedView, unmarkSavedView } from './saved-views.queries';

/** Undoes the deletion of a view, unless its name is taken or the screen is full. states-and-deletions.md#undo */
export const restoreSavedView = (
  context: Context,
  reference: string,
  expected: number | undefined,
): Promise<SavedView> =>
  inTransaction(context, async (db) => {
    const before = await lockSavedView(db, context.user.id, reference);
    if (!before) throw notFound('View');
    await requireOwnDeletion(db, context, { ...before, entity: 'saved-view' }, 'View');
    await refuseStale(db, before, expected);
    await refuseTooMany(db, context, before.screen);

    const after = await unmarkSavedView(db, before.id);
    await audit(db, context, { action: 'saved-view.restore', before, after });
    return after;
  });
