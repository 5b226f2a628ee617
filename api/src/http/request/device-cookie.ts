import { hkdfSync } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Config } from '../../config';
import { secretKeyOf } from '../../secrets/secret-key';

/** How long a device is remembered; browsers limit cookies to this. */
export const DEVICE_DAYS = 400;

const COOKIE = 'siteledger_device';
const DAY_MS = 24 * 60 * 60 * 1000;
const KEY_DAYS = 90;
const KEY_BYTES = 32;
const KEYS = Math.ceil(DEVICE_DAYS / KEY_DAYS) + 1;

/** Reads the device id that an earlier sign-in stored in this browser, and stores one. */
export type DeviceCookie = { readId: () => string | undefined; keep: (id: string) => void };

/**
 * The cookie that identifies a browser after its first sign-in. It does not sign anybody in: it only exempts its owner
 * from the limits for unknown devices. It is HttpOnly, SameSite and, over HTTPS, Secure.
 */
export function deviceCookies(config: Pick<Config, 'publicUrl' | 'secretKey' | 'dataDir'>) {
  const signerAt = signers(secretKeyOf(config));
  const isPublicHttps = config.publicUrl.startsWith('https:');

  return (request: FastifyRequest, reply: FastifyReply, now: Date): DeviceCookie => ({
    readId: () => {
      const mark = request.cookies[COOKIE];
      const read = mark ? signerAt(now).unsign(mark) : undefined;
      return read?.valid ? read.value : undefined;
    },
    keep: (id) =>
      void reply.setCookie(COOKIE, signerAt(now).sign(id), {
        path: '/api/v2',
        maxAge: (DEVICE_DAYS * DAY_MS) / 1000,
        httpOnly: true,
        sameSite: 'strict',
        secure: isPublicHttps || request.protocol === 'https',
      }),
  });
}

// Rotates the key every 90 days, derived from the servers' shared secret: the newest signs; keys of cookies that have
// not expired still verify.
function signers(secret: Buffer) {
  let last: { period: number; signer: Signer } | undefined;
  const keyOf = (period: number) => Buffer.from(hkdfSync('sha256', secret, '', `device cookie ${period}`, KEY_BYTES));
  return (now: Date) => {
    const period = Math.floor(now.getTime() / (KEY_DAYS * DAY_MS));
    if (last?.period !== period)
      last = { period, signer: new Signer(Array.from({ length: KEYS }, (_, age) => keyOf(period - age))) };
    return last.signer;
  };
}
