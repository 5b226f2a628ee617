import { addClient, addInvoice, addProject } from '../../../testing/records/records';
import { enterP1 } from '../../../testing/records/p1';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

const letterhead = {
  name: 'Siteledger Bina Sdn Bhd',
  registration_no: '200801023456',
  sst_no: 'W10-1808-31000417',
  bank_name: 'Maybank',
  bank_account_no: '512834067721',
  city: 'Shah Alam',
};

test('gives the second certificate of the worked example as it is printed', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { invoices } = await enterP1(api);
  await server.db
    .insertInto('organisations')
    .values({ type: 3, ...letterhead })
    .execute();

  const { status, body } = await api.get(`/invoices/${invoices['2']?.uuid}/print`);

  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    issuer: { ...letterhead, logo: null, country: 'MY' },
    project: { code: 'P-0001' },
    days_to_pay: 30,
    invoice: {
      work_done_certified: '450000.00',
      retention: '22500.00',
      nett_certified: '427500.00',
      invoice_amt: '237500.00',
      tax_rate: '6.00',
      total_tax: '14250.00',
      debit_note: '1750.00',
      total_amount: '250000.00',
    },
    certificate: { gross: '450000.00', retention_limit: '50000.00', previous_nett_certified: '190000.00' },
  });
});

test('states the limit of the project where it has one', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api, { retention_percent: '10.00', retention: '40000.00' });
  const { uuid } = await addInvoice(api, {
    project_uuid,
    work_done_certified: '600000.00',
    materials_on_site: '50000',
  });

  const { body } = await api.get(`/invoices/${uuid}/print`);

  expect(body.data.certificate).toEqual({
    gross: '650000.00',
    retention_limit: '40000.00',
    previous_nett_certified: '0.00',
  });
});

test('has no certificate for what is no progress of the works, and no issuer before there is one', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api);
  const { uuid } = await addInvoice(api, { project_uuid, kind: 'other', invoice_amt: '500.00' });

  const { body } = await api.get(`/invoices/${uuid}/print`);

  expect(body.data).toMatchObject({ issuer: null, certificate: null, invoice: { invoice_amt: '500.00' } });
});

test('shows a project manager the client of own invoices, and no invoice of another project', async () => {
  const owner = await server.as('BUSINESS_OWNER');
  const manager = await server.as('PROJECT_MANAGER');
  const client = await addClient(owner, { name: 'Perdana', person_in_charge: 'Puan Lim', city: 'Ipoh' });
  const own = await addProject(owner, { client_name: client.uuid, project_managers: [manager.user.id] });
  const foreign = await addProject(owner);
  const invoiceOf = (project_uuid: string) => addInvoice(owner, { project_uuid, kind: 'other', invoice_amt: '500.00' });
  const [shown, hidden] = [await invoiceOf(own.uuid), await invoiceOf(foreign.uuid)];

  const print = await manager.get(`/invoices/${shown.uuid}/print`);
  const refused = await manager.get(`/invoices/${hidden.uuid}/print`);

  expect(print.body.data.client).toMatchObject({ name: 'Perdana', person_in_charge: 'Puan Lim', city: 'Ipoh' });
  expect([refused.status, refused.body]).toEqual([404, { message: 'Invoice not found.' }]);
});
