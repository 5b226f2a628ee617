import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config';
import { seal, unseal } from './seal';
import { secretKeyOf } from './secret-key';

const KEY = Buffer.alloc(32, 1);
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'secret-key-'));
});

afterEach(() => rmSync(dataDir, { recursive: true }));

test('opens what it sealed, and nothing that was sealed for somebody else or changed on the way', () => {
  const sealed = seal(KEY, 'totp:1', 'a secret');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;

  expect(unseal(KEY, 'totp:1', sealed)).toBe('a secret');
  expect(() => unseal(KEY, 'totp:2', sealed)).toThrow();
  expect(() => unseal(Buffer.alloc(32, 2), 'totp:1', sealed)).toThrow();
  expect(() => unseal(KEY, 'totp:1', changed)).toThrow();
  expect(seal(KEY, 'totp:1', 'a secret').equals(sealed)).toBe(false);
});

test('generates a key for the embedded database once, and lets nobody else on the machine read it', () => {
  const first = secretKeyOf({ secretKey: undefined, dataDir });
  const second = secretKeyOf({ secretKey: undefined, dataDir });

  expect(first).toHaveLength(32);
  expect(second.equals(first)).toBe(true);
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
});

test('takes the key of the setting before the one of the folder', () => {
  expect(secretKeyOf({ secretKey: KEY, dataDir }).equals(KEY)).toBe(true);
});

test('does not replace a key file that it cannot use', () => {
  writeFileSync(join(dataDir, 'secret.key'), 'half a key');

  expect(() => secretKeyOf({ secretKey: undefined, dataDir })).toThrow(/secret\.key must be 32 bytes in base64/);
});

test('asks for a key in production when servers share a database', () => {
  const env = { APP_ENV: 'production', DATABASE_URL: 'postgres://db/siteledger' };

  expect(() => readConfig(env)).toThrow('SECRET_KEY must be set in production with DATABASE_URL');
  expect(() => readConfig({ ...env, SECRET_KEY: 'short' })).toThrow('SECRET_KEY must be 32 bytes in base64');
  expect(readConfig({ ...env, SECRET_KEY: KEY.toString('base64') }).secretKey).toEqual(KEY);
  expect(readConfig({ APP_ENV: 'production' }).secretKey).toBeUndefined();
});
