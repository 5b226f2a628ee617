/** One try of something secret, and who made it. */
export type Try = {
  purpose: 'sign-in' | 'forgot-password' | 'change-password';
  /** In lower case; the account need not exist. */
  email: string;
  /** As `addressKey` gives it. */
  address: string;
  /** SHA-256 of a device from which this account was signed in before. */
  device: Buffer | undefined;
  /** Neither the device nor the address is known to the account. */
  isStranger: boolean;
};

/** How many tries were counted of late, and since when or until when; instants are ISO 8601, null without a try. */
export type Counts = {
  pair: number;
  pair_since: string | null;
  address: number;
  address_since: string | null;
  account: number;
  account_until: string | null;
};

/** The minute in which tries of a pair, an address and a device are counted. */
export const MINUTE_MS = 60_000;

/** The time in which tries of strangers on one account are counted. */
export const QUARTER_HOUR_MS = 15 * MINUTE_MS;

const OF_A_PAIR = 5;
const OF_AN_ADDRESS = 20;
const OF_STRANGERS = 10;

/**
 * How many seconds a try has to wait; 0 lets it pass. A minute has 5 tries for an account and address and 20 for an address; a
 * known device has 5 of its own. Strangers have 10 on an account in 15 minutes, then one a minute. sessions.md#limits
 */
export function secondsToWait(made: Try, counts: Counts, now: Date): number {
  const waits = [
    counts.pair >= OF_A_PAIR && minuteAfter(counts.pair_since),
    !made.device && counts.address >= OF_AN_ADDRESS && minuteAfter(counts.address_since),
    isLimitedByAccount(made) && counts.account >= OF_STRANGERS && minuteAfter(counts.account_until),
  ];
  const free = Math.max(...waits.map((wait) => wait || 0));
  return Math.max(0, Math.ceil((free - now.getTime()) / 1000));
}

// A forgotten password is the way out for an owner whom a crowd of strangers keeps from signing in on a new device.
const isLimitedByAccount = ({ isStranger, purpose }: Try) => isStranger && purpose !== 'forgot-password';

const minuteAfter = (instant: string | null) => Date.parse(instant ?? '') + MINUTE_MS;
