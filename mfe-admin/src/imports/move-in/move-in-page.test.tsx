import type { MoveIn } from '@siteledger/shared-lib/domain';
import { answers, loadScreens, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../remote';

const UUID = '7b0c2f1e-5a64-4d0e-9d3b-0d6f3a1c2b4a';

const total = (field: string, label: string, computed: string, typed: string | null = null) => ({
  ...{ field, label, computed, typed },
});

const moveIn = (given: Partial<MoveIn> = {}): MoveIn => ({
  as_of: '2026-06-30',
  steps: [
    { entity: 'client', records: 12, last_import: { uuid: UUID, file_name: 'clients.xlsx', status: 'committed' } },
    { entity: 'opening', records: 0, last_import: null },
  ],
  totals: [total('debtors', 'Debtors', '150000.00'), total('creditors', 'Creditors', '2500.00')],
  version: 3,
  ...given,
});

async function open(move = moveIn()) {
  const server = { move };
  answers('GET /move_in', () => ({ data: server.move }));
  const { user } = renderPage(routes, { at: '/imports/move-in' });
  await screen.findByRole('heading', { name: 'Move in' });
  return { server, user };
}

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
});

test('leads through the records in their order, each with its count, its last import and its file', async () => {
  await open();

  const [clients, openings] = screen.getAllByRole('row').slice(1);
  expect(
    within(clients!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['12', 'clients.xlsx Imported', 'ImportTemplate']);
  expect(within(clients!).getByRole('link', { name: 'clients.xlsx' })).toHaveAttribute('href', `/imports/${UUID}`);
  expect(within(openings!).getByRole('link', { name: 'Import Opening certificates' })).toHaveAttribute(
    'href',
    '/imports/new?entity=opening',
  );
});

test('shows the difference of what is typed to the sen, and saves the totals of the version that was read', async () => {
  const { server, user } = await open();
  const calls = answers('PUT /move_in', () => {
    server.move = moveIn({
      totals: [
        total('debtors', 'Debtors', '150000.00', '150000.00'),
        total('creditors', 'Creditors', '2500.00', '2500.01'),
      ],
      version: 4,
    });
    return { data: server.move };
  });
  expect(screen.getByText('Not stated yet: Debtors, Creditors.')).toBeVisible();

  await user.type(screen.getByLabelText('Debtors'), '150000');
  await user.type(screen.getByLabelText('Creditors'), '2500.01');
  await user.tab();
  expect(await screen.findByText('In Siteledger: RM 2,500.00. Difference: RM 0.01.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save totals' }));

  expect(await screen.findByText('The books differ: Creditors.')).toBeVisible();
  expect(calls[0]!.headers.get('If-Match')).toBe('"3"');
  expect(calls[0]!.body).toMatchObject({ as_of: '2026-06-30', debtors: '150000.00', creditors: '2500.01' });
});

test('says when the books agree', async () => {
  await open(moveIn({ totals: [total('debtors', 'Debtors', '150000.00', '150000.00')] }));

  await waitFor(() => expect(screen.getByText('The books agree on 30-Jun-2026.')).toBeVisible());
});
