import type { InvoiceGroup } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildInvoice,
  buildReference,
  listOf,
  renderPage,
  signedInWithLookups,
} from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { InvoicesReportPage } from './invoices-report-page';

beforeEach(() => {
  signedInWithLookups();
});

const seri = buildReference('Seri Maju');

const nothing = {
  ...{ total_tax: '0.00', debit_note: '0.00', dc_note: '0.00', total_invoiced: '0.00', total_amount: '0.00' },
  ...{ total_receivable: '0.00', total_received_in_period: '0.00', write_off_amt: '0.00', aged_not_due: '0.00' },
  ...{ aged_1_30: '0.00', aged_31_60: '0.00', aged_61_90: '0.00', aged_over_90: '0.00', retention_held: '0.00' },
};

const group = (given: Partial<InvoiceGroup> = {}): InvoiceGroup => ({
  ...nothing,
  ...{ uuid: seri.uuid, name: seri.name, kind: 'client', documents: 3 },
  ...{ invoice_amt: '553850.00', total_payment: '351400.00', balance: '233931.00' },
  ...given,
});

test('groups by client with the ageing of each, and a group opens to its own invoices as they are filtered', async () => {
  const groups = answers(
    'GET /invoices/groups',
    listOf([group({ aged_1_30: '100000.00' })], { totals: { documents: '3', aged_1_30: '100000.00' } }),
  );
  const calls = answers(
    'GET /invoices',
    listOf([buildInvoice({ ref_no: 'INV-7' })], { totals: { balance: '1234.00', aged_1_30: '1234.00' } }),
  );
  const { user, router } = renderPage(<InvoicesReportPage />, { at: '/?status=pending&search=seri&as_of=2026-06-30' });

  await user.click(await screen.findByRole('radio', { name: 'Client' }));
  const row = (await screen.findByRole('link', { name: 'Seri Maju' })).closest('tr')!;
  expect(within(row).getByText('RM 100,000.00')).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'Expand row' }));

  const nested = within(await screen.findByRole('region', { name: 'Invoices of Seri Maju' }));
  expect(await nested.findByText('INV-7')).toBeVisible();
  expect(nested.getAllByText('RM 1,234.00')).toHaveLength(2);
  expect(router.state.location.search).toBe('?status=pending&search=seri&as_of=2026-06-30&group_by=party');
  expect(Object.fromEntries(groups[0]!.query)).toMatchObject({
    ...{ group_by: 'party', sort: 'balance', order: 'desc' },
    ...{ status: 'pending', search: 'seri', as_of: '2026-06-30' },
  });
  expect(Object.fromEntries(calls.at(-1)!.query)).toMatchObject({
    ...{ client: seri.uuid, sort: 'invoice_date', aged: '1' },
    ...{ status: 'pending', search: 'seri', as_of: '2026-06-30' },
  });
});

test('forgets the sort and page of the invoices when they are grouped', async () => {
  answers('GET /invoices', listOf([buildInvoice({ ref_no: 'INV-7' })]));
  answers('GET /invoices/groups', listOf([group()]));
  const { user, router } = renderPage(<InvoicesReportPage />, { at: '/?page=2&sort=due_date&order=asc&overdue=1' });
  await screen.findByText('INV-7');

  await user.click(screen.getByRole('radio', { name: 'Project' }));

  expect(await screen.findByText('Seri Maju')).toBeVisible();
  expect(router.state.location.search).toBe('?overdue=1&group_by=project');
});
