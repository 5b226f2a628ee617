import {
  answers,
  buildInvoice,
  buildProject,
  listOf,
  loadScreens,
  renderPage,
  signedIn,
  unreachable,
} from '@siteledger/shared-lib/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../remote';

const createButton = () => screen.getByRole('button', { name: /Create invoice/ });

async function openForm() {
  const { user } = renderPage(routes, { at: `/projects/${project.uuid}/invoices/create` });
  await user.click(await screen.findByRole('textbox', { name: 'Work Done Certified' }));
  await user.paste('583000');
  return user;
}

const project = buildProject({ contract_sum_and_vo: '1060000.00' });
const nothing = { work_done_certified: '0.00', materials_on_site: '0.00', retention: '0.00', released: '0.00' };

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /tax_rates', { data: [{ code: 'N-T', valid_from: '1900-01-01', rate_percent: '0.00' }] });
  answers('GET /projects/:uuid', { data: project });
  answers('GET /projects/:uuid/invoices', listOf([]));
  answers('GET /projects/:uuid/invoices/prev_certified', {
    data: { ...nothing, prev_cert_no: null, next_cert_no: '1', nett_certified: '0.00', total_invoiced: '0.00' },
  });
});

/** A server that creates one invoice per key and whose first responses are lost. */
function serverOfKeys({ lost = 0 } = {}) {
  const made = new Map<string, unknown>();
  const calls = answers('POST /invoices', ({ headers, body }) => {
    made.set(headers.get('Idempotency-Key') ?? `no key ${made.size}`, body);
    return calls.length > lost ? { data: buildInvoice() } : unreachable();
  });
  return { made, calls };
}

test('makes one invoice of a double click on Create invoice', async () => {
  const { made } = serverOfKeys();
  const user = await openForm();

  await user.dblClick(createButton());

  expect(await screen.findByText(/^Invoice .* created\.$/)).toBeVisible();
  expect(made.size).toBe(1);
});

test('makes one invoice when the reply was lost and the user creates it again', async () => {
  const { made, calls } = serverOfKeys({ lost: 1 });
  const user = await openForm();
  await user.click(createButton());
  expect(await screen.findByText('Something went wrong.')).toBeVisible();

  await user.click(createButton());

  expect(await screen.findByText(/^Invoice .* created\.$/)).toBeVisible();
  expect([calls.length, made.size]).toEqual([2, 1]);
});
