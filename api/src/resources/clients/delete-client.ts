import { type Reference } from '@siteledger/shared-lib/domain';
import { saveRow } from '../../db/rows';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { conflict } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { lockLiveClient } from './lock-current-client';
import { findClientRecord, runningProjectsOf } from './clients.queries';

// The refusal is shown in a toast, so it names only a few projects.
const NAMES_SHOWN = 3;

/** Deletes a client without New or On Going projects; it can be restored. states-and-deletions.md#deletions */
export const deleteClient = (context: Context, reference: string, expected: number | undefined): Promise<Reference> =>
  inTransaction(context, async (db) => {
    const { id, uuid, name } = await lockLiveClient(db, reference, expected);
    const projects = await runningProjectsOf(db, id);
    if (projects.length > 0)
      throw conflict(`The client still has projects that are New or On Going: ${listed(projects)}.`);

    const before = await findClientRecord(db, id);
    await saveRow(db, 'clients', id, { deleted_at: context.now });
    await audit(db, context, { action: 'client.delete', before });
    return { uuid, name };
  });

function listed(names: readonly string[]) {
  const more = names.length - NAMES_SHOWN;
  return names.slice(0, NAMES_SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
