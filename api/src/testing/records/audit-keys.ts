import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAuditKeys } from '../../audit-chain/audit-keys';

let made = 0;

/** Creates a key pair in a folder as an operator would. Returns the paths to configure, and the keys read from them. */
export function newKeyPair(folder: string) {
  const name = `audit-key-${process.pid}-${++made}`;
  const auditKeyFile = join(folder, `${name}.pem`);
  const auditPublicKeysFile = join(folder, `${name}.pub.pem`);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(auditKeyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  writeFileSync(auditPublicKeysFile, publicKey.export({ type: 'spki', format: 'pem' }));
  const keys = readAuditKeys({ auditKeyFile, auditPublicKeysFile: undefined });
  return { auditKeyFile, auditPublicKeysFile, keys };
}
