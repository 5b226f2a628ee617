import { answers, buildInvoice, holding, listOf, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { WrittenOffInvoicesPage } from './written-off-invoices-page';

const given = buildInvoice({
  ref_no: 'INV-2026-0007',
  status: 'writeOff',
  write_off_amt: '5000.00',
  write_off_date: '2026-07-01',
  write_off_reason: 'Client wound up',
});

beforeEach(() => {
  answers('GET /projects', listOf([]));
  answers('GET /invoices', listOf([given]));
});

test('has the columns of a write-off, and the client', async () => {
  signedIn(holding('project.invoice'));
  const calls = answers('GET /invoices', listOf([given]));

  renderPage(<WrittenOffInvoicesPage />);

  const row = within(await screen.findByRole('row', { name: /INV-2026-0007/ }));
  expect(row.getByText('Client wound up')).toBeVisible();
  expect(row.getByText('RM 5,000.00')).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
    'Project',
    'Invoice Date',
    'Client',
    'Ref No',
    'Write-off Amount',
    'Write-off Date',
    'Reason',
  ]);
  expect(calls[0]!.query.get('status')).toBe('writeOff');
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});

test('takes a write-off back after a question that names it', async () => {
  signedIn(holding('project.invoice', 'writeoff.manage'));
  const calls = answers('DELETE /write-off/invoices/:uuid', { data: given });
  const { user } = renderPage(<WrittenOffInvoicesPage />);

  await user.click(await screen.findByRole('button', { name: 'Reverse the write-off of INV-2026-0007' }));
  expect(await screen.findByText('Reverse the write-off of "INV-2026-0007"?')).toBeVisible();
  expect(screen.getByText(`RM 5,000.00 will be payable by ${given.client_name} again.`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reverse write-off' }));

  expect(await screen.findByText('Write-off of INV-2026-0007 reversed.')).toBeVisible();
  expect(calls.map(({ params }) => params.uuid)).toEqual([given.uuid]);
});

test('says why a write-off could not be taken back', async () => {
  signedIn(holding('project.invoice', 'writeoff.manage'));
  answers('DELETE /write-off/invoices/:uuid', refusal(409, { data: { err_msg: 'The invoice is not written off.' } }));
  const { user } = renderPage(<WrittenOffInvoicesPage />);

  await user.click(await screen.findByRole('button', { name: 'Reverse the write-off of INV-2026-0007' }));
  await user.click(await screen.findByRole('button', { name: 'Reverse write-off' }));

  expect(await screen.findByText('The invoice is not written off.')).toBeVisible();
});
