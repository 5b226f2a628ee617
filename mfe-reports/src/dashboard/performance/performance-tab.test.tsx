import {
  answers,
  answersPerformance,
  buildPerformance,
  buildReference,
  loadScreens,
  refusal,
  renderPage,
  signedInWithLookups,
} from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../remote';

const project = buildPerformance();

beforeAll(() => loadScreens(routes));

beforeEach(() => signedInWithLookups());

const figure = (name: string) => within(screen.getByRole('region', { name }));

test('shows how each project does, the furthest behind first, and the portfolio below and above', async () => {
  const { performance } = answersPerformance();

  renderPage(routes, { at: '/' });

  expect(await screen.findByRole('link', { name: 'Pejabat Shah Alam' })).toHaveAttribute(
    'href',
    `/projects/${project.uuid}`,
  );
  const sorts = performance.map(({ query }) => `${query.get('sort')} ${query.get('order')} ${query.get('per_page')}`);
  expect(sorts).toEqual(
    expect.arrayContaining(['progress_diff asc 50', 'progress_diff asc 15', 'projected_margin asc 15']),
  );
  expect(figure('Contract Sum & VO').getByRole('link', { name: 'RM 1,060,000.00' })).toHaveAttribute(
    'href',
    '/projects/list?under_way=1',
  );
  expect(figure('Contract Sum & VO').getByText('1 project in progress')).toBeVisible();
  expect(figure('Total Invoiced %').getByText('47.75%')).toBeVisible();
  const footer = screen.getByText('Total').closest('tr')!;
  expect(within(footer).getByText('RM 1,060,000.00')).toBeVisible();
});

test.each([
  ['5.27', '49.73% of time elapsed · 5.27 pts ahead'],
  ['0.00', '49.73% of time elapsed · on time'],
  ['-6.80', '49.73% of time elapsed · 6.80 pts behind'],
])('a variance of %s is shown in points ahead of the time elapsed, or behind it', async (progress_diff, said) => {
  answersPerformance([project], [], { ...project, progress_diff });

  renderPage(routes, { at: '/' });

  expect(await screen.findByText(/of time elapsed/)).toHaveTextContent(said);
});

test('takes a day that cannot be for no day, in the list as in the figures', async () => {
  const { performance } = answersPerformance();

  renderPage(routes, { at: '/?as_of=2026-02-30' });

  expect(await screen.findByRole('link', { name: 'Pejabat Shah Alam' })).toBeVisible();
  expect(performance.map(({ query }) => query.get('as_of'))).not.toContain('2026-02-30');
});

test('compares the work with the time that has passed, says of what, and leads to the project', async () => {
  answersPerformance();
  const { user } = renderPage(routes, { at: '/' });

  await user.click(await screen.findByRole('button', { name: 'Show as table: Work done against time' }));

  const table = within(screen.getByRole('table', { name: 'Work done against time' }));
  expect(
    table.getByRole('row', { name: 'P-0001 Pejabat Shah Alam 55.00% 49.73% 5.27% RM 1,060,000.00' }),
  ).toBeVisible();
  expect(table.getByRole('link')).toHaveAttribute('href', `/projects/${project.uuid}`);
});

test('leads from the name and the margins of a project to the project', async () => {
  answersPerformance();

  renderPage(routes, { at: '/' });

  const links = within(await screen.findByRole('figure', { name: 'Margins' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['P-0001 Pejabat Shah Alam', `/projects/${project.uuid}`],
    ['Projected Margin 18.87%18.9%', `/projects/${project.uuid}`],
    ['Profit Margin 33.96%34%', `/projects/${project.uuid}`],
  ]);
});

const buildContracts = (...sums: string[]) =>
  sums.map((contract_sum_and_vo, index) => ({
    client: { ...buildReference(`Client ${index + 1}`), uuid: `c-${index + 1}` },
    count: 1,
    contract_sum_and_vo,
  }));

test('gathers all but the largest five clients around the contract sums of all', async () => {
  answersPerformance([project], buildContracts('700.00', '600.00', '500.00', '400.00', '300.00', '20.00', '-5.00'));

  renderPage(routes, { at: '/' });

  const contracts = within(await screen.findByRole('figure', { name: 'Contract sum by client' }));
  expect(contracts.getByText('Total')).toHaveTextContent('TotalRM 2,515.00');
  const entries = contracts.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries).toHaveLength(6);
  expect(entries[0]).toBe('Client 1RM 700.0027.83%');
  expect(entries[5]).toBe('2 other clientsRM 15.000.60%');
});

test('leads from a client to its projects in progress', async () => {
  answersPerformance([project], buildContracts('700.00', '600.00'));

  renderPage(routes, { at: '/' });

  const contracts = within(await screen.findByRole('figure', { name: 'Contract sum by client' }));
  expect(contracts.getByRole('link', { name: /Client 2/ })).toHaveAttribute(
    'href',
    '/projects/list?under_way=1&client=c-2',
  );
});

test('offers the next step where no project is under way', async () => {
  answersPerformance([]);

  renderPage(routes, { at: '/' });

  const [open] = await screen.findAllByRole('link', { name: 'Start one.' });
  expect(open).toHaveAttribute('href', '/projects/list');
});

test('offers to clear the filters that leave no project, or that the server does not take', async () => {
  answersPerformance([]);
  answers('GET /dashboards/performance/clients', refusal(422, { errors: { client: ['client is not valid.'] } }));
  const { user, router } = renderPage(routes, { at: '/?client=x&as_of=2026-06-30' });
  const panel = within(await screen.findByRole('region', { name: 'Contract sum by client' }));
  expect(await panel.findByText('client is not valid.')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  const margins = within(screen.getByRole('region', { name: 'Margins' }));
  expect(await margins.findByRole('button', { name: 'Clear filters' })).toBeVisible();

  await user.click(panel.getByRole('button', { name: 'Clear filters' }));

  expect(router.state.location.search).toBe('');
});

test('one part that could not be loaded is tried again by itself', async () => {
  answersPerformance();
  answers('GET /dashboards/performance/clients', refusal(503, { message: 'The database is away.' }));
  const { user } = renderPage(routes, { at: '/' });
  const panel = within(await screen.findByRole('region', { name: 'Contract sum by client' }));
  expect(await panel.findByText('The database is away.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Pejabat Shah Alam' })).toBeVisible();
  answersPerformance([project], [{ client: buildReference('Seri Maju'), count: 1, contract_sum_and_vo: '5.00' }]);

  await user.click(panel.getByRole('button', { name: 'Retry' }));

  expect(await panel.findByText('Seri Maju')).toBeVisible();
});
