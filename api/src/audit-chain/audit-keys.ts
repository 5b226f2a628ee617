import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Config } from '../config';
import { ConfigError } from '../config-error';
import { type AuditKeys } from './signed-head';

const PUBLIC_KEYS = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g;

/** Short id of a key: the first digits of the SHA-256 of its public part. */
export const keyId = (key: KeyObject) =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

/** Reads the configured keys from their PEM files. Throws a `ConfigError` that names the setting. */
export function readAuditKeys({ auditKeyFile, auditPublicKeysFile }: AuditKeySettings): AuditKeys {
  const key = auditKeyFile ? readPem('AUDIT_KEY_FILE', auditKeyFile, createPrivateKey) : undefined;
  const own = key && createPublicKey(key);
  const others = auditPublicKeysFile ? readPem('AUDIT_PUBLIC_KEYS_FILE', auditPublicKeysFile, publicKeys) : [];
  const known = new Map([...(own ? [own] : []), ...others].map((one) => [keyId(one), one]));
  return { ...(key && own && { signer: { id: keyId(own), key } }), known };
}

type AuditKeySettings = Pick<Config, 'auditKeyFile' | 'auditPublicKeysFile'>;

const publicKeys = (pem: string) => {
  const keys = [...pem.matchAll(PUBLIC_KEYS)].map(([one]) => createPublicKey(one));
  if (keys.length === 0) throw new Error('no public key in it');
  return keys;
};

function readPem<Keys extends KeyObject | readonly KeyObject[]>(
  setting: string,
  file: string,
  read: (pem: string) => Keys,
): Keys {
  try {
    const keys = read(readFileSync(file, 'utf8'));
    if ([keys].flat().some((key) => key.asymmetricKeyType !== 'ed25519')) throw new Error('not an Ed25519 key');
    return keys;
  } catch (error) {
    throw new ConfigError(`${setting} cannot be used: ${(error as Error).message} (${file}).`);
  }
}
