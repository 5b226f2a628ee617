/** One attempt at a secret, and its origin. */
export type Try = {
  purpose: 'sign-in' | 'forgot-password' | 'change-password';
  /** In lower case; the account may not exist. */
  email: string;
  /** From `addressKey`. */
  address: string;
  /** SHA-256 of a device from which this account has signed in before. */
  device: Buffer | undefined;
  /** The account knows neither the device nor the address. */
  isStranger: boolean;
};

/** The purpose and account of an attempt; each purpose has its own limits. */
export type Attempt = Pick<Try, 'purpose' | 'email'>;

/** Recent attempts, and since or until when; instants are ISO 8601, null without an attempt. */
export type Counts = {
  pair: number;
  pair_since: string | null;
  address: number;
  address_since: string | null;
  account: number;
  account_until: string | null;
};

/** The period for counting attempts of a pair, an address and a device. */
export const MINUTE_MS = 60_000;

/** The period for counting an account's attempts from unknown sources. */
export const QUARTER_HOUR_MS = 15 * MINUTE_MS;

const OF_A_PAIR = 5;
const OF_AN_ADDRESS = 20;
const OF_STRANGERS = 10;

/**
 * Seconds an attempt has to wait; 0 allows it. Per minute: 5 attempts for an account from one address, 20 for an
 * address, 5 for a known device. Unknown sources have 10 for an account in 15 minutes, then one a minute.
 * sessions.md#limits
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

// Resetting the password stays possible for an owner who cannot sign in on a new device because of others' attempts.
const isLimitedByAccount = ({ isStranger, purpose }: Try) => isStranger && purpose !== 'forgot-password';

const minuteAfter = (instant: string | null) => Date.parse(instant ?? '') + MINUTE_MS;
