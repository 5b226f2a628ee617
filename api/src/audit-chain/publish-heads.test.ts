import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { sealAudit } from '../db/audit/seal-audit';
import { newKeyPair } from '../testing/records/audit-keys';
import { withApp } from '../testing/apps/with-app';
import { addProject } from '../testing/records/records';
import { headPublisher } from './publish-heads';
import { type SignedHead, signatureFault } from './signed-head';

const server = withApp();
const folder = mkdtempSync(join(tmpdir(), 'siteledger-heads-'));
const { keys } = newKeyPair(folder);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function newLog() {
  const heads: SignedHead[] = [];
  const errors: string[] = [];
  const log = {
    info: (head: SignedHead) => void heads.push(head),
    error: (details: object, message: string) => void errors.push(`${message} ${JSON.stringify(details)}`),
  };
  return { heads, errors, log };
}

const write = async () => {
  await addProject(await server.as('BUSINESS_OWNER'));
  return sealAudit(server.db, keys);
};

const headsIn = (place: string) =>
  readdirSync(place).flatMap((name) =>
    readFileSync(join(place, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as SignedHead),
  );

test('hands a signed head to the log, the file and the address, once for what is new', async () => {
  const posted: SignedHead[] = [];
  const receiver = createServer((request, reply) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      posted.push(JSON.parse(text) as SignedHead);
      reply.end();
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const auditHeadsUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/heads`;
  const auditHeadsDir = join(folder, 'once');
  const { heads, errors, log } = newLog();
  const publish = await headPublisher(server.db, { auditHeadsDir, auditHeadsUrl }, log);

  await publish();
  await write();
  await publish();
  await publish();
  await write();
  await publish();
  receiver.close();

  expect(heads.map(({ position }) => position)).toEqual([2, 4]);
  expect([headsIn(auditHeadsDir), posted]).toEqual([heads, heads]);
  expect(heads.map((head) => signatureFault(keys, head))).toEqual([undefined, undefined]);
  expect(errors).toEqual([]);
});

test('tries again what a place did not take, and goes on with the others', async () => {
  const auditHeadsDir = join(folder, 'again');
  const { heads, errors, log } = newLog();
  const publish = await headPublisher(server.db, { auditHeadsDir, auditHeadsUrl: 'http://127.0.0.1:9/' }, log);
  await write();

  await publish();
  await publish();

  expect([heads.length, headsIn(auditHeadsDir).length]).toEqual([1, 1]);
  expect(errors).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('could not leave')));
});

test('reports a chain that was cut off after its head left, also to a server that starts later', async () => {
  const settings = { auditHeadsDir: join(folder, 'cut'), auditHeadsUrl: undefined };
  const { errors, log } = newLog();
  const publish = await headPublisher(server.db, settings, log);
  await write();
  await write();
  await publish();
  await server.db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql.raw('delete from audit_chain where position > 2; delete from audit_heads where position > 2').execute(db);
  });

  await publish();
  const later = newLog();
  await (
    await headPublisher(server.db, settings, later.log)
  )();

  expect(errors).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('rewritten or cut off')));
  expect(later.errors).toEqual([expect.stringContaining('.jsonl')]);
});
