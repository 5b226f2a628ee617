import { type Reference } from '@siteledger/shared-lib/domain';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { lockOwnSavedView } from './lock-own-saved-view';
import { markSavedViewDeleted } from './saved-views.queries';

/** Deletes one of the caller's views; the deletion can be undone for a short time. states-and-deletions.md#undo */
export const deleteSavedView = (
  context: Context,
  reference: string,
  expected: number | undefined,
): Promise<Reference> =>
  inTransaction(context, async (db) => {
    const before = await lockOwnSavedView(db, context, reference, expected);

    await markSavedViewDeleted(db, before.id);
    const { uuid, name } = before;
    await audit(db, context, { action: 'saved-view.delete', before });
    return { uuid, name };
  });
