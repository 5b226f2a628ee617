import type { ImportDetails, ImportRow } from '@siteledger/shared-lib/domain';
import { answers, listOf, loadScreens, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../remote';

const row = (given: Partial<ImportRow>): ImportRow => ({
  no: 2,
  cells: [],
  is_left_out: false,
  result: null,
  record: null,
  messages: {},
  warnings: {},
  changes: [],
  ...given,
});

const UUID = '7b0c2f1e-5a64-4d0e-9d3b-0d6f3a1c2b4a';

const GOOD = row({ no: 2, cells: ['Seri Maju', '03-2161 8888', 'Biru'], result: 'created' });
const WRONG = row({
  no: 3,
  cells: ['Perdana', '12', null],
  result: 'error',
  messages: { tel_no: ['Phone is not a valid telephone number.'] },
});

const job = (given: Partial<ImportDetails> = {}): ImportDetails => ({
  uuid: UUID,
  entity: 'client',
  file_name: 'clients.csv',
  status: 'checked',
  task: null,
  progress: 0,
  rows: 2,
  counts: { created: 1, updated: 0, unchanged: 0, error: 1, left_out: 0 },
  message: null,
  created_by: 'Farah',
  created_at: '2026-07-01T08:00:00Z',
  committed_at: null,
  source: { sheets: [], sheet: null, encoding: 'utf-8', delimiter: ',', header_row: 1, title: [] },
  columns: ['Nama', 'Telefon', 'Warna'].map((heading) => ({ heading, amounts: null, days: null })),
  mapping: {
    decimal_style: 'point',
    date_order: 'dmy',
    fields: [
      { field: 'name', column: 0, constant: null },
      { field: 'tel_no', column: 1, constant: null },
      { field: 'country', column: null, constant: 'MY' },
    ],
    values: [],
  },
  fields: [
    { key: 'name', label: 'Name', isRequired: true, example: 'Seri Maju Sdn Bhd' },
    { key: 'person_in_charge', label: 'Contact Person', isRequired: false, example: '' },
    { key: 'tel_no', label: 'Phone', isRequired: false, example: '03-2161 8888' },
    { key: 'country', label: 'Country', isRequired: true, example: '' },
  ],
  missing: [],
  totals: [],
  reason: null,
  sample: [GOOD, WRONG],
  ...given,
});

function openImport(given: Partial<ImportDetails> = {}, rows = [GOOD, WRONG]) {
  answers('GET /imports/:uuid', { data: job(given) });
  answers('GET /imports/:uuid/rows', listOf(rows));
  return renderPage(routes, { at: `/imports/${UUID}` });
}

beforeAll(() => loadScreens(routes));

beforeEach(() => signedIn());

test('types a wrong cell again, here or in every row with the same text', async () => {
  const fixed = answers('PUT /imports/:uuid/rows/:no', { data: row({ no: 3 }) });
  const mapped = answers('PUT /imports/:uuid/mapping', { data: job({ status: 'mapped' }) });
  const { user } = openImport();

  const box = await screen.findByRole('textbox', { name: 'Row 3: Phone is not a valid telephone number.' });
  await user.clear(box);
  await user.type(box, '03-2161 8000');
  await user.click(screen.getByRole('button', { name: 'Replace every “12”' }));
  await user.type(box, '{Enter}');

  await screen.findByRole('textbox', { name: /^Row 3/ });
  expect(fixed.map(({ body }) => body)).toEqual([{ cells: [{ column: 1, value: '03-2161 8000' }] }]);
  expect(mapped[0]!.body).toMatchObject({ values: [{ field: 'tel_no', from: '12', to: '03-2161 8000' }] });
  expect(screen.queryByRole('button', { name: /^Create/ })).not.toBeInTheDocument();
});

test('says on its button what a commit does, and sends the totals of the old system', async () => {
  const committed = answers('POST /imports/:uuid/commit', { data: job({ status: 'committed' }) });
  const counts = { created: 212, updated: 9, unchanged: 30, error: 0, left_out: 1 };
  const totals = [{ field: 'invoice_amt', label: 'Amount', computed: '150.00', typed: null }];
  const { user } = openImport({ counts, totals }, [GOOD]);

  const button = await screen.findByRole('button', { name: 'Create 212, update 9, leave 31' });
  await user.type(screen.getByRole('textbox', { name: 'Amount in the old system' }), '150.05');
  expect(button).toBeDisabled();
  expect(within(screen.getByRole('table', { name: 'Control totals' })).getByText(/0\.05/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Reason for the difference' }), 'Rounding');
  await user.click(button);

  expect(committed[0]!.body).toEqual({ totals: [{ field: 'invoice_amt', amount: '150.05' }], reason: 'Rounding' });
});

test('maps a column, and checks no rows while a required field has none', async () => {
  const mapped = answers('PUT /imports/:uuid/mapping', { data: job({ status: 'mapped', counts: null }) });
  const { user } = openImport({ status: 'uploaded', counts: null, missing: ['Name'] });

  expect(await screen.findByRole('button', { name: 'Check all rows' })).toBeDisabled();
  expect(screen.getByText('Choose a column or a value for Name.')).toBeVisible();
  expect(screen.getByText('Columns not imported: Warna')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Contact Person' }));
  await user.click(await screen.findByTitle('Warna'));

  expect(mapped[0]!.body).toMatchObject({
    fields: expect.arrayContaining([{ field: 'person_in_charge', column: 2, constant: null }]) as unknown,
  });
});

test('follows the work of the server, and cancels it', async () => {
  const cancelled = answers('POST /imports/:uuid/cancel', { data: job() });
  const { user } = openImport({ task: 'commit', progress: 1 });

  expect(await screen.findByText('Importing: 1 of 2 rows')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  expect(await screen.findByText('Cancelled. Nothing was kept.')).toBeVisible();
  expect(cancelled).toHaveLength(1);
});
