import type { ListedExpense } from '@siteledger/shared-lib/domain';
import { answers, buildExpense, buildReference, listOf, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { PendingExpensesPage } from '../pending-expenses-page';

const alam = buildReference('Alam Damai');

const billOf = (given: Partial<ListedExpense> = {}) =>
  buildExpense({ ref_no: 'A-1', contractor: alam, contractor_name: alam.name, balance: '1000.00', ...given });

async function openGrid(bill = billOf()) {
  answers('GET /expenses', listOf([bill]));
  const page = renderPage(<PendingExpensesPage />);
  await screen.findByText('A-1');
  return page;
}

const amount = () => screen.getByRole('textbox', { name: 'Payment amount for A-1 of Alam Damai' });

beforeEach(() => {
  signedIn();
  answers('GET /projects', listOf([]));
  answers('GET /contractors', listOf([]));
});

test('leads to the bill, its supplier and its project, by keyboard too, with one cell for Tab', async () => {
  const bill = billOf({ project: buildReference('Menara Damansara') });
  const { user, router } = await openGrid(bill);

  const [toBill, toSupplier, toProject] = ['A-1', 'Alam Damai', 'Menara Damansara'].map((name) =>
    screen.getByRole('link', { name }),
  );
  expect(toBill).toHaveAttribute('href', `/projects/${bill.project.uuid}/suppliers/expenses/${bill.uuid}`);
  expect(toSupplier).toHaveAttribute('href', `/contractors/list/${alam.uuid}`);
  for (const link of [toBill, toSupplier, toProject]) expect(link).toHaveAttribute('tabindex', '-1');

  await user.click(screen.getByRole('checkbox', { name: 'Select A-1 of Alam Damai' }));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(toSupplier).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(toProject).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowRight}{Enter}');

  expect(router.state.location.pathname).toBe(`/projects/${bill.project.uuid}`);
});

test('keeps what was typed when a link is followed', async () => {
  const bill = billOf();
  const { user, router, unmount } = await openGrid(bill);
  await user.click(amount());
  await user.keyboard('750.5');

  await user.click(screen.getByRole('link', { name: 'A-1' }));
  expect(router.state.location.pathname).toMatch(/suppliers\/expenses/);
  unmount();
  await openGrid(bill);

  await waitFor(() => expect(amount()).toHaveValue('750.50'));
});
