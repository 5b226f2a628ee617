import { type PublishToken, type PublishTokenInput } from '@siteledger/platform/contract';
import { sql } from 'kysely';
import { type Db } from './tables';

const TOKEN = sql`
  t.uuid, t.name, t.remotes, t.environments, t.ends_on, t.issued_by, t.issued_at, t.last_used_at,
  case when t.revoked_at is not null then json_build_object('by', t.revoked_by, 'at', t.revoked_at) end as revoked`;

const FROM = sql`registry.publish_tokens t`;

const LISTED = 200;

/** The newest publish tokens, including revoked and expired ones. */
export async function selectTokens(db: Db) {
  const { rows } = await sql<PublishToken>`select ${TOKEN} from ${FROM} order by t.id desc limit ${LISTED}`.execute(db);
  return rows;
}

export async function findToken(db: Db, uuid: string) {
  const { rows } = await sql<PublishToken>`select ${TOKEN} from ${FROM} where t.uuid::text = ${uuid}`.execute(db);
  return rows[0];
}

/** A token with the person who issued it. */
export type HeldToken = PublishToken & { id: number; issued_by_uuid: string };

export async function findTokenByHash(db: Db, hash: Uint8Array) {
  const { rows } = await sql<HeldToken>`
    select t.id, ${TOKEN}, t.issued_by_uuid from ${FROM} where t.token_hash = ${hash}`.execute(db);
  return rows[0];
}

export const recordUse = (db: Db, id: number, now: Date) =>
  db.updateTable('registry.publish_tokens').set({ last_used_at: now }).where('id', '=', id).execute();

type NewToken = PublishTokenInput & { hash: Uint8Array; issuedBy: { uuid: string; name: string }; now: Date };

export async function insertToken(db: Db, { name, remotes, environments, ends_on, hash, issuedBy, now }: NewToken) {
  const { uuid } = await db
    .insertInto('registry.publish_tokens')
    .values({
      ...{ name, ends_on },
      remotes: JSON.stringify([...new Set(remotes)]),
      environments: JSON.stringify([...new Set(environments)]),
      token_hash: hash,
      issued_by: issuedBy.name,
      issued_by_uuid: issuedBy.uuid,
      issued_at: now,
    })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  return uuid;
}

/** Revokes a token for good; false when it is already revoked. */
export async function revoke(db: Db, uuid: string, by: string, now: Date) {
  const { rows } = await sql`
    update registry.publish_tokens set revoked_by = ${by}, revoked_at = ${now}
    where uuid::text = ${uuid} and revoked_at is null returning 1`.execute(db);
  return rows.length > 0;
}
