import type { PreviousCertificate } from '@siteledger/shared-lib/domain';
import { answers, buildInvoice, buildProject, loadScreens, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { routes } from '../../remote';

const rates = [
  { code: 'ST6', valid_from: '2025-07-01', rate_percent: '6.00' },
  { code: 'ST8', valid_from: '2024-03-01', rate_percent: '8.00' },
];

const nothing: PreviousCertificate = {
  prev_cert_no: null,
  prev_invoice_date: null,
  next_cert_no: '1',
  work_done_certified: '0.00',
  materials_on_site: '0.00',
  retention: '0.00',
  released: '0.00',
  nett_certified: '0.00',
  total_invoiced: '0.00',
  payment_days: null,
};

async function openForm() {
  signedIn();
  const project = buildProject();
  answers('GET /tax_rates', { data: rates });
  answers('GET /projects/:uuid', { data: project });
  answers('GET /projects/:uuid/invoices/prev_certified', { data: nothing });
  const { user } = renderPage(routes, { at: `/projects/${project.uuid}/invoices/create?kind=other` });
  await screen.findByRole('button', { name: 'Create invoice' });
  return user;
}

async function enter(user: UserEvent, name: string, text: string) {
  const box = screen.getByRole('textbox', { name });
  await user.clear(box);
  await user.click(box);
  await user.paste(text);
  await user.tab();
}

const taxCode = () => screen.getByRole('combobox', { name: 'Tax Code' });

beforeAll(() => loadScreens(routes));

test('offers the tax codes of the invoice’s day', async () => {
  const user = await openForm();

  await enter(user, 'Invoice Date', '2025-06-30');
  await user.click(taxCode());

  expect(await screen.findByTitle('ST8 – 8.00%')).toBeVisible();
  expect(screen.queryByTitle(/^ST6/)).not.toBeInTheDocument();
});

test('says why the chosen tax code is refused when the invoice is dated back', async () => {
  const user = await openForm();
  const calls = answers('POST /invoices', { data: buildInvoice() });
  await enter(user, 'Invoice Amount', '100');
  await user.click(taxCode());
  await user.click(await screen.findByTitle('ST6 – 6.00%'));

  await enter(user, 'Invoice Date', '2025-06-30');
  expect(await screen.findByText('Tax Code ST6 applies from 01-Jul-2025.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create invoice' }));
  await waitFor(() => expect(taxCode()).toHaveAttribute('aria-invalid', 'true'));
  await enter(user, 'Invoice Date', '2025-07-01');
  await user.click(screen.getByRole('button', { name: 'Create invoice' }));

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.body).toMatchObject({ tax_code: 'ST6', invoice_date: '2025-07-01' });
});
