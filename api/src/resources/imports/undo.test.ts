import { addClient, addProject } from '../../testing/records/records';
import { committed, runImports } from '../../testing/records/imports';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const CLIENTS = 'Nama,Telefon,Negeri\nSeri Maju,03-2161 8888,Selangor\nBina Jaya,,Johor\n';

test('undoes a commit: deletes what it created and restores what it changed', async () => {
  const api = await server.as('ADMIN');
  const known = await addClient(api, { name: 'Bina Jaya', state: 'Perak' });
  const path = await committed(server, api, 'client', CLIENTS);

  const queued = await api.post(`${path}/undo`);
  await runImports(server);

  expect(queued).toMatchObject({ status: 202, body: { data: { task: 'undo' } } });
  expect((await api.get(path)).body.data).toMatchObject({ status: 'undone', task: null });
  expect((await api.get('/clients')).body.data).toMatchObject([{ uuid: known.uuid, state: 'Perak' }]);
  expect((await api.get(await committed(server, api, 'client', CLIENTS))).body.data).toMatchObject({
    counts: { created: 1, updated: 1 },
  });
});

test('undoes nothing when one of the records is in use, and names it', async () => {
  const api = await server.as('ADMIN');
  const path = await committed(server, api, 'client', CLIENTS);
  const [, seri] = (await api.get('/clients?sort=name&order=asc')).body.data;
  await addProject(api, { name: 'Menara', status: 'New', client_name: seri.uuid });

  await api.post(`${path}/undo`);
  await runImports(server);

  expect((await api.get(path)).body.data).toMatchObject({
    status: 'committed',
    message: 'Not undone: 1 records are in use or have changed.',
  });
  expect((await api.get(`${path}/rows?result=error`)).body.data).toMatchObject([
    { no: 2, messages: { row: ['The client still has projects that are New or On Going: Menara.'] } },
  ]);
  expect((await api.get('/clients')).body.total).toBe(2);
});

test('undoes a commit for 30 days', async () => {
  const api = await server.as('ADMIN');
  const path = await committed(server, api, 'client', CLIENTS);
  server.setTime('2026-08-01');

  const late = await (await server.as('ADMIN')).post(`${path}/undo`);

  expect([late.status, late.body.data.err_msg]).toEqual([
    409,
    'The import is more than 30 days old and can no longer be undone.',
  ]);
});
