import { type Db } from '../../../db/database';
import { hashToken, newToken } from '../../../secrets/token-hash';
import { addressKey } from '../../../http/limits/address-key';
import { type Context } from '../../../http/request/context';
import { rememberPlaces } from './known-devices.queries';

/** Notes that a user has signed in from this device and address, and renews the cookie by which the device is known. */
export async function rememberDevice(db: Db, { device, ip, now }: Context, userId: number) {
  const id = device.readId() ?? newToken();
  await rememberPlaces(db, userId, { device: hashToken(id), address: addressKey(ip) }, now);
  device.keep(id);
}
