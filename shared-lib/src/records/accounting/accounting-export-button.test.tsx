import {
  answers,
  buildProject,
  holding,
  refusal,
  renderPage,
  signedIn,
  watchDownloads,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { exportOfProject } from './accounting-export';
import { AccountingExportButton } from './accounting-export-button';

const tower = buildProject({ name: 'Tower', code: 'P-0001' });

const file = () =>
  new Response('Co./Last Name\r\n', {
    headers: { 'Content-Disposition': 'attachment; filename="myob-sales-P-0001-20260701.txt"' },
  });

async function openDialog() {
  const { user } = renderPage(<AccountingExportButton {...exportOfProject(tower, 'invoices')} />);
  await user.click(await screen.findByRole('button', { name: 'Accounting export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export invoices of P-0001' }));
  const from = await dialog.findByLabelText('From');
  await waitFor(() => expect(from).toHaveFocus());
  return { user, dialog };
}

beforeEach(() => {
  signedIn();
});

test('downloads the documents of the days that were asked for', async () => {
  const saved = watchDownloads();
  const calls = answers('GET /projects/:uuid/invoices/myob', file);
  const { user, dialog } = await openDialog();

  await user.type(dialog.getByLabelText('From'), '2026-05-01');
  await user.type(dialog.getByLabelText('To'), '2026-05-31');
  await user.click(dialog.getByRole('button', { name: 'Download' }));

  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]!.name).toBe('myob-sales-P-0001-20260701.txt');
  expect(calls[0]!.params.uuid).toBe(tower.uuid);
  expect(Object.fromEntries(calls[0]!.query)).toEqual({ from: '2026-05-01', to: '2026-05-31', format: 'txt' });
  expect(await screen.findByText('myob-sales-P-0001-20260701.txt exported.')).toBeVisible();
});

test('lists the documents that stop an export, and saves nothing', async () => {
  const saved = watchDownloads();
  answers('GET /projects/:uuid/invoices/myob', () =>
    refusal(422, {
      errors: {
        'documents.i-1': ['INV-2026-0001: Sales Account is not set.', 'INV-2026-0001: Tax Code ST6 is not set.'],
        documents: ['12 more documents cannot be exported.'],
      },
    }),
  );
  const { user, dialog } = await openDialog();

  await user.click(dialog.getByRole('button', { name: 'Download' }));

  const alert = within(await dialog.findByRole('alert'));
  expect(alert.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'INV-2026-0001: Sales Account is not set.',
    'INV-2026-0001: Tax Code ST6 is not set.',
    '12 more documents cannot be exported.',
  ]);
  expect(alert.getByRole('link', { name: 'Set up the accounting export' })).toHaveAttribute(
    'href',
    '/accountCodes/export',
  );
  expect(saved).toEqual([]);
});

test('asks again where the range ends before it begins', async () => {
  const { user, dialog } = await openDialog();

  await user.type(dialog.getByLabelText('From'), '2026-05-31');
  await user.type(dialog.getByLabelText('To'), '2026-05-01');
  await user.click(dialog.getByRole('button', { name: 'Download' }));

  expect(await dialog.findByText('To must not be before From.')).toBeVisible();
});

test('keeps what was chosen when the service is away', async () => {
  answers('GET /projects/:uuid/invoices/myob', () => refusal(503, { message: 'The service is busy.' }));
  const { user, dialog } = await openDialog();

  await user.type(dialog.getByLabelText('From'), '2026-05-01');
  await user.click(dialog.getByRole('button', { name: 'Download' }));

  expect(await screen.findByText('The service is busy.')).toBeVisible();
  expect(dialog.getByLabelText('From')).toHaveValue('2026-05-01');
});

test('is not there for who may not export', async () => {
  signedIn(holding('project.invoice'));
  renderPage(
    <>
      <AccountingExportButton {...exportOfProject(tower, 'invoices')} />
      <p>Certificates</p>
    </>,
  );

  expect(await screen.findByText('Certificates')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accounting export' })).not.toBeInTheDocument();
});
