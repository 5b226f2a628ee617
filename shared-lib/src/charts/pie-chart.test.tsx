import { renderPage } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { PieChart } from './index';

type Age = { age: string; open: string; invoices: number };

const ages: Age[] = [
  { age: 'Not yet due', open: '70000.10', invoices: 7 },
  { age: '1–30 days', open: '30000.20', invoices: 2 },
  { age: 'Over 90 days', open: '0.00', invoices: 0 },
];

const chart = {
  name: 'Open by age',
  rows: ages,
  category: { label: 'Age', value: ({ age }: Age) => age },
  part: {
    label: 'Open',
    value: ({ open }: Age) => open,
    tone: ({ age }: Age) => (age === 'Not yet due' ? 'primary' : 'danger'),
    to: ({ age, invoices }: Age) => (invoices > 0 ? `/invoices?age=${age}` : undefined),
  },
  figures: [{ label: 'Invoices', unit: 'count', value: ({ invoices }: Age) => invoices, isSummed: true }],
} as const;

const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('says each part with its amount and share around their sum', () => {
  renderPage(<PieChart {...chart} />);

  expect(screen.getByText('Total')).toHaveTextContent('TotalRM 100,000.30');
  expect(entries()).toEqual([
    'Not yet dueRM 70,000.1070.00%',
    '1–30 daysRM 30,000.2030.00%',
    'Over 90 daysRM 0.000.00%',
  ]);
});

test('leads from a part to what it counts, by keyboard too', async () => {
  const { user, router } = renderPage(<PieChart {...chart} />);
  expect(screen.getAllByRole('link')).toHaveLength(2);

  screen.getByRole('link', { name: /1–30 days/ }).focus();
  await user.keyboard('{Enter}');

  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/invoices?age=1–30 days');
});

test('leads from a slice to where its entry leads', async () => {
  const { user, router } = renderPage(<PieChart {...chart} />);

  await user.click(screen.getByText('Not yet due: RM 70,000.10, 70.00%'));

  expect(router.state.location.pathname).toBe('/invoices');
});

test('says the same as a table, with the sums of amounts and counts in its last line', async () => {
  const { user } = renderPage(<PieChart {...chart} />);

  await user.click(screen.getByRole('button', { name: 'Show as table: Open by age' }));

  const rows = within(screen.getByRole('table', { name: 'Open by age' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'AgeOpenShareInvoices',
    'Not yet dueRM 70,000.1070.00%7',
    '1–30 daysRM 30,000.2030.00%2',
    'Over 90 daysRM 0.000.00%0',
    'TotalRM 100,000.30100.00%9',
  ]);
});

test('draws no slice of an amount below zero, which counts in the sum', () => {
  renderPage(<PieChart {...chart} rows={[ages[0]!, { age: '1–30 days', open: '-0.10', invoices: 1 }]} />);

  expect(screen.getByText('Total')).toHaveTextContent('TotalRM 70,000.00');
  expect(entries()[1]).toBe('1–30 days(RM 0.10)0.00%');
  expect(screen.queryByText('1–30 days: (RM 0.10), 0.00%')).not.toBeInTheDocument();
});

test('tells parts of the same name apart', () => {
  renderPage(<PieChart {...chart} rows={[ages[0]!, { ...ages[0]!, open: '1.00' }]} />);

  expect(entries()).toEqual(['Not yet dueRM 70,000.10100.00%', 'Not yet due (2)RM 1.000.00%']);
});
