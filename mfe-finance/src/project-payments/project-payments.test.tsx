import {
  answers,
  buildPayment,
  buildProject,
  listOf,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { ProjectPayments } from './project-payments';

const project = buildProject();
const path = `GET /projects/${project.uuid}/payments` as const;

beforeEach(() => signedIn());

test('lists what was received and paid for the project, the latest first, and totals all of it', async () => {
  const receipt = buildPayment({ cert_no_or_ref_no: 'CERT 3', credit: '50000.00', debit: null });
  const calls = answers(path, listOf([receipt], { totals: { credit: '351400.00', debit: '155000.00' } }));

  renderPage(<ProjectPayments project={project} />);

  const row = await screen.findByRole('row', { name: /CERT 3/ });
  expect(within(row).getByText('RM 50,000.00')).toBeVisible();
  expect(screen.getByText('RM 351,400.00')).toBeVisible();
  expect(screen.getByText('RM 155,000.00')).toBeVisible();
  expect(calls[0]!.query.toString()).toBe('page=1&per_page=50&sort=payment_date&order=desc');
});

test('shows only what was paid, and stays in its tab', async () => {
  answers(path, ({ query }) => listOf([buildPayment({ cert_no_or_ref_no: query.get('cashflow') ?? 'ANY' })]));
  const { router, user } = renderPage(<ProjectPayments project={project} />, { at: '/?tab=payments' });
  await screen.findByText('ANY');

  await user.click(screen.getByRole('button', { name: 'Paid' }));

  expect(await screen.findByText('OUT')).toBeVisible();
  expect(router.state.location.search).toBe('?tab=payments&cashflow=OUT');
});

test('offers to try again when the list could not be loaded', async () => {
  answers(path, refusal(503, { message: 'The database is away.' }));

  renderPage(<ProjectPayments project={project} />);

  expect(await screen.findByText('The database is away.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
