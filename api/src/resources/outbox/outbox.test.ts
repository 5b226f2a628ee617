import { withApp } from '../../testing/apps/with-app';

const server = withApp();
const inProduction = withApp({ environment: 'production' });

const forgot = (email: string) => server.anonymous.post('/forgot-password', { email });
const recipients = (rows: { recipient: string }[]) => rows.map(({ recipient }) => recipient);

test('lists the mails, the newest first', async () => {
  const admin = await server.as('ADMIN', { email: 'lim@example.test' });
  await server.as('BUSINESS_OWNER', { email: 'ravi@example.test' });
  await forgot('lim@example.test');
  server.setTime('2026-07-01T10:05:00+08:00');
  await forgot('ravi@example.test');

  const { body } = await admin.get('/outbox');

  expect(body).toMatchObject({ total: 2, current_page: 1, current_sorting: { sort: 'created_at', order: 'desc' } });
  expect(recipients(body.data)).toEqual(['ravi@example.test', 'lim@example.test']);
  expect(body.data[0]).toMatchObject({
    subject: 'Set a new password for Siteledger',
    body: expect.stringContaining('/password/reset/ravi%40example.test/'),
    created_at: '2026-07-01T02:05:00.000Z',
    sent_at: null,
    attempts: 0,
    last_error: null,
  });
  expect(recipients((await admin.get('/outbox?search=lim')).body.data)).toEqual(['lim@example.test']);
});

test('shows the mails to a Super Admin to nobody else: their links make one of whoever follows them', async () => {
  const admin = await server.as('ADMIN');
  const superAdmin = await server.as('SUPER_ADMIN', { email: 'farah@example.test' });
  await forgot('farah@example.test');

  expect((await admin.get('/outbox')).body.total).toBe(0);
  expect((await superAdmin.get('/outbox')).body.total).toBe(1);
});

test('is for who manages members', async () => {
  expect((await (await server.as('BUSINESS_OWNER')).get('/outbox')).status).toBe(403);
});

test('does not exist in production', async () => {
  const superAdmin = await inProduction.as('SUPER_ADMIN', { email: 'farah@example.test' });
  await inProduction.anonymous.post('/forgot-password', { email: 'farah@example.test' });

  expect(await superAdmin.get('/outbox')).toMatchObject({ status: 404, body: { message: 'Page not found.' } });
});
