import { IMPORT_ENTITIES } from '@siteledger/shared-lib/domain';
import { checked, committed, errorRows, runImports, upload, workbook } from '../../../testing/records/imports';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

const CLIENTS = 'Nama,Telefon,Negeri\nSeri Maju,03-2161 8888,Selangor\nBina Jaya,,Johor\n';

test('downloads the rows with errors as a file that can be imported once they are fixed', async () => {
  const api = await server.as('ADMIN');
  const path = await checked(server, api, 'client', `${CLIENTS}=HYPERLINK("x"),CALL ME,\n`);

  const rows = await errorRows(server, api, path);

  expect(rows).toEqual([
    ['Nama', 'Telefon', 'Negeri', 'Error'],
    ['=HYPERLINK("x")', 'CALL ME', null, 'Phone is not a valid telephone number.'],
  ]);
  rows[1]![1] = '03-2161 8888';
  expect((await api.get(await committed(server, api, 'client', workbook(rows)))).body.data).toMatchObject({
    counts: { created: 1 },
  });
});

test('has a template whose example can be imported, for each kind of record', async () => {
  const api = await server.as('ADMIN');
  await committed(server, api, 'account_code', 'Code,Name\n6000,Works\n');
  for (const entity of IMPORT_ENTITIES) {
    const reply = await server.app.inject({
      url: `/api/v2/import-templates/${entity}.xlsx`,
      headers: { authorization: `Bearer ${api.token}` },
    });

    const path = await committed(server, api, entity, reply.rawPayload);

    expect((await api.get(path)).body.data).toMatchObject({
      ...{ entity, status: 'committed' },
      counts: { created: 1, error: 0 },
    });
  }
  expect((await api.get('/import-templates/planet.xlsx')).status).toBe(404);
});

test('imports account codes with groups of the same file, and refuses a group below its child', async () => {
  const api = await server.as('ADMIN');

  const path = await committed(server, api, 'account_code', 'Kod,Nama,Kumpulan\n6000,Works,\n6100,Concrete,6000\n');
  const late = await checked(
    server,
    api,
    'account_code',
    'Code,Name,Group\n7100,Child,7000\n7000,Parent,\n6100,Concrete,\n',
  );

  expect((await api.get(path)).body.data).toMatchObject({ counts: { created: 2 } });
  expect((await api.get('/finance_account_codes')).body.data).toMatchObject([
    { code: '6000', parent: null },
    { code: '6100', parent: { code: '6000' } },
  ]);
  expect((await api.get(`${late}/rows`)).body.data).toMatchObject([
    { messages: { parent_id: ['Group 7000 does not exist. Put it above this row.'] } },
    { result: 'created' },
    { result: 'updated', changes: [{ field: 'parent_id', after: null }] },
  ]);
});

test('goes on after a row that the use case refuses, with the rows above it', async () => {
  const api = await server.as('ADMIN');
  await committed(server, api, 'account_code', 'Code,Name,Group\n6000,Works,\n6100,Concrete,6000\n');
  const lines = 'Code,Name,Group\n7000,Fees,\n7100,Legal,7000\n6000,Works,6100\n7200,Audit,7000\n';

  const path = await checked(server, api, 'account_code', lines);
  const rows = (await api.get(`${path}/rows`)).body.data;
  await api.put(`${path}/rows/4`, { is_left_out: true });
  await api.post(`${path}/check`);
  await runImports(server);
  await api.post(`${path}/commit`, {});
  await runImports(server);

  expect(rows.map(({ result }: { result: string }) => result)).toEqual(['created', 'created', 'error', 'created']);
  expect((await api.get(path)).body.data).toMatchObject({ status: 'committed', counts: { created: 3 } });
  expect((await api.get('/finance_account_codes')).body.data).toMatchObject(
    [null, '6000', null, '7000', '7000'].map((code) => ({ parent: code && { code } })),
  );
});

test('imports organisations with a list, a value mapping and a warning about lost zeros', async () => {
  const api = await server.as('ADMIN');
  const rows = [
    ['Name', 'Type', 'Bank Account No', 'Postcode'],
    ['Bina', 'Subcon', 14014010123456, '50450'],
    ['Batu', 'Kuari', '0140', '1000'],
  ];
  const { body } = await upload(server, api, 'organisation', workbook(rows));
  const path = `/imports/${body.data.uuid}`;
  const { fields } = body.data.mapping;
  await api.put(`${path}/mapping`, { fields, values: [{ field: 'type', from: 'kuari', to: 'Supplier' }] });
  await api.post(`${path}/check`);
  await runImports(server);

  expect((await api.get(`${path}/rows`)).body.data).toMatchObject([
    {
      result: 'created',
      warnings: { bank_account_no: ['Bank Account No is a number in the file: check for a missing first 0.'] },
    },
    { result: 'error', messages: { postcode: ['Postcode must be 5 digits.'] } },
  ]);
  await api.put(`${path}/rows/3`, { cells: [{ column: 3, value: '01000' }] });
  await api.post(`${path}/check`);
  await runImports(server);
  await api.post(`${path}/commit`, {});
  await runImports(server);
  expect((await api.get('/organisations?sort=name&order=asc')).body.data).toMatchObject([
    { name: 'Batu', type: 2, bank_account_no: '0140' },
    { name: 'Bina', type: 1, bank_account_no: '14014010123456' },
  ]);
});

test('imports payment terms, tax identity and the answers about a payee', async () => {
  const api = await server.as('ADMIN');
  const clients =
    'Name,Terms,Email,TIN,ID Type,ID No,SST No\nSeri,45,a@b.my,C1,IC,800101-14-5678,W1\nLong,30 days,,,,,\n';
  const payees = 'Name,Confirmed By,Confirmed On,Resident,Related Party\nBina,Siti,30/06/2026,Ya,Tidak\n';

  const path = await checked(server, api, 'client', clients);
  const refused = (await api.get(`${path}/rows`)).body.data[1];
  await committed(server, api, 'client', clients.replace('30 days', '60'));
  await committed(server, api, 'organisation', payees);

  expect(refused.messages).toEqual({ payment_days: ['Payment Terms must only consists of numbers.'] });
  expect((await api.get('/clients?sort=name&order=desc')).body.data).toMatchObject([
    { payment_days: 45, email: 'a@b.my', tin: 'C1', id_type: 'NRIC', id_no: '800101-14-5678', sst_no: 'W1' },
    { payment_days: 60, id_type: null },
  ]);
  expect((await api.get('/organisations')).body.data).toMatchObject([
    { bank_confirmed_by: 'Siti', bank_confirmed_on: '2026-06-30', resident: 'yes', related_party: 'no' },
  ]);
});
