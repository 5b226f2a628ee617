import { addContractor, addExpense, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

test("proposes the account, the terms and the tax code of a contractor's last bill", async () => {
  const api = await server.as('SUPER_ADMIN');
  const { body: account } = await api.post('/finance_account_codes', { name: 'Concrete', code: '5-1000' });
  const { uuid: contractor_uuid } = await addContractor(api);
  const { uuid: project_uuid } = await addProject(api);
  const bill = { project_uuid, contractor_uuid, invoice_date: '2026-05-01', date_received: '2026-05-02' };
  await addExpense(api, { ...bill, invoice_amt: '100.00', tax_amt: '0' });
  const proposal = async () => (await api.get(`/expenses/proposal?contractor_uuid=${contractor_uuid}`)).body.data;

  expect(await proposal()).toEqual({ account_code: null, days_to_pay: 30, tax_code: null });
  await addExpense(api, {
    ...bill,
    ...{ due_date: '2026-06-16', invoice_amt: '133.33', tax_amt: '8.00', account_code_uuid: account.data.uuid },
  });
  expect(await proposal()).toEqual({
    account_code: { uuid: account.data.uuid, name: '5-1000 Concrete' },
    days_to_pay: 45,
    tax_code: 'ST6',
  });
});

test('proposes nothing without a bill, nor from one in a project of others', async () => {
  const owner = await server.as('BUSINESS_OWNER');
  const manager = await server.as('PROJECT_MANAGER');
  const { uuid: contractor_uuid } = await addContractor(owner);
  const nothing = { account_code: null, days_to_pay: null, tax_code: null };
  const proposal = async () => (await manager.get(`/expenses/proposal?contractor_uuid=${contractor_uuid}`)).body.data;

  expect(await proposal()).toEqual(nothing);
  await addExpense(owner, { project_uuid: (await addProject(owner)).uuid, contractor_uuid });
  expect(await proposal()).toEqual(nothing);
});
