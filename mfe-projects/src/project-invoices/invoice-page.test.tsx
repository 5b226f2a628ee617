import type { InvoiceDetails, PreviousCertificate } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildInvoice,
  buildProject,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';

const rates = [{ code: 'ST6', valid_from: '1900-01-01', rate_percent: '6.00' }];

// State before the second certificate of the worked example. docs/domain/figures.md#the-worked-example
const afterOne: PreviousCertificate = {
  ...{ prev_cert_no: '1', prev_invoice_date: '2026-06-15', next_cert_no: '2' },
  ...{ work_done_certified: '200000.00', materials_on_site: '0.00', retention: '10000.00', released: '0.00' },
  ...{ nett_certified: '190000.00', total_invoiced: '201400.00', payment_days: null },
};

/** Opens the second certificate of the worked example, whose stored state the test may change meanwhile. */
async function openInvoice(given: Partial<InvoiceDetails> = {}, previous = afterOne) {
  const project = buildProject();
  const server: { invoice: InvoiceDetails } = {
    invoice: {
      ...buildInvoice({ project: { uuid: project.uuid, name: project.name }, version: 3 }),
      ...{ invoice_no: 'INV-2026-0002', cert_no: '2', invoice_date: '2026-05-31', due_date: '2026-06-30' },
      ...{ work_done_certified: '450000.00', retention: '22500.00', nett_certified: '427500.00' },
      ...{ invoice_amt: '237500.00', tax_code: 'ST6', total_tax: '14250.00', total_invoiced: '251750.00' },
      ...{ debit_note: '1750.00', total_amount: '250000.00' },
      ...{ is_last_certificate: true, is_opening: false, tax_rate: '6.00', exported_at: null },
      ...given,
    },
  };
  answers('GET /projects/:uuid', ({ params }) => ({ data: { ...project, uuid: params.uuid } }));
  answers('GET /invoices/:uuid', () => ({ data: server.invoice }));
  const previously = answers('GET /projects/:uuid/invoices/prev_certified', { data: previous });
  const opened = renderPage(routes, { at: `/projects/${project.uuid}/invoices/${server.invoice.uuid}` });
  await screen.findByRole('heading', { level: 2 });
  return { project, server, previously, ...opened };
}

const box = (name: string) => screen.getByRole('textbox', { name });

async function enter(user: UserEvent, name: string, text: string) {
  await user.clear(box(name));
  await user.click(box(name));
  await user.paste(text);
  await user.tab();
}

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: /Save changes/ }));

async function deleteIt(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Delete invoice' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Delete "INV-2026-0002"?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
}

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /tax_rates', { data: rates });
});

test('changes the last certificate on top of those before it, with the version that was read', async () => {
  const { server, previously, user } = await openInvoice();
  const calls = answers('PUT /invoices/:uuid', () => {
    server.invoice = { ...server.invoice, version: 4, work_done_certified: '460000.00' };
    return { data: server.invoice };
  });

  await enter(user, 'Work Done Certified', '460000');
  expect(screen.getByText('RM 247,000.00')).toBeVisible();
  await save(user);

  expect(await screen.findByText('Invoice INV-2026-0002 updated.')).toBeVisible();
  expect(previously[0]!.query.get('exclude')).toBe(server.invoice.uuid);
  expect(calls[0]!.headers.get('If-Match')).toBe('"3"');
  expect(calls[0]!.body).toMatchObject({ work_done_certified: '460000.00', tax_code: 'ST6', debit_note: '1750.00' });
  expect(calls[0]!.body).not.toHaveProperty('released');
});

test('shows an earlier certificate as it was issued, and why it stays so', async () => {
  await openInvoice({ is_last_certificate: false }, { ...afterOne, prev_cert_no: '3' });

  expect(screen.getByText('Only the latest certificate (no. 3) can be edited or deleted.')).toBeVisible();
  expect(box('Due Date')).toBeDisabled();
  expect(screen.getByText('(RM 190,000.00)')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Work Done Certified' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Save changes/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete invoice' })).not.toBeInTheDocument();
});

test('leaves only dates and remarks open once something was paid, and sends only those', async () => {
  const { server, user } = await openInvoice({ status: 'partial', total_payment: '100000.00' });
  const calls = answers('PUT /invoices/:uuid', () => ({ data: { ...server.invoice, version: 4 } }));
  expect(
    screen.getByText('The invoice has payments: only Invoice Date, Due Date and Remarks may change.'),
  ).toBeVisible();
  expect(box('Invoice No')).toBeDisabled();
  expect(screen.queryByRole('textbox', { name: 'Work Done Certified' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete invoice' })).not.toBeInTheDocument();

  await enter(user, 'Due Date', '2026-07-15');
  await save(user);

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.body).toEqual({ invoice_date: '2026-05-31', due_date: '2026-07-15', remarks: null });
});

test('changes nothing that is written off', async () => {
  await openInvoice({ status: 'writeOff' });

  expect(screen.getByText('The invoice is written off.')).toBeVisible();
  expect(box('Remarks')).toBeDisabled();
});

test('shows who changed the invoice meanwhile and loads that without losing what was typed', async () => {
  const { server, user } = await openInvoice();
  answers('PUT /invoices/:uuid', () => refusal(409, { data: { err_msg: 'Changed by Siti at 14:05' } }));

  await enter(user, 'Remarks', 'Agreed on site');
  server.invoice = { ...server.invoice, version: 4, client_ref_no: 'PO 77' };
  await save(user);
  expect(await screen.findByText(/^Changed: Client Ref No\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load the latest values' }));

  await waitFor(() => expect(box('Client Ref No')).toHaveValue('PO 77'));
  expect(box('Remarks')).toHaveValue('Agreed on site');
});

test('deletes the last certificate after a question that names it', async () => {
  const { project, server, router, user } = await openInvoice();
  answers('GET /projects/:uuid/invoices', listOf([]));
  const calls = answers('DELETE /invoices/:uuid', { data: { uuid: server.invoice.uuid, name: 'INV-2026-0002' } });

  await deleteIt(user);

  expect(await screen.findByText('Successfully deleted "INV-2026-0002"')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/projects/${project.uuid}/invoices`));
  expect(calls[0]!.headers.get('If-Match')).toBe('"3"');
});

test('keeps an invoice that may not go and says why', async () => {
  const { user } = await openInvoice();
  answers('DELETE /invoices/:uuid', () => refusal(409, { data: { err_msg: 'The invoice was exported.' } }));

  await deleteIt(user);

  expect(await screen.findByText('The invoice was exported.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible();
});

test('follows an invoice to the project that it was moved to', async () => {
  const { project, server, router } = await openInvoice({ project: { uuid: buildProject().uuid, name: 'Other' } });

  expect(server.invoice.project.uuid).not.toBe(project.uuid);
  await waitFor(() => expect(router.state.location.pathname).toContain(`/projects/${server.invoice.project.uuid}/`));
});

test('says that an invoice is no longer there, with the way to the others', async () => {
  const project = buildProject();
  answers('GET /projects/:uuid', { data: project });
  answers('GET /invoices/:uuid', () => refusal(404, { message: 'Invoice not found.' }));
  renderPage(routes, { at: `/projects/${project.uuid}/invoices/${project.uuid}` });

  expect(await screen.findByText('Invoice not found.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All invoices of this project' })).toHaveAttribute(
    'href',
    `/projects/${project.uuid}/invoices`,
  );
});
