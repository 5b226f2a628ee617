import { addContractor, addExpense, addProject } from '../../testing/records/records';
import { type Client } from '../../testing/apps/client';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

async function ownerWithBill() {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api);
  const { uuid: contractor_uuid } = await addContractor(api);
  const bill = await addExpense(api, { project_uuid, contractor_uuid, ref_no: 'AD/001' });
  return { api, contractor: contractor_uuid as string, bill };
}

const ask = (api: Client, query: Record<string, string>) =>
  api.get(`/expenses/ref-no-taken?${new URLSearchParams(query).toString()}`);

test.each(['AD/001', ' ad/001 ', 'Ad/001', 'AD/0012', 'AD'])(
  'says of %j at a contractor what the creation of a bill in another project would say',
  async (ref_no) => {
    const { api, contractor } = await ownerWithBill();
    const { uuid: project_uuid } = await addProject(api);

    const { status, body } = await ask(api, { contractor_uuid: contractor, ref_no });
    const created = await api.post('/expenses', {
      project_uuid,
      contractor_uuid: contractor,
      ref_no,
      invoice_date: '2026-06-01',
      invoice_amt: '1.00',
    });

    expect([status, body]).toEqual([200, { data: { taken: created.status === 422 } }]);
  },
);

test('another contractor, a deleted bill and the bill itself take nothing', async () => {
  const { api, contractor, bill } = await ownerWithBill();
  const { uuid: other } = await addContractor(api);

  const elsewhere = await ask(api, { contractor_uuid: other as string, ref_no: 'AD/001' });
  const itself = await ask(api, { contractor_uuid: contractor, ref_no: 'ad/001', exclude: bill.uuid as string });
  await api.delete(`/expenses/${bill.uuid}`);
  const after = await ask(api, { contractor_uuid: contractor, ref_no: 'AD/001' });

  expect([elsewhere, itself, after].map(({ body }) => body.data)).toEqual(Array(3).fill({ taken: false }));
});

test("tells a project manager of a bill in another's project no more than that it is there", async () => {
  const { contractor, bill } = await ownerWithBill();
  const manager = await server.as('PROJECT_MANAGER');
  const asked = { contractor_uuid: contractor, ref_no: 'AD/001' };

  const taken = await ask(manager, asked);
  const without = await ask(manager, { ...asked, exclude: bill.uuid as string });

  expect([taken.status, taken.body]).toEqual([200, { data: { taken: true } }]);
  expect([without.status, without.body]).toEqual([404, { message: 'Expense not found.' }]);
});

test('names the parameter that is missing or wrong', async () => {
  const { api } = await ownerWithBill();

  const { status, body } = await ask(api, { contractor_uuid: 'nobody' });

  expect([status, body]).toEqual([
    422,
    { errors: { contractor_uuid: ['Contractor is not valid.'], ref_no: ['Ref No is required.'] } },
  ]);
});
