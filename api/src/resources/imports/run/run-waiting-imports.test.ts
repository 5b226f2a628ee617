import { runImports, upload } from '../../../testing/records/imports';
import { withApp } from '../../../testing/apps/with-app';
import { claimImport, ClaimLost, endTask } from './claims.queries';
import { runWaitingImports } from './run-waiting-imports';

const server = withApp();
const CLIENTS = 'Name\nSeri Maju\nBina Jaya\n';
const NOW = new Date('2026-07-01T10:00:00+08:00');
const secondsLater = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

async function waitingCheck() {
  const api = await server.as('ADMIN');
  const { body } = await upload(server, api, 'client', CLIENTS);
  const path = `/imports/${body.data.uuid}`;
  await api.post(`${path}/check`);
  const details = async () => (await api.get(path)).body.data;
  return { api, path, details };
}

test('leaves an import alone while another server works on it, and takes it once its claim has run out', async () => {
  const { details } = await waitingCheck();
  const dead = await claimImport(server.db, { now: NOW, until: secondsLater(30) });

  await runImports(server, secondsLater(29).toISOString());
  const early = await details();
  await runImports(server, secondsLater(31).toISOString());

  expect(early).toMatchObject({ status: 'uploaded', task: 'check' });
  expect(await details()).toMatchObject({ status: 'checked', task: null, counts: { created: 2 } });
  await expect(endTask(server.db, dead!, { status: 'committed' })).rejects.toThrow(ClaimLost);
});

test('gives the work back when the server stops', async () => {
  const { details } = await waitingCheck();
  let asked = 0;

  await runWaitingImports(server.db, { clock: () => NOW, report: fail }, () => asked++ > 0);
  const stopped = await details();
  await runImports(server);

  expect(stopped).toMatchObject({ status: 'uploaded', task: 'check', message: null });
  expect(await details()).toMatchObject({ status: 'checked' });
});

test('cancels waiting work at once, and running work at its next row', async () => {
  const { api, path, details } = await waitingCheck();
  const waiting = await api.post(`${path}/cancel`);
  await api.post(`${path}/check`);
  await claimImport(server.db, { now: NOW, until: secondsLater(30) });
  const running = await api.post(`${path}/cancel`);
  await runImports(server, secondsLater(31).toISOString());

  expect(waiting.body.data).toMatchObject({ task: null, message: 'Cancelled.' });
  expect(running.body.data).toMatchObject({ task: 'check' });
  expect(await details()).toMatchObject({ status: 'uploaded', task: null, message: 'Cancelled.', counts: null });
  expect((await api.post(`${path}/cancel`)).body.data.err_msg).toBe('The import is not running.');
});

test('refuses other changes while work waits', async () => {
  const { api, path } = await waitingCheck();

  const replies = [await api.post(`${path}/check`), await api.put(`${path}/rows/2`, { is_left_out: true })];

  const message = 'The import is still running. Wait until it has finished or cancel it.';
  expect(replies.map(({ status, body }) => [status, body.data.err_msg])).toEqual([
    [409, message],
    [409, message],
  ]);
});

test('imports nothing once the user has lost the permission', async () => {
  const { api, details } = await waitingCheck();
  await server.db.updateTable('user_roles').set({ role_id: 4 }).where('user_id', '=', api.user.id).execute();

  await expect(runImports(server)).rejects.toMatchObject({ statusCode: 403 });

  await server.db.updateTable('user_roles').set({ role_id: 2 }).where('user_id', '=', api.user.id).execute();
  expect(await details()).toMatchObject({
    status: 'uploaded',
    task: null,
    message: expect.stringMatching(/nothing was saved/),
  });
});

const fail = (error: unknown) => {
  throw error;
};
