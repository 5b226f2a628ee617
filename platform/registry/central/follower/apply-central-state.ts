import { type EnvironmentName, PLATFORM_AUTHOR } from '@siteledger/platform/contract';
import { insertStableHistory } from '../../store/stable-releases.queries';
import { insertPolicyRows } from '../../store/policies.queries';
import { type Product } from '../../product';
import { type EnvironmentRecord, type JournalEntry, type SentSetting } from '../protocol';
import { findRelease, insertRevocation } from '../../store/releases.queries';
import { replaceRequests } from '../../store/requests.queries';
import { type Db } from '../../store/tables';
import {
  deleteCopiedRows,
  advanceRevisionSequence,
  revokeLocalTokens,
  findFollowing,
  insertRevisions,
  lockFollowing,
  recordApplied,
  type Past,
} from './following.queries';
import { storeReplacedState } from './replaced-states';

/** The functions a following installation needs from its product. */
export type InstallationProduct = Pick<Product, 'transaction' | 'auditAs' | 'notifyOfHalt'>;

type Taken = { url: string; tag: string; state: EnvironmentRecord; journal: readonly JournalEntry[] };

/**
 * Replaces the environment's state with the fetched one in a single transaction, and adds the central registry's new
 * journal entries to the audit trail once. When several servers try at once, the first one succeeds.
 */
export const applyCentralState = (db: Db, product: InstallationProduct, taken: Taken): Promise<boolean> =>
  product.transaction(db, async (trx) => {
    const { url, tag, state } = taken;
    await lockFollowing(trx);
    const before = await findFollowing(trx, url);
    if (before.tag === tag) return false;
    const replaced = await storeReplacedState(trx, { ...state, url });
    if (replaced) await product.auditAs(PLATFORM_AUTHOR)(trx, replacedEntry(url, state.environment, replaced));
    await replaceRows(trx, state.environment, state);
    await revokeLocalTokens(trx);
    await revokeReleases(trx, state);
    // Entries from before this installation followed do not go into its audit trail.
    const unheard = before.journal === null ? [] : taken.journal.filter(({ id }) => id > (before.journal ?? 0));
    for (const { author, account, request_id, ...entry } of unheard)
      await product.auditAs(author, { account, requestId: request_id })(trx, entry);
    for (const halt of haltsIn(state, unheard)) await product.notifyOfHalt?.(trx, halt);
    await recordApplied(trx, url, { tag, journal: Math.max(state.journal, ...unheard.map(({ id }) => id)) });
    return true;
  });

const replacedEntry = (url: string, environment: EnvironmentName, before: Past) => ({
  ...{ action: 'remote.replace', entity: 'remote', uuid: null },
  // A count is enough here: the replaced state itself is stored separately.
  before: { environment, revisions: before.settings.length },
  after: { environment, url },
});

const revisionOf = (setting: Partial<SentSetting> | null) => setting?.revision;

function haltsIn({ settings }: EnvironmentRecord, unheard: readonly JournalEntry[]) {
  const halts = unheard.filter(({ action }) => action === 'remote.halt');
  const revisions = halts.map(({ after }) => revisionOf(after));
  return settings.filter(({ revision }) => revisions.includes(revision));
}

/** Replaces the environment's rows with the given history; deletes rows that are not in it, except decided requests. */
export async function replaceRows(db: Db, environment: EnvironmentName, { settings, good, requests, policies }: Past) {
  await deleteCopiedRows(db);
  await insertRevisions(db, environment, settings);
  await insertStableHistory(db, environment, good);
  await replaceRequests(db, environment, requests);
  await insertPolicyRows(db, environment, policies);
  await advanceRevisionSequence(db);
}

async function revokeReleases(db: Db, { releases }: EnvironmentRecord) {
  for (const { name, version, revoked } of releases.filter((release) => release.revoked)) {
    const known = await findRelease(db, name, version);
    if (known && !known.revoked && revoked) await insertRevocation(db, known.id, revoked.reason, revoked.by);
  }
}
