import { addMoney, type Day, subtractMoney } from '@siteledger/shared-lib/domain';
import fc from 'fast-check';
import { type Client } from '../testing/apps/client';
import { withApp } from '../testing/apps/with-app';
import { books, type Files, filesOf, TOTALS, totalsOf } from '../testing/contract/control/random-files';
import { emptyTables } from '../testing/databases/test-database';
import { committed, workbook } from '../testing/records/imports';
import { expectRightSums } from '../testing/records/kept-sums';
import { tellGate } from '../testing/tell-gate';

const server = withApp();

const TODAY: Day = '2026-07-01';
const isFull = process.env.PROVE === '1';
const RUNS = isFull ? 200 : 20;
const seed = Number(process.env.SEED_OF_GATES ?? Date.now() % 2 ** 31);

const pastDay = fc
  .integer({ min: 0, max: 180 })
  .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));

type Row = Record<string, string> & { uuid: string };

const sum = (rows: readonly Row[], key: string) => addMoney('0.00', ...rows.map((row) => row[key] ?? ''));

async function importAll(api: Client, { sheets }: Files) {
  for (const { entity, rows } of sheets) {
    const { status, counts } = (await api.get(await committed(server, api, entity, workbook(rows)))).body.data;
    const created = rows.length - 1;
    expect({ entity, status, counts }).toMatchObject({ entity, status: 'committed', counts: { created, error: 0 } });
  }
}

// The same totals wherever they are shown, in the order of TOTALS; null where a place does not have one.
async function totalsShown(api: Client, as_of: Day) {
  const { version } = (await api.get('/move_in')).body.data;
  const { totals } = (await api.put('/move_in', { as_of, version })).body.data;
  const list = async (path: string) => (await api.get(`${path}per_page=1000&as_of=${as_of}`)).body;
  const invoices = (await list('/invoices?')).totals;
  const expenses = (await list('/expenses?')).totals;
  const projects = (await list('/projects?')).data as Row[];
  const overviews: Row[] = [];
  for (const { uuid } of projects) {
    const { receivable, payable } = (await api.get(`/projects/${uuid}/overview?as_of=${as_of}`)).body.data;
    overviews.push({ uuid, receivable: receivable.amount, payable: payable.amount });
  }
  const expected = subtractMoney(sum(projects, 'expected_cashflow'), sum(projects, 'cashflow_nett'));
  const [receivable, payable] = [sum(overviews, 'receivable'), sum(overviews, 'payable')];
  return {
    totals: (totals as { computed: string }[]).map(({ computed }) => computed),
    lists: [invoices.balance, expenses.balance, null, expenses.retention_amt, null],
    projects: [receivable, payable, sum(projects, 'retention_held'), null, null],
    cashflow: [expected, subtractMoney(receivable, payable)],
  };
}

test('the control totals of imported books are those of the lists, the projects and the rows of the files', async () => {
  process.stdout.write(`control totals: SEED_OF_GATES=${seed}\n`);
  let held = 0;

  const outcome = await fc.check(
    fc
      .asyncProperty(books, pastDay, async (given, past) => {
        const api = await server.as('ADMIN', { name: 'Manager' });
        const files = filesOf(given);
        await importAll(api, files);

        for (const day of [TODAY, past]) {
          const { totals, lists, projects, cashflow } = await totalsShown(api, day);
          const counted = totalsOf(files.effects, day);
          const shownIn = (place: readonly (string | null)[]) => counted.map((total, index) => place[index] ?? total);
          expect({ day, names: TOTALS, totals }).toEqual({ day, names: TOTALS, totals: counted });
          expect({ day, lists: shownIn(lists), projects: shownIn(projects) }).toEqual({
            ...{ day, lists: counted, projects: counted },
          });
          expect(cashflow[0]).toBe(cashflow[1]);
        }
        await expectRightSums(server.db);
        held++;
      })
      .beforeEach(() => emptyTables(server.db)),
    { numRuns: RUNS, seed, endOnFailure: true },
  );

  tellGate('control totals', { passed: held, tried: RUNS, of: 'random books', seed });
  if (outcome.failed) throw outcome.errorInstance;
}, 1_800_000);
