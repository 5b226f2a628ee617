import { type EnvironmentName } from '@siteledger/platform/contract';
import { sql } from 'kysely';
import { INSTALLATION_TOKEN_PREFIX } from '../protocol';
import { type Db } from '../../store/tables';
import { hashToken, newSecret } from '../../store/secret';

/**
 * An installation as its token defines it: the environment of its servers, and the environments its admins may change.
 */
export type Installation = { environment: EnvironmentName; may_change: EnvironmentName[] };

/** A token in the registry operator's list. */
export type InstallationToken = Installation & {
  id: number;
  issued_by: string;
  issued_at: string;
  revoked_at: string | null;
};

/**
 * Issues a token for an environment's servers. Only its hash is stored, so this result is the only chance to read it.
 */
export async function connectInstallation(
  db: Db,
  { environment, mayChange, by }: { environment: EnvironmentName; mayChange: readonly EnvironmentName[]; by: string },
) {
  const token = INSTALLATION_TOKEN_PREFIX + newSecret();
  await db
    .insertInto('registry.installation_tokens')
    .values({
      environment,
      may_change: JSON.stringify([...new Set([environment, ...mayChange])]),
      token_hash: hashToken(token),
      issued_by: by,
    })
    .execute();
  return token;
}

/** Revokes the tokens of an environment, all or all but the newest; returns how many. */
export async function revokeInstallationTokens(
  db: Db,
  { environment, keepsNewest, by, now }: { environment: EnvironmentName; keepsNewest: boolean; by: string; now: Date },
) {
  const older = sql`id < (select max(id) from registry.installation_tokens where environment = ${environment} and revoked_at is null)`;
  const { rows } = await sql`
    update registry.installation_tokens set revoked_by = ${by}, revoked_at = ${now.toISOString()}::timestamptz
    where environment = ${environment} and revoked_at is null and ${keepsNewest ? older : sql`true`}
    returning 1`.execute(db);
  return rows.length;
}

/** The installation that holds a token; undefined when the token is unknown or revoked. */
export async function findInstallation(db: Db, token: string): Promise<Installation | undefined> {
  const { rows } = await sql<Installation>`
    select environment, may_change from registry.installation_tokens
    where token_hash = ${hashToken(token)} and revoked_at is null`.execute(db);
  return rows[0];
}

/** Every token that was ever issued, oldest first. */
export async function selectInstallationTokens(db: Db) {
  const { rows } = await sql<InstallationToken>`
    select id, environment, may_change, issued_by, issued_at, revoked_at from registry.installation_tokens order by id`.execute(
    db,
  );
  return rows;
}
