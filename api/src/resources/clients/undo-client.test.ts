import { addClient } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

async function deletedClient() {
  const api = await server.as('ADMIN', { name: 'Tan Wei Ming' });
  const client = await addClient(api);
  const path = `/clients/${client.uuid}`;
  await api.delete(path);
  return { api, client, path };
}

test('undoing one’s own deletion restores the client with its version', async () => {
  const { api, client, path } = await deletedClient();

  expect((await api.post(`${path}/restore`, {}, { 'if-match': '2' })).body.data).toEqual(client);
  expect((await api.get(path)).body.data).toEqual(client);
});

test('a client that somebody else restores is a new version of it, and the deletion is not taken back any more', async () => {
  const { api, client, path } = await deletedClient();
  const lim = await server.as('BUSINESS_OWNER', { name: 'Lim Siew Ling' });

  const restored = await lim.post(`${path}/restore`);
  const late = await api.post(`${path}/restore`, {}, { 'if-match': '2' });

  expect(restored.body.data).toEqual({ ...client, version: 3 });
  expect([late.status, late.body.data.err_msg]).toEqual([409, expect.stringMatching(/^Changed by Lim Siew Ling at /)]);
});
