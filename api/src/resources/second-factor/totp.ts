import { createHmac, randomBytes } from 'node:crypto';
import { TOTP_DIGITS } from '@siteledger/shared-lib/domain';

const STEP_MS = 30_000;
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes as authenticator apps and people read them: base32 without padding. RFC 4648. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** A new secret of 160 bits in base32. */
export const newTotpSecret = () => toBase32(randomBytes(SECRET_BYTES));

/** The number of the 30 seconds that an instant lies in. */
export const totpStepAt = (now: Date) => Math.floor(now.getTime() / STEP_MS);

/** The code of a step. RFC 6238 with SHA-1, six digits and 30 seconds, which every authenticator app knows. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** TOTP_DIGITS).padStart(TOTP_DIGITS, '0');
}

/**
 * The step whose code this is: the present one, the one before or the one after, so that clocks may differ a little; never one
 * up to `lastStep`, so that no code is taken twice. Undefined when it is none of them.
 */
export function stepOfCode(secret: string, code: string, now: Date, lastStep = -1): number | undefined {
  const present = totpStepAt(now);
  return [present - 1, present, present + 1].find((step) => step > lastStep && totpCode(secret, step) === code);
}

/** What an authenticator app reads from a QR code. */
export const totpUri = (secret: string, email: string) =>
  `otpauth://totp/${encodeURIComponent(`Siteledger:${email}`)}?secret=${secret}&issuer=Siteledger`;
