import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, parseSecretKey } from '../config';

const FILE = 'secret.key';

/**
 * The key for sealed secrets: `SECRET_KEY`, or the one in `DATA_DIR/secret.key`, generated on first use. It is never in
 * the database, so a copy of the database reveals nothing.
 */
export function secretKeyOf({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): Buffer {
  if (secretKey) return secretKey;
  const file = join(dataDir, FILE);
  mkdirSync(dataDir, { recursive: true });
  createOnce(file);
  return parseSecretKey(readFileSync(file, 'utf8').trim(), file);
}

// Never overwrites, because that would lose everything sealed with the older key.
function createOnce(file: string) {
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
