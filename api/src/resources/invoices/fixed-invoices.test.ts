import { addInvoice, addPayment, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

async function ownerWithCertificates() {
  const api = await server.as('BUSINESS_OWNER', { name: 'Owner' });
  const { uuid } = await addProject(api);
  const project_uuid: string = uuid;
  const first = await addInvoice(api, { project_uuid, work_done_certified: '1000.00' });
  const last = await addInvoice(api, { project_uuid, work_done_certified: '3000.00', tax_code: 'ST6' });
  return { api, project_uuid, first, last };
}

test('changes and deletes only the last certificate, but any invoice outside the certificates', async () => {
  const { api, project_uuid, first } = await ownerWithCertificates();
  const other = await addInvoice(api, { project_uuid, invoice_amt: '10.00' });
  await addInvoice(api, { project_uuid, invoice_amt: '20.00' });

  const refused = [
    await api.put(`/invoices/${first.uuid}`, { remarks: 'x' }),
    await api.delete(`/invoices/${first.uuid}`),
  ];
  const changed = await api.put(`/invoices/${other.uuid}`, { invoice_amt: '11.00' });
  const deleted = await api.delete(`/invoices/${other.uuid}`);

  const err_msg = 'Only the latest certificate (no. 2) can be edited or deleted.';
  expect(refused.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([409, { data: { err_msg } }]));
  expect(changed.body.data.invoice_amt).toBe('11.00');
  expect(deleted).toMatchObject({ status: 200, body: { data: { uuid: other.uuid, name: other.invoice_no } } });
});

test('changes only dates and remarks of a certificate that has a payment', async () => {
  const { api, last } = await ownerWithCertificates();
  await addPayment(api, { invoice_uuid: last.uuid, payment_amt: '1.00' });
  const whole = { work_done_certified: '3000', kind: 'progress', tax_code: 'ST6', debit_note: null, cert_no: '2' };

  const amount = await api.put(`/invoices/${last.uuid}`, { ...whole, work_done_certified: '3000.01' });
  const dates = await api.put(`/invoices/${last.uuid}`, {
    ...whole,
    invoice_date: '2026-04-30',
    due_date: '2026-05-30',
    remarks: 'Late',
  });

  expect([amount.status, amount.body.data.err_msg]).toEqual([
    409,
    'The invoice has payments: only Invoice Date, Due Date and Remarks may change.',
  ]);
  expect(dates.body.data).toMatchObject({
    invoice_date: '2026-04-30',
    due_date: '2026-05-30',
    remarks: 'Late',
    total_amount: '2014.00',
    balance: '2013.00',
  });
});

test('changes only dates and remarks of an exported certificate, and does not delete it', async () => {
  const { api, last } = await ownerWithCertificates();
  await server.db.updateTable('invoices').set({ exported_at: new Date() }).where('id', '=', last.id).execute();

  const note = await api.put(`/invoices/${last.uuid}`, { debit_note: '1.00' });
  const remarks = await api.put(`/invoices/${last.uuid}`, { remarks: 'Seen' });
  const deletion = await api.delete(`/invoices/${last.uuid}`);

  expect(note.body.data.err_msg).toBe('The invoice was exported: only Invoice Date, Due Date and Remarks may change.');
  expect(remarks.body.data.remarks).toBe('Seen');
  expect([deletion.status, deletion.body.data.err_msg]).toEqual([409, 'The invoice was exported.']);
});

test('neither changes nor deletes what is written off', async () => {
  const { api, last } = await ownerWithCertificates();
  await api.put(`/write-off/invoices/${last.uuid}`, { reason: 'Client is bankrupt' });

  const replies = [
    await api.put(`/invoices/${last.uuid}`, { remarks: 'x' }),
    await api.delete(`/invoices/${last.uuid}`),
  ];

  const err_msg = 'The invoice is written off.';
  expect(replies.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([409, { data: { err_msg } }]));
});

test('does not delete a certificate that has a payment', async () => {
  const { api, last } = await ownerWithCertificates();
  await addPayment(api, { invoice_uuid: last.uuid, payment_amt: '1.00' });

  const { status, body } = await api.delete(`/invoices/${last.uuid}`);

  expect([status, body.data.err_msg]).toEqual([409, 'The invoice has payments.']);
});

test('gives the place and certificate number of a deleted certificate to the next, its invoice number to none', async () => {
  const { api, project_uuid, last } = await ownerWithCertificates();

  await api.delete(`/invoices/${last.uuid}`);
  const next = await addInvoice(api, { project_uuid, work_done_certified: '1500.00' });
  const reused = await api.post('/invoices', {
    project_uuid,
    invoice_date: '2026-04-30',
    work_done_certified: '1600.00',
    invoice_no: last.invoice_no,
  });

  expect(next).toMatchObject({ cert_no: '2', invoice_no: 'INV-2026-0003', invoice_amt: '475.00' });
  expect(reused.body.errors).toEqual({ invoice_no: ['Invoice No is already taken.'] });
  expect((await api.get(`/invoices/${last.uuid}`)).status).toBe(404);
});
