import { type Client } from '../../testing/apps/client';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const LATE = { screen: 'reports-invoices', name: 'Late ones', query: 'overdue=1&sort=balance&columns=ref_no,balance' };

async function save(api: Client, given: object = {}) {
  const { status, body } = await api.post('/saved_views', { ...LATE, ...given });
  expect(status).toBe(201);
  return body.data;
}

const namesOf = async (api: Client, screen = LATE.screen) => {
  const { body } = await api.get(`/saved_views?screen=${screen}`);
  return body.data.map(({ name }: { name: string }) => name);
};

test('keeps views of a screen under their names, and opens what was saved', async () => {
  const api = await server.as('BUSINESS_OWNER');
  await save(api);
  await save(api, { name: 'all of June', query: 'invoice_from=2026-06-01&invoice_to=2026-06-30' });
  await save(api, { screen: 'reports-expenses', name: 'Elsewhere' });

  const { body } = await api.get(`/saved_views?screen=${LATE.screen}`);

  expect(body.data).toMatchObject([{ name: 'all of June' }, { ...LATE, version: 1 }]);
});

test('keeps the plain view of a screen, too', async () => {
  const api = await server.as('BUSINESS_OWNER');

  expect(await save(api, { query: '' })).toMatchObject({ query: '' });
});

test('renames a view, gives it another state, and notes both', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const view = await save(api);

  const { body } = await api.put(`/saved_views/${view.uuid}`, { name: 'Later ones', query: 'overdue=1', version: 1 });

  expect(body.data).toMatchObject({ name: 'Later ones', query: 'overdue=1', screen: LATE.screen, version: 2 });
  const { body: log } = await api.get(`/audit?entity=saved-view&entity_uuid=${view.uuid}`);
  expect(log.data).toMatchObject([
    { action: 'saved-view.update', before: { name: 'Late ones' }, after: { name: 'Later ones' } },
    { action: 'saved-view.create', record: { name: 'Later ones', is_live: true } },
  ]);
});

test('deletes a view, and its name is free again', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const view = await save(api);

  const { body } = await api.delete(`/saved_views/${view.uuid}`, { 'if-match': '1' });

  expect(body.data).toEqual({ uuid: view.uuid, name: 'Late ones' });
  expect(await namesOf(api)).toEqual([]);
  await save(api);
});

test('refuses a second view of the same name on a screen, whatever the case, but not on another', async () => {
  const api = await server.as('BUSINESS_OWNER');
  await save(api);
  await save(api, { screen: 'reports-expenses' });
  const other = await save(api, { name: 'Other' });

  const again = await api.post('/saved_views', { ...LATE, name: 'LATE ONES' });
  const renamed = await api.put(`/saved_views/${other.uuid}`, { name: 'late ones', query: '' });

  for (const { status, body } of [again, renamed]) {
    expect(status).toBe(422);
    expect(body).toEqual({ errors: { name: ['Name is already taken.'] } });
  }
});

test.each([
  ['no name', { name: '' }, { name: ['Name is required.'] }],
  ['a long name', { name: 'x'.repeat(201) }, { name: ['Name must be less than or equals to 200.'] }],
  ['no screen', { screen: '' }, { screen: ['Screen is required.'] }],
  ['a long address', { query: 'x'.repeat(4001) }, { query: ['View must be less than or equals to 4000.'] }],
  ['another owner', { user_id: 1 }, { user_id: ['user_id is not a known field.'] }],
])('names what is wrong with %s', async (_, given, errors) => {
  const api = await server.as('BUSINESS_OWNER');

  const { status, body } = await api.post('/saved_views', { ...LATE, ...given });

  expect(status).toBe(422);
  expect(body).toEqual({ errors });
});

test('asks which screen', async () => {
  const api = await server.as('BUSINESS_OWNER');

  const { status, body } = await api.get('/saved_views');

  expect(status).toBe(422);
  expect(body).toEqual({ errors: { screen: ['Screen is required.'] } });
});

test('keeps at most 50 views of a screen', async () => {
  const api = await server.as('BUSINESS_OWNER');
  for (let number = 1; number <= 50; number += 1) await save(api, { name: `View ${number}` });

  const { status, body } = await api.post('/saved_views', LATE);

  expect(status).toBe(409);
  expect(body.data.err_msg).toBe('This list has 50 views already. Delete one to save another.');
  await save(api, { screen: 'reports-expenses' });
});

test("never shows or changes another's views", async () => {
  const owner = await server.as('BUSINESS_OWNER');
  const view = await save(owner);
  const admin = await server.as('ADMIN');
  await save(admin);

  const changed = await admin.put(`/saved_views/${view.uuid}`, { name: 'Mine', query: '' });
  const deleted = await admin.delete(`/saved_views/${view.uuid}`);

  expect([changed.status, deleted.status]).toEqual([404, 404]);
  expect(await namesOf(admin)).toEqual(['Late ones']);
  expect(await namesOf(owner)).toEqual(['Late ones']);
});

test('refuses to change a view that was changed in another tab meanwhile', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const view = await save(api);
  await api.put(`/saved_views/${view.uuid}`, { name: 'Later ones', query: '', version: 1 });

  const again = await api.put(`/saved_views/${view.uuid}`, { name: 'Latest ones', query: '', version: 1 });
  const gone = await api.delete(`/saved_views/${view.uuid}`, { 'if-match': '1' });

  for (const { status, body } of [again, gone]) {
    expect(status).toBe(409);
    expect(body.data.err_msg).toMatch(/^Changed by .+ at /);
  }
});

test('takes a deletion back, and the view is as it was', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const view = await save(api);
  await api.delete(`/saved_views/${view.uuid}`);

  const { body } = await api.post(`/saved_views/${view.uuid}/restore`);

  expect(body.data).toEqual(view);
  expect((await api.get(`/saved_views?screen=${LATE.screen}`)).body.data).toEqual([view]);
});

test('takes no deletion back once its name is taken, nor that of somebody else', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const view = await save(api);
  await api.delete(`/saved_views/${view.uuid}`);
  await save(api);

  const refused = await api.post(`/saved_views/${view.uuid}/restore`);
  const foreign = await (await server.as('BUSINESS_OWNER')).post(`/saved_views/${view.uuid}/restore`);

  expect([refused.status, refused.body]).toEqual([422, { errors: { name: ['Name is already taken.'] } }]);
  expect(foreign.status).toBe(404);
  expect(await namesOf(api)).toEqual(['Late ones']);
});
