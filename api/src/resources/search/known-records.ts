import {
  FAVOURITES_MAX,
  isGranted,
  type KnownRecord,
  type KnownRecordInput,
  SEARCH_PERMISSIONS,
  type SearchKind,
} from '@siteledger/shared-lib/domain';
import { type Context } from '../../http/request/context';
import { conflict, notFound } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { countFavourites, forgetKnown, keepKnown, knownNames, type KnownName } from './known-records.queries';
import { recordsByUuid } from './search.queries';

const maySee = ({ user }: Context, kind: SearchKind) => isGranted(user.permissions, SEARCH_PERMISSIONS[kind]);

/**
 * The caller's favourites, then records they opened, latest first. Deleted records, and those they may no longer see,
 * are left out and forgotten. docs/domain/search.md#recent-and-favourite-records
 */
export async function readKnown(context: Context): Promise<KnownRecord[]> {
  const names = await knownNames(context.db, context.user.id);
  const kinds = [...new Set(names.map(({ kind }) => kind))].filter((kind) => maySee(context, kind));
  const found = new Map<string, KnownRecord>();
  for (const kind of kinds) {
    const uuids = names.filter((name) => name.kind === kind).map(({ record }) => record);
    for (const { rank: _rank, ...record } of await recordsByUuid(context, kind, uuids))
      found.set(record.uuid, { ...record, is_favourite: false });
  }
  const isLost = ({ record }: KnownName) => !found.has(record);
  if (!context.realUser && names.some(isLost)) await forgetKnown(context.db, context.user.id, names.filter(isLost));
  return names.flatMap(({ record, is_favourite }) => {
    const shown = found.get(record);
    return shown ? [{ ...shown, is_favourite }] : [];
  });
}

/**
 * Stores that the caller opened a record, or that it is or is no longer a favourite: 404 when they may not see it, 409
 * for more than 50 favourites. Stores nothing during impersonation.
 */
export const noteKnown = (context: Context, { kind, uuid, is_favourite }: KnownRecordInput): Promise<KnownRecord> =>
  inTransaction(context, async (db) => {
    const [record] = maySee(context, kind) ? await recordsByUuid({ ...context, db }, kind, [String(uuid)]) : [];
    if (!record) throw notFound('Record');
    const { rank: _rank, ...shown } = record;
    if (context.realUser) return { ...shown, is_favourite: false };
    if (is_favourite && (await countFavourites(db, context.user.id)) >= FAVOURITES_MAX)
      throw conflict(`You have ${FAVOURITES_MAX} favourites already. Remove one to add another.`);
    return { ...shown, is_favourite: await keepKnown(db, context.user.id, kind, record.uuid, is_favourite) };
  });
