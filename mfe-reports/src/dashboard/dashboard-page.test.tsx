import {
  answers,
  answersCashflow,
  answersPerformance,
  holding,
  listOf,
  loadScreens,
  nothingInView,
  P1_FIGURES,
  renderPage,
  signedIn,
  signedInWithLookups,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../remote';

beforeAll(() => loadScreens(routes));

beforeEach(() => signedInWithLookups());

test('keeps the projects and the day when one goes to another overview, but not how a list is sorted', async () => {
  answersPerformance();
  const { cashflow } = answersCashflow();
  const { user, router } = renderPage(routes, { at: '/?client=c-1&as_of=2026-06-30&sort=name&order=asc&search=tower' });

  await user.click(await screen.findByRole('tab', { name: 'Cashflow Overview' }));

  expect(await screen.findByRole('img', { name: 'Received and paid' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/cashflow', search: '?client=c-1&as_of=2026-06-30' });
  expect(Object.fromEntries(cashflow[0]!.query)).toEqual({
    client: 'c-1',
    as_of: '2026-06-30',
    month_from: '2025-07',
    month_to: '2026-06',
  });
});

test('says that figures are those of an earlier day, and leads back to today', async () => {
  const { performance } = answersPerformance();
  const { user, router } = renderPage(routes, { at: '/?as_of=2026-06-30' });
  expect(await screen.findByText('Figures as of 30-Jun-2026')).toBeVisible();
  await waitFor(() => expect(performance.length).toBeGreaterThan(0));
  expect(performance.every(({ query }) => query.get('as_of') === '2026-06-30')).toBe(true);

  await user.click(screen.getByRole('button', { name: 'As of today' }));

  expect(router.state.location.search).toBe('');
  await waitFor(() => expect(performance.at(-1)!.query.has('as_of')).toBe(false));
});

test('offers no overview and no filter that the user may not see', async () => {
  signedIn(holding('project.view'));
  answersPerformance();

  renderPage(routes, { at: '/' });

  expect(await screen.findByRole('tab', { name: 'Cashflow Overview' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Overdue Invoices' })).not.toBeInTheDocument();
  expect(await screen.findByRole('combobox', { name: 'Project' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Client' })).not.toBeInTheDocument();
});

test('has nothing drawn, and no code for it, before a chart comes into view', async () => {
  const scrollThere = nothingInView();
  answersCashflow();

  renderPage(routes, { at: '/cashflow' });

  const chart = await screen.findByRole('img', { name: 'Received and paid' });
  expect(chart.querySelector('.sl-spin')).toBeInTheDocument();
  scrollThere();
  await waitFor(() => expect(chart.querySelector('.sl-spin')).not.toBeInTheDocument());
});

test('names what a link chose in words, also where the lookup does not have it', async () => {
  answersPerformance();

  renderPage(routes, { at: '/?project=5f0c3a52-6a6e-4a51-9c38-2f4f5a0a0009' });

  expect(await screen.findByText('Selected project')).toBeVisible();
  expect(screen.queryByText(/5f0c3a52/)).not.toBeInTheDocument();
});

test('filters every part of an overview by a project', async () => {
  const { performance, contracts } = answersPerformance();
  answers('GET /projects', listOf([{ uuid: 'p-1', name: 'Tower' }]));
  const { user, router } = renderPage(routes, { at: '/' });
  expect(await screen.findAllByText(`${P1_FIGURES.work_done_percent}%`)).not.toHaveLength(0);

  await user.click(screen.getByRole('combobox', { name: 'Project' }));
  await user.click(await screen.findByTitle('Tower'));

  expect(router.state.location.search).toBe('?project=p-1');
  await waitFor(() => expect(contracts.at(-1)!.query.get('project')).toBe('p-1'));
  // One for the list and two for the charts of projects.
  await waitFor(() => expect(performance.filter(({ query }) => query.get('project') === 'p-1')).toHaveLength(3));
});
