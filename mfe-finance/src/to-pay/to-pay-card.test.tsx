import { answers, listOf, refusal, renderPage } from '@siteledger/shared-lib/testing';
import { screen } from '@testing-library/react';
import { ToPayCard } from './to-pay-card';

test('says what is to be paid, how much of it is late, and leads to both', async () => {
  answers('GET /expenses', ({ query }) => {
    const isLate = query.has('overdue');
    return { ...listOf([], { totals: { balance: isLate ? '50000.00' : '209000.00' } }), total: isLate ? 1 : 2 };
  });

  renderPage(<ToPayCard />);

  expect(await screen.findByText('RM 209,000.00')).toBeVisible();
  expect(screen.getByRole('link', { name: '2 pending' })).toHaveAttribute('href', '/bulk-payment/pending-expenses');
  expect(screen.getByRole('link', { name: /^1 overdue/ })).toHaveAttribute(
    'href',
    '/bulk-payment/pending-expenses?overdue=1',
  );
});

test('offers to try again when the sums could not be loaded', async () => {
  answers('GET /expenses', () => refusal(503, { message: 'The database is away.' }));

  renderPage(<ToPayCard />);

  expect(await screen.findByText('The database is away.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
