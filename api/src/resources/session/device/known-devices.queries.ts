import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { oneRow } from '../../../db/one-row';
import { DEVICE_DAYS } from '../../../http/request/device-cookie';

/** How long an address is remembered; afterwards somebody else probably has it. */
const ADDRESS_DAYS = 90;

type Place = { device: Buffer | undefined; address: string };

/** Whether this account has signed in from this device and from this address before; false for an unknown account. */
export async function findKnownPlaces(db: Db, { email, device, address }: Place & { email: string }, now: Date) {
  const { rows } = await sql<{ is_device_known: boolean; is_address_known: boolean }>`
    with account as (select id from users where lower(email) = ${email} and deleted_at is null)
    select
      exists(select from sign_in_devices where user_id in (select id from account) and device = ${device ?? null}::bytea
        and last_used_at > ${now}::timestamptz - make_interval(days => ${DEVICE_DAYS})) as is_device_known,
      exists(select from sign_in_addresses where user_id in (select id from account) and address = ${address}
        and last_used_at > ${now}::timestamptz - make_interval(days => ${ADDRESS_DAYS})) as is_address_known`.execute(
    db,
  );
  const { is_device_known, is_address_known } = oneRow(rows);
  return { isDeviceKnown: is_device_known, isAddressKnown: is_address_known };
}

/** Remembers the device and address of a user's sign-in. */
export async function rememberPlaces(db: Db, user_id: number, place: { device: Buffer; address: string }, now: Date) {
  const used = { user_id, first_used_at: now, last_used_at: now };
  await db
    .insertInto('sign_in_devices')
    .values({ ...used, device: place.device })
    .onConflict((key) => key.columns(['user_id', 'device']).doUpdateSet({ last_used_at: now }))
    .execute();
  await db
    .insertInto('sign_in_addresses')
    .values({ ...used, address: place.address })
    .onConflict((key) => key.columns(['user_id', 'address']).doUpdateSet({ last_used_at: now }))
    .execute();
}

/** Forgets all of a user's devices and addresses. */
export async function forgetPlaces(db: Db, userId: number) {
  await db.deleteFrom('sign_in_devices').where('user_id', '=', userId).execute();
  await db.deleteFrom('sign_in_addresses').where('user_id', '=', userId).execute();
}
