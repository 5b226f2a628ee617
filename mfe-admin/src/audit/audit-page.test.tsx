import type { AuditEntry } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildReference,
  holding,
  listOf,
  loadScreens,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../remote';

let last = 0;

const project = buildReference('Pejabat Shah Alam');

const entry = (given: Partial<AuditEntry> = {}): AuditEntry => ({
  id: (last += 1),
  at: '2026-07-01T10:05:00.000Z',
  user: { id: 7, name: 'Siti' },
  real_user: null,
  action: 'project.update',
  entity: 'project',
  uuid: project.uuid,
  record: { name: project.name, project_uuid: project.uuid, is_live: true },
  before: { version: 1 },
  after: { version: 2 },
  request_id: 'request-7',
  caller_request_id: 'caller-id-7',
  ...given,
});

const logOf = (...entries: AuditEntry[]) => answers('GET /audit', () => listOf(entries));

const open = (search = '') => renderPage(routes, { at: `/audit${search}` });

const fieldRow = (field: string) =>
  within(screen.getByRole('rowheader', { name: field }).closest('tr')!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

async function openEntry(given: Partial<AuditEntry>) {
  logOf(entry(given));
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Expand row' }));
  return page;
}

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /audit/users', { data: [{ id: 7, ...buildReference('Siti Omar') }] });
});

test('tells when who did what to which record, the newest first', async () => {
  const calls = logOf(entry({ before: { budget: '1.00' }, after: { budget: '2.00' } }));

  open();

  const row = within((await screen.findByText('01-Jul-2026, 18:05')).closest('tr')!);
  expect(row.getByText('Siti')).toBeVisible();
  expect(row.getByText('Changed')).toBeVisible();
  expect(row.getByText('Project')).toBeVisible();
  expect(row.getByText('Budget')).toBeVisible();
  expect(await row.findByRole('link', { name: 'Pejabat Shah Alam' })).toHaveAttribute(
    'href',
    `/projects/${project.uuid}`,
  );
  expect(calls[0]!.query.get('sort')).toBe('at');
  expect(calls[0]!.query.get('order')).toBe('desc');
});

test('names who really acted, and as whom', async () => {
  logOf(entry({ real_user: { id: 8, name: 'Ravi' } }));

  open();

  expect(await screen.findByText('Ravi as Siti')).toBeVisible();
});

test('leads from a document to its screen in its project', async () => {
  const record = { name: 'SM-7', project_uuid: project.uuid, is_live: true };
  logOf(entry({ entity: 'expense', action: 'expense.write-off', uuid: 'expense-uuid', record }));

  open();

  expect(await screen.findByText('Written off')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'SM-7' })).toHaveAttribute(
    'href',
    `/projects/${project.uuid}/suppliers/expenses/expense-uuid`,
  );
});

test('shows what changed before and after, in the words of its form', async () => {
  await openEntry({
    before: { contract_sum: '1060000.00', end_date: null, retention_percent: '5.00', remarks: null, version: 1 },
    after: {
      contract_sum: '-1250.50',
      end_date: '2026-12-31',
      retention_percent: '10.00',
      remarks: 'Wall\nLate',
      version: 2,
    },
  });

  expect(fieldRow('Contract Sum')).toEqual(['RM 1,060,000.00', '(RM 1,250.50)']);
  expect(fieldRow('End Date')).toEqual(['–', '31-Dec-2026']);
  expect(fieldRow('Retention Percent')).toEqual(['5.00%', '10.00%']);
  expect(fieldRow('Remarks')).toEqual(['–', 'Wall\nLate']);
  expect(screen.queryByRole('rowheader', { name: /version/i })).not.toBeInTheDocument();
  expect(screen.getByText('request-7')).toBeVisible();
});

test('shows of what was created only what was filled in, with the lines inside it', async () => {
  await openEntry({
    action: 'purchase-order.create',
    entity: 'purchase-order',
    before: null,
    after: {
      po_no: 'PO-2026-0007',
      remarks: null,
      lines: [{ qty: '2.50', amount: '862.81', description: 'Concrete', account_code_id: null }],
    },
  });

  expect(fieldRow('PO No')).toEqual(['PO-2026-0007']);
  expect(screen.queryByRole('rowheader', { name: 'Remarks' })).not.toBeInTheDocument();
  const line = within(screen.getByText('Concrete').closest('li')!);
  expect(line.getByText('Concrete')).toBeVisible();
  expect(line.getByText('2.50')).toBeVisible();
  expect(line.getByText('RM 862.81')).toBeVisible();
});

test('says so when an entry changed no field, and leads to everything about its record', async () => {
  const { user, router } = await openEntry({ before: { version: 1 }, after: { version: 2 } });
  expect(screen.getByText('No fields were changed.')).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'All changes to this record' }));

  expect(router.state.location.search).toBe(`?entity_uuid=${project.uuid}`);
  expect(await screen.findByText('One record')).toBeVisible();
});

test('leads nowhere from a record that is gone, or that the user may not see', async () => {
  const gone = { name: 'Seri Maju', project_uuid: null, is_live: false };
  const siti = { name: 'Siti Aminah', project_uuid: null, is_live: true };
  logOf(
    entry({ entity: 'client', action: 'client.delete', record: gone }),
    entry({ entity: 'user', action: 'user.update', record: siti }),
  );

  open();

  expect(await screen.findByText('Seri Maju')).toBeVisible();
  expect(screen.getByText('Siti Aminah')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Seri Maju|Siti Aminah/ })).not.toBeInTheDocument();
});

test('filters by user and kind, and keeps both and the days in the address', async () => {
  const calls = logOf(entry());
  const { user, router } = open('?from=2026-07-01&to=2026-07-31');
  await screen.findByText('Changed', { selector: '.sl-tag' });
  expect(calls[0]!.query.get('from')).toBe('2026-07-01');
  expect(screen.getByText('Date: 01-Jul-2026 – 31-Jul-2026')).toBeVisible();

  await user.click(screen.getByRole('combobox', { name: 'User' }));
  await user.click(await screen.findByTitle('Siti Omar'));
  await user.click(screen.getByRole('combobox', { name: 'Kind of record' }));
  await user.type(screen.getByRole('combobox', { name: 'Kind of record' }), 'acc');
  await user.click(await screen.findByTitle('Account code'));

  const params = new URLSearchParams(router.state.location.search);
  expect(params.get('entity')).toBe('account-code');
  expect(params.get('user')).toMatch(/^00000000-/);
  expect(params.get('to')).toBe('2026-07-31');
});

test('tells who may not see the log', async () => {
  signedIn(holding('project.view'));
  answers('GET /audit/users', refusal(403, { message: 'Forbidden.' }));
  answers('GET /audit', refusal(403, { message: 'Forbidden.' }));

  open();

  expect(await screen.findByText('You do not have permission to see this.')).toBeVisible();
});

test('offers another try when the log does not come', async () => {
  let isThere = false;
  answers('GET /audit', () => (isThere ? listOf([]) : refusal(503, { message: 'The database is away.' })));
  const { user } = open();
  expect(await screen.findByText('The database is away.')).toBeVisible();

  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('No Data.')).toBeVisible();
});
