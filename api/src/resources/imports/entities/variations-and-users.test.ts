import { addContractor, addProject } from '../../../testing/records/records';
import { checked, committed, runImports } from '../../../testing/records/imports';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

const VARIATIONS = [
  'Project,VO No,Title,Type,Amount,Cost,Contractor,Status,Date,EOT (days)',
  'P-0001,VO-01,Extra piles,Tambahan,"30,000.00","20,000.00",,Submitted,30/06/2026,14',
  'menara,VO-7,Less paint,Omission,"(500.00)",,bina jaya,,,',
  '',
].join('\n');

const USERS = 'Nama,Emel,Peranan,Projek\nChong,chong@example.my,Project Manager; Business Owner,P-0001\n';

async function place() {
  const api = await server.as('ADMIN');
  const project = await addProject(api, { name: 'Menara' });
  await addContractor(api, { name: 'Bina Jaya' });
  return { api, project };
}

type Api = Awaited<ReturnType<typeof place>>['api'];

const rowsOf = async (api: Api, path: string) => (await api.get(`${path}/rows`)).body.data;
const resultsOf = async (api: Api, path: string) =>
  (await rowsOf(api, path)).map(({ result }: { result: string }) => result);

test('imports variation orders of the client and of contractors, and the same file twice without a change', async () => {
  const { api } = await place();

  const path = await committed(server, api, 'variation_order', VARIATIONS);
  const again = await committed(server, api, 'variation_order', VARIATIONS);

  expect((await api.get(path)).body.data).toMatchObject({
    counts: { created: 2, error: 0 },
    totals: [{ field: 'amount', computed: '30500.00' }, { field: 'cost_amount' }],
  });
  expect((await api.get('/variationOrders?sort=vo_no&order=asc')).body.data).toMatchObject([
    ...[
      { vo_no: 'VO-01', status: 'submitted', submitted_date: '2026-06-30', contractor: null, cost_amount: '20000.00' },
    ],
    { vo_no: 'VO-7', status: 'draft', type: 'omission', amount: '500.00', contractor: { name: 'Bina Jaya' } },
  ]);
  expect(await resultsOf(api, again)).toEqual(['unchanged', 'unchanged']);
});

test('approves a variation order that was imported as submitted', async () => {
  const { api } = await place();
  await committed(server, api, 'variation_order', VARIATIONS);

  const path = await committed(server, api, 'variation_order', VARIATIONS.replace('Submitted', 'Approved'));

  expect(await rowsOf(api, path)).toMatchObject([
    { result: 'updated', changes: [{ field: 'status', before: 'submitted', after: 'approved' }] },
    { result: 'unchanged' },
  ]);
  expect((await api.get('/variationOrders?search="VO-01"')).body.data).toMatchObject([
    { status: 'approved', approved_date: '2026-07-01' },
  ]);
});

test('imports users, who set their own password before they can sign in, and mails nobody', async () => {
  const { api, project } = await place();

  const path = await committed(server, api, 'user', USERS);
  const again = await committed(server, api, 'user', USERS.replace('; Business Owner', ''));

  expect(await resultsOf(api, path)).toEqual(['created']);
  expect(await resultsOf(api, again)).toEqual(['updated']);
  const { data } = (await api.get('/users?search=chong')).body;
  expect(data).toMatchObject([
    { name: 'Chong', roles: [{ name: 'Project Manager' }], projects: [{ uuid: project.uuid }] },
  ]);
  const signIn = await server.anonymous.post('/login', { email: 'chong@example.my', password: '' });
  expect(signIn.status).toBe(422);
  const mails = await server.db.selectFrom('mails').select('recipient').execute();
  expect(mails).toEqual([]);
  await server.anonymous.post('/forgot-password', { email: 'chong@example.my' });
  expect(await server.db.selectFrom('mails').select('recipient').execute()).toEqual([
    { recipient: 'chong@example.my' },
  ]);
});

test('refuses users with an unknown role or project, and a Super Admin unless the user is one', async () => {
  const { api } = await place();
  const lines = 'Name,E-mail,Roles,Assigned Projects\nA,a@b.my,Boss,P-9\nB,b@b.my,Super Admin,\nC,c,,\n';

  const path = await checked(server, api, 'user', lines);

  expect((await rowsOf(api, path)).map(({ messages }: { messages: object }) => messages)).toEqual([
    { roles: ['Roles is not valid: there is no role Boss.'], projects: ['Project P-9 does not exist.'] },
    { row: [expect.any(String)] },
    { email: ['E-mail is not a valid email.'] },
  ]);
});

test('undoes imported variation orders and users', async () => {
  const { api } = await place();
  const paths = [
    await committed(server, api, 'variation_order', VARIATIONS),
    await committed(server, api, 'user', USERS),
  ];

  for (const path of paths) await api.post(`${path}/undo`);
  await runImports(server);

  for (const path of paths) expect((await api.get(path)).body.data.status).toBe('undone');
  expect((await api.get('/variationOrders')).body.total).toBe(0);
  expect((await api.get('/users?search=chong')).body.total).toBe(0);
  expect(await resultsOf(api, await committed(server, api, 'user', USERS))).toEqual(['created']);
});
