import { addClient } from '../../testing/records/records';
import { checked, committed, runImports } from '../../testing/records/imports';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const CLIENTS = 'Nama,Telefon,Negeri\nSeri Maju,03-2161 8888,Selangor\nBina Jaya,,Johor\n';

const countOf = async (table: 'clients' | 'audit_log' | 'organisations' | 'import_keys') =>
  Number(
    (
      await server.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

test('checks every row as the form would, and leaves no trace', async () => {
  const api = await server.as('ADMIN');
  await addClient(api, { name: 'bina jaya', state: 'Perak', city: 'Ipoh' });
  await addClient(api, { name: 'Same', state: null });
  const before = [await countOf('clients'), await countOf('audit_log')];

  const path = await checked(server, api, 'client', `${CLIENTS}Wrong,CALL ME,Victoria\nSame,,\n`);

  expect((await api.get(path)).body.data).toMatchObject({
    status: 'checked',
    task: null,
    progress: 0,
    counts: { created: 1, updated: 1, unchanged: 1, error: 1, left_out: 0 },
  });
  const rows = (await api.get(`${path}/rows`)).body.data;
  expect(rows[0]).toMatchObject({ no: 2, result: 'created', messages: {} });
  expect(rows[1].changes).toEqual([
    { field: 'name', before: 'bina jaya', after: 'Bina Jaya' },
    { field: 'state', before: 'Perak', after: 'Johor' },
  ]);
  expect((await api.get(`${path}/rows?result=error`)).body.data).toMatchObject([
    {
      no: 4,
      messages: {
        tel_no: ['Phone is not a valid telephone number.'],
        state: [expect.stringMatching(/^State must be one of Johor/)],
      },
    },
  ]);
  expect([await countOf('clients'), await countOf('audit_log'), await countOf('import_keys')]).toEqual([...before, 0]);
});

test('commits all rows, keeps fields without a column, and names the user in the audit trail', async () => {
  const api = await server.as('ADMIN', { name: 'Aisyah' });
  const known = await addClient(api, { name: 'Bina Jaya', city: 'Ipoh' });

  const path = await committed(server, api, 'client', CLIENTS);

  expect((await api.get(path)).body.data).toMatchObject({ status: 'committed', counts: { created: 1, updated: 1 } });
  const clients = (await api.get('/clients?sort=name&order=asc')).body.data;
  expect(clients).toMatchObject([
    { uuid: known.uuid, city: 'Ipoh', state: 'Johor' },
    { name: 'Seri Maju', tel_no: '03-2161 8888', country: 'MY' },
  ]);
  const audited = await server.db.selectFrom('audit_log').select(['action', 'user_name']).orderBy('id').execute();
  expect(audited.slice(1)).toEqual(
    ['client.create', 'client.update', 'import.commit'].map((action) => ({ action, user_name: 'Aisyah' })),
  );
});

test('imports the same file twice and changes nothing, even where a person has changed a record since', async () => {
  const api = await server.as('ADMIN');
  await committed(server, api, 'client', CLIENTS);
  const [client] = (await api.get('/clients?sort=name&order=asc')).body.data;
  await api.put(`/clients/${client.uuid}`, { name: 'Bina Jaya', country: 'MY', state: 'Kedah' });

  const path = await committed(server, api, 'client', CLIENTS);

  expect((await api.get(path)).body.data).toMatchObject({
    status: 'committed',
    counts: { created: 0, updated: 0, unchanged: 2 },
  });
  expect((await api.get(`/clients/${client.uuid}`)).body.data).toMatchObject({ state: 'Kedah', version: 2 });
});

test('finds a renamed record by its external ID', async () => {
  const api = await server.as('ADMIN');
  await committed(server, api, 'client', 'External ID,Nama\nC-1,Seri Maju\n');

  const path = await committed(server, api, 'client', 'External ID,Nama\nC-1,Seri Maju Jaya\nC-2,Lain\n');

  expect((await api.get(path)).body.data).toMatchObject({ counts: { created: 1, updated: 1 } });
  expect(await countOf('clients')).toBe(2);
});

test('refuses to commit rows with errors until they are fixed or left out', async () => {
  const api = await server.as('ADMIN');
  const path = await checked(server, api, 'client', `${CLIENTS},03-2161 8888,Johor\nGood,CALL ME,\n`);
  const early = await api.post(`${path}/commit`, {});

  await api.put(`${path}/rows/4`, { is_left_out: true });
  const unchecked = await api.post(`${path}/commit`, {});
  const fixed = await api.put(`${path}/rows/5`, { cells: [{ column: 1, value: '03-2161 0000' }] });
  await api.post(`${path}/check`);
  await runImports(server);
  await api.post(`${path}/commit`, {});
  await runImports(server);

  expect([early.status, early.body.data.err_msg]).toEqual([409, 'Fix or leave out the rows with errors first: 2.']);
  expect([unchecked.status, unchecked.body.data.err_msg]).toEqual([409, 'Check the import first.']);
  expect(fixed.body.data).toMatchObject({ cells: ['Good', '03-2161 0000', null], result: null, messages: {} });
  expect((await api.get(path)).body.data).toMatchObject({
    status: 'committed',
    counts: { created: 3, left_out: 1, error: 0 },
  });
  const again = await api.post(`${path}/commit`, {});
  expect(again.body.data.err_msg).toBe('The import is committed already.');
});

test('keeps the message of a cell while another one of its row is fixed', async () => {
  const api = await server.as('ADMIN');
  const path = await checked(server, api, 'client', 'Nama,Telefon\n,CALL ME\n');

  const phone = await api.put(`${path}/rows/2`, { cells: [{ column: 1, value: '03-2161 0000' }] });
  const name = await api.put(`${path}/rows/2`, { cells: [{ column: 0, value: 'Seri Maju' }] });

  expect(phone.body.data).toMatchObject({ result: 'error', messages: { name: ['Name is required.'] } });
  expect(name.body.data).toMatchObject({ result: null, messages: {} });
});

test('keeps nothing of a commit whose outcome is no longer that of the check', async () => {
  const api = await server.as('ADMIN');
  const path = await checked(server, api, 'client', CLIENTS);
  await addClient(api, { name: 'BINA JAYA', state: 'Johor' });

  await api.post(`${path}/commit`, {});
  await runImports(server);

  expect((await api.get(path)).body.data).toMatchObject({
    status: 'checked',
    task: null,
    message: 'Records have changed since the check. Nothing was saved: review the new result.',
    counts: { created: 1, updated: 1 },
  });
  expect(await countOf('clients')).toBe(1);
  await api.post(`${path}/commit`, {});
  await runImports(server);
  expect((await api.get(path)).body.data).toMatchObject({ status: 'committed', message: null });
});

test('refuses rows that mean one record, and a name that several records have', async () => {
  const api = await server.as('ADMIN');
  await addClient(api, { name: 'Twin' });
  await addClient(api, { name: 'twin' });

  const path = await checked(server, api, 'client', 'Nama\nOne\n ONE \nTwin\n');

  expect((await api.get(`${path}/rows?result=error`)).body.data).toMatchObject([
    { no: 3, messages: { row: ['Rows 2 and 3 are the same record.'] } },
    { no: 4, messages: { row: ['2 records are called twin. Rename them or leave the row out.'] } },
  ]);
});

test('offers to restore a record that was deleted since it was imported', async () => {
  const api = await server.as('ADMIN');
  await committed(server, api, 'client', 'Nama\nGone\n');
  const [{ uuid }] = (await api.get('/clients')).body.data;
  await api.delete(`/clients/${uuid}`);

  const path = await checked(server, api, 'client', 'Nama\nGone\n');

  const message = 'The record was deleted since it was imported. Restore it or leave the row out.';
  expect((await api.get(`${path}/rows`)).body.data).toMatchObject([{ result: 'error', messages: { row: [message] } }]);
});
