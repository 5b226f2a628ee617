import { type ImportCounts } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Client } from '../testing/apps/client';
import { withApp } from '../testing/apps/with-app';
import { exportedRows } from '../testing/contract/exported-list';
import { roundTrips } from '../testing/contract/import-round-trips';
import { checked, committed, errorRows, runImports, upload, workbook } from '../testing/records/imports';
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

type Trip = ReturnType<typeof roundTrips>[number];

const countsOf = async (api: Client, path: string): Promise<ImportCounts> => (await api.get(path)).body.data.counts;

async function tracesOfCheck(api: Client, { entity, file }: Trip) {
  const { body } = await upload(server, api, entity, file);
  await api.post(`/imports/${body.data.uuid}/check`);
  const before = await traces();
  await runImports(server);
  const left = changed(before, await traces());
  const { created, error } = await countsOf(api, `/imports/${body.data.uuid}`);
  return [...left, ...(created === 0 || error > 0 ? [`created ${created}, error ${error}`] : [])];
}

// Leaves the refused rows out, and imports the file of them once their cell is corrected.
async function completed(api: Client, { entity, file, cell, wrong }: Trip) {
  const at = file.lastIndexOf(cell);
  const path = await checked(server, api, entity, file.slice(0, at) + wrong + file.slice(at + cell.length));
  const rows = await errorRows(server, api, path);
  for (const { no } of (await api.get(`${path}/rows?result=error`)).body.data)
    await api.put(`${path}/rows/${no}`, { is_left_out: true });
  const { error } = await countsOf(api, path);
  await api.post(`${path}/check`);
  await runImports(server);
  await api.post(`${path}/commit`, {});
  await runImports(server);
  const fixed = rows.map((row) => row.map((text) => (text === wrong ? cell : text)));
  const { created } = await countsOf(api, await committed(server, api, entity, workbook(fixed)));
  return error > 0 && created === error ? [] : [`${error} errors, ${created} created`];
}

async function reImported(api: Client, { entity }: Trip, { list, columns, constants = {} }: Trip['exports'][number]) {
  const { data } = (await api.get(list)).body;
  const { body } = await upload(server, api, entity, workbook(exportedRows(columns, data)));
  const path = `/imports/${body.data.uuid}`;
  const added = Object.entries(constants).map(([field, constant]) => ({ field, constant }));
  if (added.length > 0) await api.put(`${path}/mapping`, { fields: [...body.data.mapping.fields, ...added] });
  await api.post(`${path}/check`);
  await runImports(server);
  return path;
}

test('a check leaves no trace, corrected rows complete an import, and neither a file imported twice nor an exported list changes anything', async () => {
  const api = await server.as('ADMIN', { name: 'Aisyah' });
  const { user: second } = await server.as('PROJECT_MANAGER', { name: 'Bala' });
  const problems: string[] = [];
  let tried = 0;
  const hold = (name: string, found: readonly string[]) => {
    tried++;
    if (found.length > 0) problems.push(`${name}: ${found.join(', ')}`);
  };
  const holdUnchanged = async (name: string, path: string) => {
    const { unchanged, ...others } = await countsOf(api, path);
    const { data } = (await api.get(`${path}/rows`)).body;
    hold(name, unchanged === 0 || Object.values(others).some((count) => count > 0) ? [JSON.stringify(data)] : []);
  };

  for (const trip of roundTrips([api.user.email, second.email])) {
    const { entity, file } = trip;
    hold(`check of ${entity}`, await tracesOfCheck(api, trip));
    hold(`corrected rows of ${entity}`, await completed(api, trip));
    await committed(server, api, entity, file);
    await holdUnchanged(`second import of ${entity}`, await committed(server, api, entity, file));
    for (const one of trip.exports) await holdUnchanged(`export of ${entity}`, await reImported(api, trip, one));
  }

  tellGate('imports', { passed: tried - problems.length, tried, of: 'imports' });
  expect(problems).toEqual([]);
});
