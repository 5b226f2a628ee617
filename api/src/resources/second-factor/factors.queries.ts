import { type Passkey } from '@siteledger/shared-lib/domain';
import { type Insertable, sql } from 'kysely';
import { type Db } from '../../db/database';
import { type Database } from '../../db/schema';

export const findTotp = (db: Db, userId: number) =>
  db.selectFrom('totp_factors').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Stores or replaces a user's authenticator app. */
export const saveTotp = (db: Db, row: { user_id: number; secret: Buffer; last_step: number; created_at: Date }) =>
  db
    .insertInto('totp_factors')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret: row.secret, last_step: row.last_step, created_at: row.created_at }),
    )
    .execute();

export const setLastStep = (db: Db, userId: number, last_step: number) =>
  db.updateTable('totp_factors').set({ last_step }).where('user_id', '=', userId).execute();

export const deleteTotp = (db: Db, userId: number) =>
  db.deleteFrom('totp_factors').where('user_id', '=', userId).executeTakeFirst();

/** A user's passkeys, oldest first. */
export const passkeysOf = (db: Db, userId: number) =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute();

/** A user's passkeys as displayed to them, oldest first. */
export const ownPasskeys = (db: Db, userId: number): Promise<Passkey[]> =>
  db
    .selectFrom('passkeys')
    .select(['uuid', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

export const insertPasskey = (db: Db, row: Insertable<Database['passkeys']>) =>
  db.insertInto('passkeys').values(row).returning(['uuid', 'name']).executeTakeFirstOrThrow();

export const markPasskeyUsed = (db: Db, id: number, counter: number, last_used_at: Date) =>
  db.updateTable('passkeys').set({ counter, last_used_at }).where('id', '=', id).execute();

/** Renames a user's passkey; undefined when it is not theirs. */
export const renameOwnPasskey = (db: Db, userId: number, uuid: string, name: string) =>
  db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where(sql<string>`uuid::text`, '=', uuid)
    .returning(['uuid', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst();

/** Deletes a user's passkey; undefined when it is not theirs. */
export const deleteOwnPasskey = (db: Db, userId: number, uuid: string) =>
  db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where(sql<string>`uuid::text`, '=', uuid)
    .returning(['uuid', 'name'])
    .executeTakeFirst();

export async function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly Buffer[]) {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

/** Marks a recovery code as used; false unless it was one of the user's and unused. */
export async function useRecoveryCode(db: Db, userId: number, code_hash: Buffer, used_at: Date) {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at })
    .where('user_id', '=', userId)
    .where('code_hash', '=', code_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function countRecoveryCodes(db: Db, userId: number) {
  const { total } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

/** Times of an account's wrong codes since an instant, oldest first. */
export async function failuresSince(db: Db, userId: number, since: Date) {
  const rows = await db
    .selectFrom('second_factor_failures')
    .select('at')
    .where('user_id', '=', userId)
    .where('at', '>', since.toISOString())
    .orderBy('at')
    .execute();
  return rows.map(({ at }) => at);
}

export const insertFailure = (db: Db, user_id: number, at: Date) =>
  db.insertInto('second_factor_failures').values({ user_id, at }).execute();

/** Deletes a user's methods, recovery codes and counted wrong codes. */
export async function deleteFactors(db: Db, userId: number) {
  await db.deleteFrom('totp_factors').where('user_id', '=', userId).execute();
  await db.deleteFrom('passkeys').where('user_id', '=', userId).execute();
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db.deleteFrom('second_factor_failures').where('user_id', '=', userId).execute();
}
