import { removeExpired } from '../../remove-expired.queries';
import { committed, upload } from '../../testing/records/imports';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const CLIENTS = 'Nama,Telefon,Negeri\nSeri Maju,03-2161 8888,Selangor\nBina Jaya,,Johor\n';

test('uploads a file and proposes a mapping by label and synonym', async () => {
  const api = await server.as('ADMIN', { name: 'Aisyah' });

  const { status, body } = await upload(
    server,
    api,
    'client',
    `Senarai Pelanggan\n\n${CLIENTS}Jumlah,,\n`,
    'clients.csv',
  );

  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    ...{ entity: 'client', file_name: 'clients.csv', status: 'uploaded', task: null, rows: 3, created_by: 'Aisyah' },
    source: { encoding: 'utf-8', delimiter: ',', header_row: 3, title: ['Senarai Pelanggan'] },
    mapping: {
      fields: [
        { field: 'name', column: 0, constant: null },
        { field: 'tel_no', column: 1, constant: null },
        { field: 'state', column: 2, constant: null },
        { field: 'country', column: null, constant: 'MY' },
      ],
    },
    missing: [],
  });
  expect(body.data.sample).toMatchObject([
    { no: 4, cells: ['Seri Maju', '03-2161 8888', 'Selangor'], is_left_out: false },
    { no: 5 },
    { no: 6, is_left_out: true },
  ]);
});

test('remembers a mapping for files with the same headings', async () => {
  const api = await server.as('ADMIN');
  const first = await upload(server, api, 'client', 'X,Y\nSeri Maju,Klang\n');
  const fields = [
    { field: 'name', column: 0, constant: null },
    { field: 'city', column: 1, constant: null },
    { field: 'country', column: null, constant: 'MY' },
  ];
  const unmapped = await api.post(`/imports/${first.body.data.uuid}/check`);
  await api.put(`/imports/${first.body.data.uuid}/mapping`, { fields });

  const second = await upload(server, api, 'client', ' x ,Y\nBina Jaya,Ipoh\n');

  expect(first.body.data.missing).toEqual(['Name']);
  expect(unmapped.body.errors).toEqual({ fields: ['Name is required: choose its column.'] });
  expect(second.body.data).toMatchObject({ missing: [], mapping: { fields } });
});

test.each([
  ['an unknown field', [{ field: 'nmae', column: 0 }], { 'fields[0].field': ['nmae is not a known field.'] }],
  ['a column beyond the file', [{ field: 'name', column: 9 }], { 'fields[0].column': ['Column is not in the file.'] }],
  [
    'a field twice',
    [
      { field: 'name', column: 0 },
      { field: 'name', column: 1 },
    ],
    { 'fields[1].field': ['name must be mapped once.'] },
  ],
])('refuses a mapping with %s', async (_, fields, errors) => {
  const api = await server.as('ADMIN');
  const { body } = await upload(server, api, 'client', CLIENTS);

  expect(await api.put(`/imports/${body.data.uuid}/mapping`, { fields })).toMatchObject({
    status: 422,
    body: { errors },
  });
});

test('reads the file another way on request', async () => {
  const api = await server.as('ADMIN');
  const { body } = await upload(server, api, 'client', 'Old;Nama\n1;2\nNama;Bandar\nSeri Maju;Klang\n');

  const changed = await api.put(`/imports/${body.data.uuid}/source`, { header_row: 3 });

  expect(body.data.source).toMatchObject({ delimiter: ';', header_row: 3 });
  expect(changed.body.data).toMatchObject({ status: 'uploaded', rows: 1, source: { header_row: 3 } });
  const comma = await api.put(`/imports/${body.data.uuid}/source`, { delimiter: ',', header_row: 1 });
  expect(comma.body.data.columns).toHaveLength(1);
});

test('lists the history and lets only admins import', async () => {
  const api = await server.as('ADMIN');
  const owner = await server.as('BUSINESS_OWNER');
  const path = await committed(server, api, 'client', CLIENTS);
  await upload(server, api, 'organisation', 'Name\nBina\n');

  expect((await api.get('/imports')).body.data).toMatchObject([{ entity: 'organisation' }, { entity: 'client' }]);
  expect((await api.get('/imports?status=committed')).body.total).toBe(1);
  const statuses = [await owner.get('/imports'), await owner.get(path), await upload(server, owner, 'client', CLIENTS)];
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect((await api.get('/imports/999')).body).toEqual({ message: 'Import not found.' });
});

test('deletes the file of an import 30 days after its last change, and keeps its rows', async () => {
  const api = await server.as('ADMIN');
  const path = await committed(server, api, 'client', 'Name\nSeri Maju\n');
  const { body } = await upload(server, api, 'client', 'Name\nBina Jaya\n');
  const open = `/imports/${body.data.uuid}`;
  const { changed_at } = await server.db.selectFrom('import_jobs').select('changed_at').executeTakeFirstOrThrow();
  const daysLater = (days: number) => new Date(new Date(changed_at).getTime() + days * 86_400_000);

  await removeExpired(server.db, daysLater(29));
  const kept = await api.put(`${open}/source`, { header_row: 1 });
  await removeExpired(server.db, daysLater(31));
  const late = await api.put(`${open}/source`, { header_row: 1 });

  expect(kept.status).toBe(200);
  expect([late.status, late.body.data.err_msg]).toEqual([409, 'The file is no longer kept. Upload it again.']);
  expect((await api.get(`${path}/rows`)).body.total).toBe(1);
});
