import {
  answers,
  buildInvoice,
  buildReference,
  holding,
  listOf,
  refusal,
  renderPage,
  signedInWithLookups,
  userIsKnown,
  watchDownloads,
} from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { InvoicesReportPage } from './invoices-report/invoices-report-page';

const tower = buildReference('Tower');
const mall = buildReference('Mall');

const file = (name: string) =>
  new Response('Co./Last Name\r\n', { headers: { 'Content-Disposition': `attachment; filename="${name}"` } });

async function openDialog(at: string) {
  const { user } = renderPage(<InvoicesReportPage />, { at });
  await user.click(await screen.findByRole('button', { name: 'Accounting export' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Export invoices to accounting')).toBeVisible();
  await dialog.findByLabelText('From');
  return { user, dialog };
}

beforeEach(() => {
  signedInWithLookups();
  answers('GET /invoices', listOf([buildInvoice()]));
});

test('saves a file for each project that has invoices of the days of the report', async () => {
  const saved = watchDownloads();
  const groups = answers('GET /invoices/groups', listOf([tower, mall]));
  const calls = answers('GET /projects/:uuid/invoices/myob', ({ params }) => file(`${String(params.uuid)}.txt`));
  const { user, dialog } = await openDialog('/?invoice_from=2026-05-01&client=c-1&status=paid');
  expect(dialog.getByLabelText('From')).toHaveValue('2026-05-01');

  await user.type(dialog.getByLabelText('To'), '2026-05-31');
  await user.click(dialog.getByRole('button', { name: 'Download' }));

  expect(await screen.findByText('2 files exported.')).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual([`${tower.uuid}.txt`, `${mall.uuid}.txt`]);
  const asked = Object.fromEntries(groups[0]!.query);
  expect(asked).toMatchObject({ group_by: 'project', client: 'c-1', invoice_from: '2026-05-01' });
  expect(asked).toMatchObject({ invoice_to: '2026-05-31' });
  expect(asked).not.toHaveProperty('status');
  expect(Object.fromEntries(calls[1]!.query)).toEqual({ from: '2026-05-01', to: '2026-05-31', format: 'txt' });
});

test('takes its time between files, since a browser drops those beyond ten in a second', async () => {
  watchDownloads();
  answers('GET /invoices/groups', listOf([tower, mall]));
  const asked: number[] = [];
  answers('GET /projects/:uuid/invoices/myob', () => {
    asked.push(performance.now());
    return file('any.txt');
  });
  const { user, dialog } = await openDialog('/');

  await user.click(dialog.getByRole('button', { name: 'Download' }));

  expect(await screen.findByText('2 files exported.')).toBeVisible();
  expect(asked[1]! - asked[0]!).toBeGreaterThan(100);
});

test('lists what stops a project with the way to each, and saves the files of the others', async () => {
  const saved = watchDownloads();
  answers('GET /invoices/groups', listOf([tower, mall]));
  answers('GET /projects/:uuid/invoices/myob', ({ params }) =>
    params.uuid === tower.uuid
      ? refusal(422, { errors: { 'documents.i-7': ['INV-2026-0007: Sales Account is not set.'] } })
      : file('mall.txt'),
  );
  const { user, dialog } = await openDialog('/');

  await user.click(dialog.getByRole('button', { name: 'Download' }));

  const stopped = within(await dialog.findByRole('region', { name: 'Tower' }));
  expect(stopped.getByText(': Sales Account is not set.', { exact: false })).toBeVisible();
  expect(stopped.getByRole('link', { name: 'INV-2026-0007' })).toHaveAttribute(
    'href',
    `/projects/${tower.uuid}/invoices/i-7`,
  );
  expect(dialog.getByText(/^1 file saved\./)).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual(['mall.txt']);
});

test('says that there is nothing to export in the days', async () => {
  answers('GET /invoices/groups', listOf([]));
  const { user, dialog } = await openDialog('/');

  await user.click(dialog.getByRole('button', { name: 'Download' }));

  expect(await dialog.findByText('No invoices in this period.')).toBeVisible();
});

test('is not offered to those who may not export', async () => {
  signedInWithLookups(holding('client.*', 'project.*'));
  const { store } = renderPage(<InvoicesReportPage />);
  await userIsKnown(store);

  expect(await screen.findByRole('link', { name: 'Pejabat Shah Alam' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accounting export' })).not.toBeInTheDocument();
});
