import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, parseSecretKey } from '../config';

const FILE = 'secret.key';

/**
 * The key that seals what the database must not reveal: `SECRET_KEY`, else the one in `DATA_DIR/secret.key`, which is
 * generated the first time. It is never in the database, so a copy of the database opens nothing.
 */
export function secretKeyOf({ secretKey, dataDir }: Pick<Config, 'secretKey' | 'dataDir'>): Buffer {
  if (secretKey) return secretKey;
  const file = join(dataDir, FILE);
  mkdirSync(dataDir, { recursive: true });
  createOnce(file);
  return parseSecretKey(readFileSync(file, 'utf8').trim(), file);
}

// Never overwrites: what an older key has sealed would be lost.
function createOnce(file: string) {
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
