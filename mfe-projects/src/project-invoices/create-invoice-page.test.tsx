import { DEFAULT_TAX_CODE, type PreviousCertificate, type Project } from '@siteledger/shared-lib/domain';
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

const rates = [
  { code: 'N-T', valid_from: '1900-01-01', rate_percent: '0.00' },
  { code: 'ST6', valid_from: '1900-01-01', rate_percent: '6.00' },
];

// After the second certificate of the worked example. docs/domain/figures.md#the-worked-example
const afterTwo: PreviousCertificate = {
  prev_cert_no: '2',
  prev_invoice_date: '2026-06-15',
  next_cert_no: '3',
  ...{ work_done_certified: '450000.00', materials_on_site: '0.00', retention: '22500.00', released: '0.00' },
  nett_certified: '427500.00',
  total_invoiced: '453150.00',
  payment_days: null,
};

const afterThree: PreviousCertificate = {
  ...afterTwo,
  ...{ prev_cert_no: '3', prev_invoice_date: '2026-06-15', next_cert_no: '4' },
  ...{ work_done_certified: '583000.00', retention: '29150.00', nett_certified: '553850.00' },
};

async function openForm(previous = afterTwo, { search = '', ...given }: Partial<Project> & { search?: string } = {}) {
  const project = buildProject({ contract_sum_and_vo: '1060000.00', ...given });
  answers('GET /projects/:uuid', { data: project });
  answers('GET /projects/:uuid/invoices', listOf([]));
  answers('GET /projects/:uuid/invoices/prev_certified', { data: previous });
  const opened = renderPage(routes, { at: `/projects/${project.uuid}/invoices/create${search}` });
  await screen.findByRole('button', { name: 'Create invoice' });
  return { project, ...opened };
}

const box = (name: string) => screen.getByRole('textbox', { name });

async function enter(user: UserEvent, name: string, text: string) {
  await user.clear(box(name));
  await user.click(box(name));
  await user.paste(text);
  await user.tab();
}

async function chooseTax(user: UserEvent, code: RegExp) {
  await user.click(screen.getByRole('combobox', { name: 'Tax Code' }));
  await user.click(await screen.findByTitle(code));
}

const create = (user: UserEvent) => user.click(screen.getByRole('button', { name: /Create invoice/ }));

/** The text of the waterfall's lines: "Gross RM 450,000.00". */
const lines = () =>
  within(screen.getByRole('complementary', { name: 'Amounts' }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' '));

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /tax_rates', { data: rates });
});

test('asks for the work done to date beside what was certified before, with the next number', async () => {
  const { user } = await openForm();
  const calls = answers('POST /invoices', { data: buildInvoice() });

  await create(user);

  expect(await screen.findByText('Work Done Certified is required.')).toBeVisible();
  expect(box('Work Done Certified')).toHaveValue('');
  expect(screen.getByText('Previously: RM 450,000.00')).toBeVisible();
  expect(screen.getByText('Leave blank to keep RM 0.00')).toBeVisible();
  expect(calls).toEqual([]);
  expect(box('Cert No')).toHaveValue('3');
  expect(box('Retention Percent')).toHaveValue('5.00');
  expect(lines()).toContain('This certificate RM 0.00');
});

test('shows how the third certificate of the worked example comes about while it is typed, and raises it', async () => {
  const { project, router, user } = await openForm();
  const calls = answers('POST /invoices', { data: buildInvoice({ invoice_no: 'INV-2026-0003' }) });

  await enter(user, 'Work Done Certified', '583000');
  await chooseTax(user, /ST6/);

  expect(lines()).toEqual([
    'Work done certified RM 583,000.00',
    'Materials on site RM 0.00',
    'Gross RM 583,000.00',
    'Less retention (RM 29,150.00)',
    'Released RM 0.00',
    'Nett certified RM 553,850.00',
    'Less previous nett certified (RM 427,500.00)',
    'This certificate RM 126,350.00',
    'Tax (ST6, 6.00%) RM 7,581.00',
    'Total invoiced RM 133,931.00',
    'Less debit note RM 0.00',
    'Total amount RM 133,931.00',
  ]);

  await enter(user, 'Invoice Date', '2026-06-30');
  await create(user);

  expect(await screen.findByText('Invoice INV-2026-0003 created.')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/projects/${project.uuid}/invoices`);
  expect(calls[0]!.body).toEqual({
    ...{ project_uuid: project.uuid, kind: 'progress', invoice_no: null, cert_no: '3', client_ref_no: null },
    ...{ invoice_date: '2026-06-30', due_date: null, work_done_certified: '583000.00', materials_on_site: null },
    ...{ retention_percent: '5.00', tax_code: 'ST6', debit_note: '0.00', description: null, remarks: null },
  });
});

test('says that the retention has reached its limit', async () => {
  const { user } = await openForm(afterTwo, { retention: '25000.00' });
  expect(screen.queryByText('Limit reached')).not.toBeInTheDocument();

  await enter(user, 'Work Done Certified', '583000');

  expect(screen.getByText('Limit reached')).toBeVisible();
  expect(screen.getByText('RM 25,000.00')).toBeVisible();
  expect(lines()).toContain('Less retention (RM 25,000.00)');
});

const LOWER = 'Lower than the previous certificate. Use a debit note for deductions.';

test.each([
  ['a certificate below the one before it', { 'Work Done Certified': '440000' }, LOWER],
  ['a retention that makes it lower', { 'Work Done Certified': '450100', 'Retention Percent': '10' }, LOWER],
  [
    'a debit note above the total',
    { 'Work Done Certified': '583000', 'Debit Note': '126350.01' },
    'Debit Note must be less than or equals to 126350.00.',
  ],
])('warns of %s before anything is sent', async (_what, typed, message) => {
  const { user } = await openForm();

  for (const [name, text] of Object.entries(typed)) await enter(user, name, text);
  await create(user);

  expect(await screen.findByText(message)).toBeVisible();
});

test('flags work above the contract sum and VO, and does not refuse it', async () => {
  const { user } = await openForm();
  const calls = answers('POST /invoices', { data: buildInvoice() });

  await enter(user, 'Work Done Certified', '1060000.01');

  expect(screen.getByText('Work done is above the contract sum and VO of RM 1,060,000.00.')).toBeVisible();
  await create(user);
  await waitFor(() => expect(calls).toHaveLength(1));
});

test('releases half of the retention of the worked example at one press', async () => {
  const { user } = await openForm(afterThree);
  const calls = answers('POST /invoices', { data: buildInvoice() });

  await user.click(screen.getByRole('radio', { name: 'Retention release' }));
  await user.click(screen.getByRole('button', { name: 'Release half' }));
  await chooseTax(user, /ST6/);

  expect(box('Released')).toHaveValue('14,575.00');
  expect(lines()).toEqual(
    expect.arrayContaining([
      'Nett certified RM 568,425.00',
      'This certificate RM 14,575.00',
      'Tax (ST6, 6.00%) RM 874.50',
      'Total amount RM 15,449.50',
    ]),
  );
  await create(user);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.body).toMatchObject({ kind: 'retention_release', released: '14575.00', cert_no: '4' });
  expect(calls[0]!.body).not.toHaveProperty('work_done_certified');
});

test('warns of a release of more than is held', async () => {
  const { user } = await openForm(afterThree, { search: '?kind=retention_release' });

  await enter(user, 'Released', '29150.01');

  expect(await screen.findByText('Released must be less than or equals to the retention of 29150.00.')).toBeVisible();
});

test('raises another invoice from its amount alone, without a certificate number', async () => {
  const { user } = await openForm(afterTwo, { search: '?kind=other' });
  const calls = answers('POST /invoices', { data: buildInvoice() });

  await create(user);
  expect(await screen.findByText('Invoice Amount is required.')).toBeVisible();
  await enter(user, 'Invoice Amount', '1250.50');
  await create(user);

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.body).toMatchObject({
    ...{ kind: 'other', invoice_amt: '1250.50', cert_no: null, tax_code: DEFAULT_TAX_CODE },
  });
});

test('offers no progress certificate on a completed project and says why, but the release of its retention', async () => {
  await openForm(afterThree, { status: 'Completed' });

  expect(screen.getByRole('radio', { name: 'Progress certificate' })).toBeDisabled();
  expect(screen.getByText('A completed project cannot have new progress certificates.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Retention release' })).toBeChecked();
});

test('keeps what was typed when the server refuses, with its message beside the field', async () => {
  const { user } = await openForm();
  answers('POST /invoices', () => refusal(422, { errors: { cert_no: ['Cert No is already taken.'] } }));

  await enter(user, 'Work Done Certified', '583000');
  await create(user);

  await waitFor(() => expect(box('Cert No')).toHaveAccessibleDescription('Cert No is already taken.'));
  expect(box('Work Done Certified')).toHaveValue('583,000.00');
});

test('says why the form could not be prepared and prepares it on Retry', async () => {
  let isAway = true;
  const project = buildProject();
  answers('GET /projects/:uuid', { data: project });
  answers('GET /projects/:uuid/invoices/prev_certified', () =>
    isAway ? refusal(503, { message: 'The service is busy.' }) : { data: afterTwo },
  );
  const { user } = renderPage(routes, { at: `/projects/${project.uuid}/invoices/create` });
  expect(await screen.findByText('The service is busy.')).toBeVisible();

  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('button', { name: 'Create invoice' })).toBeVisible();
});
