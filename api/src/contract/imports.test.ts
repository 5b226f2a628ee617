import { type ImportCounts } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Client } from '../testing/apps/client';
import { withApp } from '../testing/apps/with-app';
import { exportedRows, roundTrips } from '../testing/contract/import-round-trips';
import { checked, committed, runImports, upload, workbook } from '../testing/records/imports';
import { tellGate } from '../testing/tell-gate';

const server = withApp();

// Everything that is stored but the imports themselves: records, sums, numbers given, audit trail and mails.
async function traces() {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'import\\_%'
    order by 1`.execute(server.db);
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ digest: string }>`
      select count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\n' order by t::text), '')) as digest
      from ${sql.table(name)} t`.execute(server.db);
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
}

const changed = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(after).filter((table) => before[table] !== after[table]);

const countsOf = async (api: Client, path: string): Promise<ImportCounts> => (await api.get(path)).body.data.counts;

async function tracesOfCheck(api: Client, { entity, file }: ReturnType<typeof roundTrips>[number]) {
  const { body } = await upload(server, api, entity, file);
  await api.post(`/imports/${body.data.uuid}/check`);
  const before = await traces();
  await runImports(server);
  const left = changed(before, await traces());
  const { created, error } = await countsOf(api, `/imports/${body.data.uuid}`);
  return [...left, ...(created === 0 || error > 0 ? [`created ${created}, error ${error}`] : [])];
}

test('a check leaves no trace, and neither a file imported twice nor an exported list changes anything', async () => {
  const api = await server.as('ADMIN', { name: 'Aisyah' });
  const { user: second } = await server.as('PROJECT_MANAGER', { name: 'Bala' });
  const problems: string[] = [];
  let tried = 0;
  const hold = (name: string, found: readonly string[]) => {
    tried++;
    if (found.length > 0) problems.push(`${name}: ${found.join(', ')}`);
  };
  const holdUnchanged = async (name: string, path: string) => {
    const { created, updated, error } = await countsOf(api, path);
    const { data } = (await api.get(`${path}/rows`)).body;
    hold(name, created + updated + error > 0 ? [JSON.stringify(data)] : []);
  };

  for (const trip of roundTrips([api.user.email, second.email])) {
    const { entity, file, list, columns } = trip;
    hold(`check of ${entity}`, await tracesOfCheck(api, trip));
    await committed(server, api, entity, file);
    await holdUnchanged(`second import of ${entity}`, await committed(server, api, entity, file));
    if (!list || !columns) continue;
    const { data } = (await api.get(list)).body;
    const exported = workbook(exportedRows(columns, data));
    await holdUnchanged(`export of ${entity}`, await checked(server, api, entity, exported));
  }

  tellGate('imports', { passed: tried - problems.length, tried, of: 'imports' });
  expect(problems).toEqual([]);
});
