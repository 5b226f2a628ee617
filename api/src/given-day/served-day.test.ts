import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CashflowOverview, type Client, todayInKualaLumpur } from '@siteledger/shared-lib/domain';
import { DEMO_PASSWORD } from '../db/seed/parties/users';
import { freePort, startedServer } from '../testing/apps/server-process';

const folder = mkdtempSync(join(tmpdir(), 'siteledger-given-day-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('takes the day of TODAY for today, also in its database and in the demo data', async () => {
  const PORT = await freePort();
  const server = await startedServer({ PORT, DATA_DIR: folder, SEED: 'demo', TODAY: '2028-02-29' });
  const email = 'owner@demo.test';
  const { data: tokens } = await call<{ access_token: string }>(PORT, '/login', '', { email, password: DEMO_PASSWORD });
  const { data: cashflow } = await call<CashflowOverview>(PORT, '/dashboards/cashflow', tokens.access_token);
  const { data: client } = await call<Client>(PORT, '/clients', tokens.access_token, { name: 'Alam', country: 'MY' });
  server.child.kill('SIGTERM');

  expect(await server.ended).toBe(0);
  expect([cashflow.as_of, todayInKualaLumpur(new Date(client.created_at))]).toEqual(['2028-02-29', '2028-02-29']);
  expect(cashflow.months.at(-1)).toMatchObject({ month: '2028-02', in: expect.not.stringMatching(/^0\.00$/) });
}, 120_000);

async function call<Data>(port: string, path: string, token: string, body?: object) {
  const reply = await fetch(`http://localhost:${port}/api/v2${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), authorization: `Bearer ${token}` },
    body: body && JSON.stringify(body),
  });
  return (await reply.json()) as { data: Data };
}
