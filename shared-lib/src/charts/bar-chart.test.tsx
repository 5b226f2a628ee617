import { renderPage } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { BarChart } from './index';

type Project = { name: string; done: string | null; open: string };

const projects: Project[] = [
  { name: 'P-0001 Pembinaan sekolah kebangsaan 24 bilik darjah, Muar', done: '24.90', open: '1234567.89' },
  { name: 'P-0002 Pembinaan sekolah kebangsaan 24 bilik darjah, Kajang', done: null, open: '-3600.00' },
];

const chart = {
  name: 'Projects',
  rows: projects,
  category: { label: 'Project', value: ({ name }: Project) => name, to: ({ name }: Project) => `/${name.slice(0, 6)}` },
  bars: [{ label: 'Open', tone: 'primary', value: ({ open }: Project) => open }],
} as const;

const rows = () => within(screen.getAllByRole('list')[1]!).getAllByRole('listitem');

test('says the value of each bar in short, and in full to a screen reader and to the pointer', () => {
  renderPage(<BarChart {...chart} />);

  const [first, second] = rows();
  expect(within(first!).getByText('RM 1.2M')).toBeVisible();
  expect(within(first!).getByText('Open RM 1,234,567.89')).toBeInTheDocument();
  expect(within(second!).getByTitle('Open: (RM 3,600.00)')).toHaveTextContent('(RM 3.6K)');
});

test('says that a value is not known', () => {
  renderPage(
    <BarChart {...chart} unit="percent" bars={[{ label: 'Work done', tone: 'primary', value: ({ done }) => done }]} />,
  );

  expect(within(rows()[0]!).getByText('24.9%')).toBeVisible();
  expect(within(rows()[1]!).getByText('–')).toBeVisible();
});

test('tells long names that begin alike apart, and has the whole of each under the pointer', () => {
  renderPage(<BarChart {...chart} />);

  expect(screen.getByRole('link', { name: 'P-0001 Pembinaan sekolah…bilik darjah, Muar' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^P-0002 .+….+Kajang$/ })).toBeVisible();
  expect(screen.getByTitle(projects[0]!.name)).toBeVisible();
});

test('leads from a name and from its bar to the same place, by keyboard once', async () => {
  const { user, router } = renderPage(<BarChart {...chart} />);
  expect(screen.getByRole('link', { name: 'Open (RM 3,600.00)' })).toHaveAttribute('tabindex', '-1');

  await user.click(screen.getByRole('link', { name: 'Open (RM 3,600.00)' }));

  expect(router.state.location.pathname).toBe('/P-0002');
});

test('leads by keyboard from a bar to what it counts', async () => {
  const owed = { ...chart.bars[0], to: ({ name }: Project) => `/invoices?project=${name.slice(0, 6)}` };
  const { user, router } = renderPage(<BarChart {...chart} bars={[owed]} />);

  screen.getByRole('link', { name: 'Open RM 1,234,567.89' }).focus();
  await user.keyboard('{Enter}');

  expect(router.state.location.search).toBe('?project=P-0001');
});

test('a row is chosen by its name', async () => {
  const choose = jest.fn();
  const { user } = renderPage(<BarChart {...chart} chosen={projects[0]} onChoose={choose} />);
  expect(screen.getByRole('button', { name: /^P-0001/ })).toHaveAttribute('aria-pressed', 'true');

  await user.click(screen.getByRole('button', { name: /^P-0002/ }));

  expect(choose).toHaveBeenCalledWith(projects[1]);
});
