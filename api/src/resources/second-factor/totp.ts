import { createHmac, randomBytes } from 'node:crypto';
import { TOTP_DIGITS } from '@siteledger/shared-lib/domain';

const STEP_MS = 30_000;
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Encodes bytes for authenticator apps and people: base32 without padding. RFC 4648. */
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

/** The 30-second step that contains an instant. */
export const totpStepAt = (now: Date) => Math.floor(now.getTime() / STEP_MS);

/** The code of a step. RFC 6238 with SHA-1, six digits and 30 seconds, which every authenticator app supports. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** TOTP_DIGITS).padStart(TOTP_DIGITS, '0');
}

/**
 * The step of a code: the current one or a neighbour, to allow for clock differences, but never up to `lastStep`, so
 * that no code is accepted twice. Undefined if none matches.
 */
export function stepOfCode(secret: string, code: string, now: Date, lastStep = -1): number | undefined {
  const present = totpStepAt(now);
  return [present - 1, present, present + 1].find((step) => step > lastStep && totpCode(secret, step) === code);
}

/** The content of the QR code for authenticator apps. */
export const totpUri = (secret: string, email: string) =>
  `otpauth://totp/${encodeURIComponent(`Siteledger:${email}`)}?secret=${secret}&issuer=Siteledger`;
