import { FieldErrors, PASSWORD_MIN } from '@siteledger/shared-lib/domain';
import { dictionary } from '@zxcvbn-ts/language-common';
import { DEMO_PASSWORD } from '../../db/seed/parties/users';

const MOST_COMMON = 10_000;

// Most common first, in lower case; shorter ones are refused anyway.
const common = new Set([
  ...dictionary['passwords-common'].filter((password) => password.length >= PASSWORD_MIN).slice(0, MOST_COMMON),
  // Published in the README.
  DEMO_PASSWORD,
]);

/**
 * Throws a 422 on `password` when it is one of the 10,000 most common, the demo's, or the user's own name or e-mail:
 * the first guesses.
 */
export function refuseCommonPassword(password: string, owner: { name: string; email: string }) {
  if (common.has(password.toLowerCase()) || isOwn(password, owner))
    throw new FieldErrors({ password: ['Password is too common.'] });
}

function isOwn(password: string, { name, email }: { name: string; email: string }) {
  const own = [name, ...name.split(/\s/), email, email.split('@', 1)[0] ?? ''];
  return own.some((one) => bare(one) === bare(password));
}

// Ignores case, spaces and punctuation; a password of punctuation only stays as it is.
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || text;
