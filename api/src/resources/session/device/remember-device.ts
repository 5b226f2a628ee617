import { type Db } from '../../../db/database';
import { hashToken, newToken } from '../../../secrets/token-hash';
import { addressKey } from '../../../http/limits/address-key';
import { type Context } from '../../../http/request/context';
import { rememberPlaces } from './known-devices.queries';

/** Remembers the device and address of a user's sign-in, and renews the device's cookie. */
export async function rememberDevice(db: Db, { device, ip, now }: Context, userId: number) {
  const id = device.readId() ?? newToken();
  await rememberPlaces(db, userId, { device: hashToken(id), address: addressKey(ip) }, now);
  device.keep(id);
}
