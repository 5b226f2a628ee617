import { type Reference } from '@siteledger/shared-lib/domain';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { inTransaction } from '../../http/in-transaction';
import { lockOwnSavedView } from './lock-own-saved-view';
import { deleteSavedViewRow } from './saved-views.queries';

/** Forgets a view of the caller's; the log keeps it. */
export const deleteSavedView = (
  context: Context,
  reference: string,
  expected: number | undefined,
): Promise<Reference> =>
  inTransaction(context, async (db) => {
    const before = await lockOwnSavedView(db, context, reference, expected);

    await deleteSavedViewRow(db, before.id);
    const { uuid, name } = before;
    await audit(db, context, { action: 'saved-view.delete', entity: 'saved-view', uuid, before });
    return { uuid, name };
  });
