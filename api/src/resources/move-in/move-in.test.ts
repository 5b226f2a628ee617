import { IMPORT_ENTITIES } from '@siteledger/shared-lib/domain';
import { enterP1 } from '../../testing/records/p1';
import { committed } from '../../testing/records/imports';
import { addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const DAY = '2026-06-30';
const OPENING =
  'Project,As At,Work to Date,Retention Held,Tax,Debit Notes,Received,Invoice No\n' +
  'P-0001,2026-06-30,450000,22500,25650,1750,301400,OLD-2\n';

const BANK = { name: 'Current', bank: 'Maybank', account_no: '5128', active: 'yes' };

const moveIn = async (api: Awaited<ReturnType<typeof server.as>>) => (await api.get('/move_in')).body.data;

test('leads through the kinds of records in the order of a move, with what there is of each', async () => {
  const api = await server.as('ADMIN');
  await addProject(api, { name: 'Menara' });
  const path = await committed(server, api, 'opening', OPENING);

  const { steps } = await moveIn(api);

  expect(steps.map(({ entity }: { entity: string }) => entity)).toEqual([...IMPORT_ENTITIES]);
  const stepOf = (entity: string) => steps.find((step: { entity: string }) => step.entity === entity);
  expect(stepOf('opening')).toEqual({
    ...{ entity: 'opening', records: 1 },
    last_import: { uuid: path.split('/').at(-1), file_name: 'file.csv', status: 'committed' },
  });
  expect([stepOf('project').records, stepOf('invoice').records, stepOf('payment').records]).toEqual([1, 0, 1]);
  expect(stepOf('client').last_import).toBeNull();
});

test('compares the totals of the former books with those of the day, to the sen', async () => {
  const api = await server.as('ADMIN');
  await addProject(api, { contract_sum: '1000000.00', retention_percent: '5' });
  await committed(server, api, 'opening', OPENING);
  await api.post('/bank_accounts', { ...BANK, opening_balance: '-1234.50', opening_day: DAY });
  await api.post('/bank_accounts', { ...BANK, account_no: '77', opening_balance: '5.00', opening_day: '2026-07-01' });
  const typed = { debtors: '150000.00', creditors: '0.01', retention_receivable: '22500.00' };

  const { status, body } = await api.put('/move_in', { as_of: DAY, ...typed, version: 1 });

  expect(status).toBe(200);
  expect(body.data).toMatchObject({ as_of: DAY, version: 2 });
  expect(body.data.totals).toEqual([
    { field: 'debtors', label: 'Debtors', computed: '150000.00', typed: '150000.00' },
    { field: 'creditors', label: 'Creditors', computed: '0.00', typed: '0.01' },
    { field: 'retention_receivable', label: 'Retention Receivable', computed: '22500.00', typed: '22500.00' },
    { field: 'retention_payable', label: 'Retention Payable', computed: '0.00', typed: null },
    { field: 'bank', label: 'Bank', computed: '-1234.50', typed: null },
  ]);
  expect(await moveIn(api)).toEqual(body.data);
});

test('shows the totals that the lists and reports have, today and on a past day', async () => {
  const api = await server.as('ADMIN');
  await enterP1(await server.as('BUSINESS_OWNER'));
  const owner = await server.as('BUSINESS_OWNER');

  for (const as_of of [DAY, '2026-07-01']) {
    const { version } = await moveIn(api);
    const { totals } = (await api.put('/move_in', { as_of, version })).body.data;
    const invoices = (await owner.get(`/invoices?as_of=${as_of}`)).body.totals;
    const expenses = (await owner.get(`/expenses?as_of=${as_of}`)).body.totals;
    const [project] = (await owner.get(`/projects?as_of=${as_of}`)).body.data;
    expect(totals.map(({ computed }: { computed: string }) => computed)).toEqual([
      invoices.balance,
      expenses.balance,
      project.retention_held,
      expenses.retention_amt,
      '0.00',
    ]);
  }
});

test('refuses a day to come, and totals that somebody else has changed', async () => {
  const api = await server.as('ADMIN', { name: 'Aisyah' });
  await api.put('/move_in', { as_of: DAY });

  const late = await api.put('/move_in', { as_of: '2026-07-02' });
  const stale = await api.put('/move_in', { as_of: DAY, debtors: '1.00', version: 1 });

  expect([late.status, late.body.errors]).toEqual([422, { as_of: ['Cut-over Date must not be in the future.'] }]);
  expect([stale.status, stale.body.data.err_msg]).toEqual([409, expect.stringMatching(/^Changed by Aisyah at /)]);
});
