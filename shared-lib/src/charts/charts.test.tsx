import { nothingInView, renderPage } from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { BarChart, ColumnChart } from './index';

type Week = { from: string; in: string; out: string; balance: string | null };

const weeks: Week[] = [
  { from: '01-Jul', in: '100000.00', out: '0.00', balance: '296400.00' },
  { from: '08-Jul', in: '0.00', out: '300000.00', balance: '-3600.00' },
  { from: '15-Jul', in: '0.00', out: '0.00', balance: null },
];

const week = { label: 'Week', value: ({ from }: Week) => from };
const moneyIn = { label: 'In', tone: 'primary', value: (row: Week) => row.in } as const;
const moneyOut = { label: 'Out', tone: 'accent', value: ({ out }: Week) => out } as const;
const balance = { label: 'Balance', tone: 'info', value: (row: Week) => row.balance } as const;

const bars = { name: 'Cash by week', rows: weeks, category: week, bars: [moneyIn, moneyOut], line: balance };

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const cells = (row: HTMLElement) => texts(within(row).getAllByRole('cell'));

test.each([
  ['standing bars', <ColumnChart key="chart" {...bars} />],
  ['lying bars', <BarChart key="chart" {...bars} />],
])('%s have a name and a legend, and the same figures as a table', async (_, chart) => {
  const { user } = renderPage(chart);
  expect(screen.getByRole('figure', { name: 'Cash by week' })).toBeVisible();
  const [legend] = screen.getAllByRole('list');
  expect(texts(within(legend!).getAllByRole('listitem'))).toEqual(['In', 'Out', 'Balance']);

  await user.click(screen.getByRole('button', { name: 'Show as table: Cash by week' }));

  const [head, first, second, third] = within(screen.getByRole('table', { name: 'Cash by week' })).getAllByRole('row');
  expect(head).toHaveTextContent('WeekInOutBalance');
  expect(cells(first!)).toEqual(['RM 100,000.00', 'RM 0.00', 'RM 296,400.00']);
  expect(cells(second!)).toEqual(['RM 0.00', 'RM 300,000.00', '(RM 3,600.00)']);
  expect(cells(third!)).toEqual(['RM 0.00', 'RM 0.00', '–']);
  await user.click(screen.getByRole('button', { name: 'Show as chart: Cash by week' }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('shows the sum in the legend and in the table’s last line where adding up makes sense', async () => {
  const { user } = renderPage(<ColumnChart {...bars} bars={[{ ...moneyIn, isSummed: true }, moneyOut]} />);
  expect(texts(screen.getAllByRole('listitem'))).toEqual(['InRM 100,000.00', 'Out', 'Balance']);

  await user.click(screen.getByRole('button', { name: 'Show as table: Cash by week' }));

  expect(cells(screen.getByRole('row', { name: /^Total/ }))).toEqual(['RM 100,000.00', '', '']);
});

test('a row is chosen in the table by keyboard', async () => {
  const choose = jest.fn();
  const { user } = renderPage(<ColumnChart {...bars} chosen={weeks[0]} onChoose={choose} />);
  await user.click(screen.getByRole('button', { name: 'Show as table: Cash by week' }));

  expect(screen.getByRole('button', { name: '01-Jul' })).toHaveAttribute('aria-pressed', 'true');
  screen.getByRole('button', { name: '08-Jul' }).focus();
  await user.keyboard('{Enter}');

  expect(choose).toHaveBeenCalledWith(weeks[1]);
});

test('figures in the table lead to what they count, and a name to its own place', async () => {
  const paidIn = { ...moneyIn, to: ({ from }: Week) => (from === '15-Jul' ? undefined : `/payments?from=${from}`) };
  const { user } = renderPage(
    <ColumnChart
      {...bars}
      bars={[paidIn]}
      category={{ ...week, to: ({ from }) => `/weeks/${from}` }}
      figures={[{ label: 'Payments', unit: 'count', value: () => 3 }]}
    />,
  );

  await user.click(screen.getByRole('button', { name: 'Show as table: Cash by week' }));

  expect(screen.getByRole('link', { name: 'RM 100,000.00' })).toHaveAttribute('href', '/payments?from=01-Jul');
  expect(screen.getByRole('link', { name: '15-Jul' })).toHaveAttribute('href', '/weeks/15-Jul');
  expect(screen.getAllByRole('link')).toHaveLength(5);
  expect(cells(screen.getByRole('row', { name: /15-Jul/ }))).toEqual(['RM 0.00', '3', '–']);
});

test('percentages and counts are written as such', async () => {
  const { user } = renderPage(
    <>
      <BarChart {...bars} name="Margin" unit="percent" bars={[moneyIn]} line={undefined} />
      <BarChart {...bars} name="Bills" unit="count" bars={[moneyIn]} line={undefined} />
    </>,
  );

  await user.click(screen.getByRole('button', { name: 'Show as table: Margin' }));
  await user.click(screen.getByRole('button', { name: 'Show as table: Bills' }));

  expect(screen.getByText('100000.00%')).toBeVisible();
  expect(screen.getByText('100,000')).toBeVisible();
});

test('nothing is drawn before it comes into view', async () => {
  const scrollThere = nothingInView();
  const { container } = renderPage(<ColumnChart {...bars} />);
  expect(container.querySelector('.sl-spin')).toBeInTheDocument();

  scrollThere();

  await waitFor(() => expect(container.querySelector('.sl-spin')).not.toBeInTheDocument());
  expect(screen.getByRole('img', { name: 'Cash by week' })).toBeVisible();
});
