import {
  answers,
  buildExpense,
  buildOrganisation,
  buildReference,
  listOf,
  refusal,
  renderPage,
  signedInWithLookups,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ExpensesPrintPage } from './expenses-print-page';

const tower = buildReference('Tower');
let print: jest.SpyInstance;

beforeEach(() => {
  signedInWithLookups();
  print = jest.spyOn(window, 'print').mockReturnValue();
  answers('GET /organisations', listOf([buildOrganisation({ name: 'Siteledger Bina Sdn Bhd' })]));
  answers('GET /projects', listOf([tower]));
});

test('prints what is filtered, under our own name, with the day, the filters and the totals', async () => {
  const bill = buildExpense({ ref_no: 'E2', balance: '50000.00', tax_amt: '-12.50' });
  const calls = answers('GET /expenses', listOf([bill], { total: 1, totals: { balance: '209000.00' } }));

  renderPage(<ExpensesPrintPage />, { at: `/?project=${tower.uuid}&status=pending&as_of=2026-06-30&sort=due_date` });

  const sheet = within(await screen.findByRole('article', { name: 'Expenses report' }));
  expect(await sheet.findByText('Siteledger Bina Sdn Bhd')).toBeVisible();
  expect(sheet.getByText('As of 30-Jun-2026')).toBeVisible();
  expect(await sheet.findByText(/Status: Open · Project: Tower · 1 row\./)).toBeVisible();
  expect(sheet.getByText('E2')).toBeVisible();
  expect(sheet.getByText('(12.50)')).toBeVisible();
  expect(sheet.getByText('209,000.00')).toBeVisible();
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  expect(Object.fromEntries(calls[0]!.query)).toMatchObject({
    ...{ per_page: '1000', sort: 'due_date', as_of: '2026-06-30', project: tower.uuid },
  });
});

test('says on the paper that not every row is on it', async () => {
  answers('GET /expenses', listOf([buildExpense(), buildExpense()], { total: 1200, totals: {} }));

  renderPage(<ExpensesPrintPage />);

  expect(await screen.findByText(/The first 2 of 1,200 rows\. The other 1,198 are not printed/)).toBeVisible();
});

test('prints groups as groups', async () => {
  const group = { ...buildReference('Alam Damai'), kind: 'contractor', documents: 4, balance: '209000.00' };
  answers('GET /expenses/groups', listOf([group], { totals: { documents: '4', balance: '209000.00' } }));

  renderPage(<ExpensesPrintPage />, { at: '/?group_by=party' });

  const sheet = within(await screen.findByRole('article', { name: 'Expenses report by contractor' }));
  expect(sheet.getByRole('columnheader', { name: 'Over 90 days' })).toBeVisible();
  expect(sheet.getByText('Alam Damai')).toBeVisible();
  expect(sheet.getAllByText('209,000.00')).toHaveLength(2);
});

test('has nothing to print where nothing fits, and tries again where it failed', async () => {
  answers('GET /expenses', ({ query }) =>
    query.has('search') ? refusal(503, { message: 'The service is busy.' }) : listOf([]),
  );
  const { unmount } = renderPage(<ExpensesPrintPage />);
  expect(await screen.findByText('No Data.')).toBeVisible();
  unmount();

  renderPage(<ExpensesPrintPage />, { at: '/?search=x' });

  expect(await screen.findByText('The service is busy.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(print).not.toHaveBeenCalled();
});
