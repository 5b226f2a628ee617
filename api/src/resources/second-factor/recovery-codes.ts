import { randomBytes } from 'node:crypto';
import { hashToken } from '../../secrets/token-hash';
import { toBase32 } from './totp';

const CODES = 10;

// 120 bits each: too many to guess from a copy of the hashes.
const CODE_BYTES = 15;

const normalised = (code: string) => code.toUpperCase().replace(/[\s-]/g, '');

/** New codes in groups of four for people to read: "ABCD-…". */
export const newRecoveryCodes = () =>
  Array.from({ length: CODES }, () => (toBase32(randomBytes(CODE_BYTES)).match(/.{4}/g) ?? []).join('-'));

/** The hash of a code, ignoring how it was typed. */
export const hashRecoveryCode = (code: string) => hashToken(normalised(code));
