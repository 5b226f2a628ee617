import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKeyPair } from '../testing/records/audit-keys';
import { readAuditKeys } from './audit-keys';
import { appendHead, headFilesOf, lastHeadOf, ownHeadFile, readHeads } from './head-files';
import { signatureFault, signHead } from './signed-head';

const folder = mkdtempSync(join(tmpdir(), 'siteledger-head-files-'));
const { auditKeyFile, auditPublicKeysFile, keys } = newKeyPair(folder);
const now = new Date('2026-07-01T02:00:00Z');
const head = (position: number) => signHead(keys, { position, hash: position.toString(16).padStart(64, '0') }, now);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const positionsIn = async (file: string) => {
  const positions: (number | undefined)[] = [];
  for await (const line of readHeads(file)) positions.push(line.head?.position);
  return positions;
};

test('keeps the heads of each server in a file of its own, and finds the last one', async () => {
  const place = join(folder, 'heads');
  const [first, second] = ['api-1', '../api 2'].map((name) => ownHeadFile(place, name));

  await appendHead(place, first ?? '', head(1));
  await appendHead(place, first ?? '', head(2));
  await appendHead(place, second ?? '', head(2));

  expect(headFilesOf(place)).toEqual([join(place, '.._api_2.jsonl'), join(place, 'api-1.jsonl')]);
  expect(await positionsIn(first ?? '')).toEqual([1, 2]);
  expect(await lastHeadOf(first ?? '')).toEqual(head(2));
  expect(await lastHeadOf(join(place, 'nobody.jsonl'))).toBeUndefined();
});

test('reads the heads of a server’s log, and notices a line of a file of heads that is none', async () => {
  const log = join(folder, 'server.log');
  const file = join(folder, 'damaged.jsonl');
  const request = JSON.stringify({ level: 30, msg: 'request', hash: 'x' });
  writeFileSync(log, `Error: printed\n${request}\n${JSON.stringify({ level: 30, ...head(3), msg: 'audit head' })}\n`);
  writeFileSync(file, `${JSON.stringify(head(4))}\n`);
  appendFileSync(file, '{"position": 5, "hash"');

  expect(await positionsIn(log)).toEqual([3]);
  expect(await positionsIn(file)).toEqual([4, undefined]);
});

test('takes a signature of a known key only, over exactly this head', () => {
  const verifier = readAuditKeys({ auditKeyFile: undefined, auditPublicKeysFile });
  const stranger = newKeyPair(folder).keys;
  const signed = head(6);

  expect(signatureFault(verifier, signed)).toBeUndefined();
  expect(signatureFault(verifier, { ...signed, position: 7 })).toBe('has a false signature');
  expect(signatureFault(verifier, { ...signed, at: '2026-07-01T02:00:01.000Z' })).toBe('has a false signature');
  expect(signatureFault(stranger, signed)).toContain('is signed with an unknown key');
  expect(signatureFault(verifier, { ...signed, signature: null })).toBe('is not signed');
});

test('names the setting whose file holds no such key', () => {
  const text = join(folder, 'no-key.pem');
  writeFileSync(text, 'change-me');

  const reading = (settings: { auditKeyFile?: string; auditPublicKeysFile?: string }) => () =>
    readAuditKeys({ auditKeyFile: undefined, auditPublicKeysFile: undefined, ...settings });

  expect(reading({ auditKeyFile: text })).toThrow('AUDIT_KEY_FILE cannot be used:');
  expect(reading({ auditKeyFile: join(folder, 'none.pem') })).toThrow('AUDIT_KEY_FILE cannot be used: ENOENT');
  expect(reading({ auditPublicKeysFile: auditKeyFile })).toThrow(
    'AUDIT_PUBLIC_KEYS_FILE cannot be used: no public key',
  );
});
