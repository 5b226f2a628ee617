import { addContractor, addProject } from '../../../testing/records/records';
import { checked, committed, runImports } from '../../../testing/records/imports';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

async function place() {
  const api = await server.as('ADMIN');
  await addProject(api, { name: 'Menara' });
  await addContractor(api, { name: 'Bina Jaya' });
  return { api };
}

type Api = Awaited<ReturnType<typeof place>>['api'];

const rowsOf = async (api: Api, path: string) => (await api.get(`${path}/rows`)).body.data;

test('imports orders with any status by the steps of their form, and moves a known one on', async () => {
  const { api } = await place();
  const lines = ['PO No,Project,Supplier,Date,Total Value,Status'];
  for (const status of ['Draft', 'Issued', 'Closed', 'Cancelled', ''])
    lines.push(`PO-${lines.length},Menara,Bina Jaya,2026-06-30,${lines.length}00,${status}`);
  const statuses = async () =>
    (await api.get('/purchaseOrders?sort=po_no&order=asc')).body.data.map(({ status }: { status: string }) => status);

  await committed(server, api, 'purchase_order', lines.join('\n'));
  const first = await statuses();
  const moved = lines.join('\n').replace('Draft', 'Issued').replace('300,Closed', '300,Draft');
  const path = await checked(server, api, 'purchase_order', moved);

  expect(first).toEqual(['draft', 'issued', 'closed', 'cancelled', 'draft']);
  expect(await rowsOf(api, path)).toMatchObject([
    { changes: [{ field: 'status', before: 'draft', after: 'issued' }] },
    { result: 'unchanged' },
    { messages: { row: ['A closed purchase order can no longer be edited.'] } },
    { result: 'unchanged' },
    { result: 'unchanged' },
  ]);
});

test('imports variation orders with any status by the steps of their form', async () => {
  const { api } = await place();
  const lines = [
    'Project,VO No,Title,Type,Amount,Status,Date,Approved Date',
    'Menara,VO-1,One,Addition,1,Approved,2026-05-01,2026-05-15',
    'Menara,VO-2,Two,Addition,1,Rejected,2026-05-01,',
    'Menara,VO-3,Three,Addition,1,Void,,',
    'Menara,VO-4,Four,Addition,1,Submitted,2026-05-01,2026-05-15',
    '',
  ].join('\n');

  const path = await checked(server, api, 'variation_order', lines);
  const refused = await rowsOf(api, path);
  await api.put(`${path}/rows/5`, { is_left_out: true });
  await api.post(`${path}/check`);
  await runImports(server);
  await api.post(`${path}/commit`, {});
  await runImports(server);

  expect(refused[3].messages).toEqual({ approved_date: ['Approved Date is set on approval.'] });
  expect((await api.get('/variationOrders?sort=vo_no&order=asc')).body.data).toMatchObject([
    { vo_no: 'VO-1', status: 'approved', submitted_date: '2026-05-01', approved_date: '2026-05-15' },
    { vo_no: 'VO-2', status: 'rejected', submitted_date: '2026-05-01', approved_date: null },
    { vo_no: 'VO-3', status: 'void', submitted_date: null },
  ]);
});
