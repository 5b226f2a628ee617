import { type Db } from '../../../db/database';
import { hashToken } from '../../../secrets/token-hash';
import { transaction } from '../../../db/transaction/transaction';
import { addressKey } from '../../../http/limits/address-key';
import { type Context } from '../../../http/request/context';
import { tooManyRequests } from '../../../http/errors/errors';
import { findKnownPlaces } from '../device/known-devices.queries';
import { FairLine, type Turn } from '../fair-line';
import { type Attempt, secondsToWait, type Try } from './budgets';
import { insertTry, lockBudgets, readCounts } from './tries.queries';

// Limits attempts at once, so that other requests find free database connections.
const line = new FairLine({ parallel: 3, longestWaitMs: 5_000, waiting: 2_000 });

/** Counts an attempt, or throws 429; returns its id and its turn. 503 when there are too many at once. */
export async function countTry(context: Context, { purpose, email }: Attempt): Promise<{ id: number; turn: Turn }> {
  const address = addressKey(context.ip);
  const deviceId = context.device.readId();
  const device = deviceId === undefined ? undefined : hashToken(deviceId);
  const source = device?.toString('hex') ?? address;

  // At this point only the cookie's signature is verified, not whether the account knows the device.
  return line.run({ source, isKnown: device !== undefined }, async () => {
    const made = await findTry(context, { purpose, email: email.toLowerCase(), address, device });
    const id = await insertWithinLimits(context, made);
    return { id, turn: { source, isKnown: !made.isStranger } };
  });
}

async function findTry({ db, now }: Context, { device, ...made }: Omit<Try, 'isStranger'>): Promise<Try> {
  const { isDeviceKnown, isAddressKnown } = await findKnownPlaces(db, { ...made, device }, now);
  return { ...made, device: isDeviceKnown ? device : undefined, isStranger: !isDeviceKnown && !isAddressKnown };
}

async function insertWithinLimits({ db, now }: Context, made: Try) {
  // Checked without a lock first, so that most of a crowd is refused without waiting.
  await refuseOverLimit(db, made, now);
  return transaction(db, async (trx) => {
    await lockBudgets(trx, made);
    await refuseOverLimit(trx, made, now);
    return insertTry(trx, made, now);
  });
}

async function refuseOverLimit(db: Db, made: Try, now: Date) {
  const seconds = secondsToWait(made, await readCounts(db, made, now), now);
  if (seconds > 0) throw tooManyRequests(seconds);
}
