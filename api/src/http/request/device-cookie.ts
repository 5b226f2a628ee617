import { hkdfSync } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { type Config } from '../../config';
import { secretKeyOf } from '../../secrets/secret-key';

/** How long a device is known; browsers keep no cookie longer. */
export const DEVICE_DAYS = 400;

const COOKIE = 'siteledger_device';
const DAY_MS = 24 * 60 * 60 * 1000;
const KEY_DAYS = 90;
const KEY_BYTES = 32;
const KEYS = Math.ceil(DEVICE_DAYS / KEY_DAYS) + 1;

/** The id of this browser that an earlier sign-in signed, and how to sign one into it. */
export type DeviceCookie = { readId: () => string | undefined; keep: (id: string) => void };

/**
 * The cookie by which a browser is known after its first sign-in. It signs nobody in: it only spares its owner the limits of
 * strangers. No script reads it, no other site's request carries it, and over HTTPS it never leaves in clear text.
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

// A new key every 90 days, derived from the servers' common secret: the newest signs, and those that may have signed a cookie
// that a browser still has verify.
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
