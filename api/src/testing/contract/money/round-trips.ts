import { type Money } from '@siteledger/shared-lib/domain';
import { type Client, type Reply } from '../../apps/client';
import { type Books } from './books';
import { isDone } from './send-again';

type Row = Record<string, unknown> & { uuid: string; status: string; balance: Money; project: { uuid: string } };

const AMOUNT: Money = '0.29';

const LISTS = ['/projects?totals=1', '/expenses', '/invoices', '/payments', '/payment_records'];

// Versions and timestamps are not figures.
const SILENT = ['version', 'updated_at', 'created_at'];

async function figures(api: Client) {
  const replies = [];
  for (const path of LISTS)
    replies.push((await api.get(`${path}${path.includes('?') ? '&' : '?'}per_page=1000&sort=created_at`)).body);
  return JSON.stringify(replies, (key, value: unknown) => (SILENT.includes(key) ? undefined : value));
}

async function done(call: Promise<Reply>) {
  const reply = await call;
  if (!isDone(reply)) throw new Error(`A round trip was refused: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply.body.data as { uuid: string; payment_amt?: Money };
}

/** Checks that undoing restores every figure: a deleted batch, a write-off, expenses moved there and back. */
export async function brokenRoundTrips({ api, projects }: Books): Promise<string[]> {
  const { data } = (await api.get('/expenses?status=pending&per_page=1000&sort=created_at')).body as { data: Row[] };
  const open = data.filter(({ balance }) => balance !== '0.00');
  const problems: string[] = [];
  const before = await figures(api);
  const totals = async () => JSON.stringify((await api.get('/projects?totals=1&per_page=1000')).body.totals);
  const together = await totals();
  const expectBack = async (what: string) => {
    if ((await figures(api)) !== before) problems.push(`${what} does not leave everything as it was`);
  };
  const [first] = open;
  if (!first) return problems;

  // 0.29 times 100 is 28.999999999999996 as a double.
  const large = open.find(({ balance }) => balance.length > AMOUNT.length);
  if (large) {
    const details = { expense_uuid: large.uuid, payment_date: '2026-07-01', payment_amt: AMOUNT };
    const payment = await done(api.post('/payments', details));
    if (payment.payment_amt !== AMOUNT) problems.push(`A payment of ${AMOUNT} is one of ${payment.payment_amt}`);
    await done(api.delete(`/payments/${payment.uuid}`));
    await expectBack('A payment that was deleted');
  }

  const payments = Object.fromEntries(open.map(({ uuid, balance }) => [uuid, balance]));
  const head = { bank: 'CIMB', payment_date: '2026-07-01', cheque_no: 'round trip', payments };
  const record = await done(api.post('/payment_records', head));
  await done(api.delete(`/payment_records/${record.uuid}`));
  await expectBack('A batch that was deleted');

  await done(api.put(`/write-off/expenses/${first.uuid}`, { reason: 'Gone' }));
  await done(api.delete(`/write-off/expenses/${first.uuid}`));
  await expectBack('A write-off that was taken back');

  const from_project_id = first.project.uuid;
  const to_project_id = projects.find(({ uuid }) => uuid !== from_project_id)?.uuid;
  const expenses_ids = open.filter(({ project }) => project.uuid === from_project_id).map(({ uuid }) => uuid);
  await done(api.post('/move/expenses', { expenses_ids, from_project_id, to_project_id }));
  if ((await totals()) !== together) problems.push('A move changes what all projects come to');
  await done(
    api.post('/move/expenses', { expenses_ids, from_project_id: to_project_id, to_project_id: from_project_id }),
  );
  await expectBack('A move there and back');
  return problems;
}
