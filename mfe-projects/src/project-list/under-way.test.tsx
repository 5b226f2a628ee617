import { answers, buildProject, listOf, loadScreens, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../remote';

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /projects/clients', { data: [] });
});

test('shows what is under way, as a dashboard leads to it', async () => {
  const calls = answers('GET /projects', listOf([buildProject({ name: 'Menara Damansara' })]));
  const { user } = renderPage(routes, { at: '/projects/list?under_way=1' });

  expect(await screen.findByRole('link', { name: 'Menara Damansara' })).toBeVisible();
  expect(calls[0]!.query.get('under_way')).toBe('1');
  expect(calls[0]!.query.getAll('status')).toEqual(['New', 'On Going']);
  await user.click(screen.getByRole('button', { name: 'Under way', pressed: true }));

  await waitFor(() => expect(calls.at(-1)!.query.get('under_way')).toBeNull());
});

test('shows what goes wrong on a day of the past in the columns of the address, as a dashboard leads to it', async () => {
  const calls = answers('GET /projects', listOf([buildProject({ name: 'Menara Damansara' })]));
  const { user } = renderPage(routes, { at: '/projects/list?behind=1&as_of=2026-05-31&columns=name,progress_diff' });

  expect(await screen.findByRole('link', { name: 'Menara Damansara' })).toBeVisible();
  expect(screen.getByText('Figures as of 31-May-2026')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: /Duration Variance/ })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /Total Invoiced/ })).not.toBeInTheDocument();
  expect(Object.fromEntries(calls[0]!.query)).toMatchObject({ behind: '1', as_of: '2026-05-31' });
  await user.click(screen.getByRole('button', { name: 'Over budget', pressed: false }));

  await waitFor(() => expect(Object.fromEntries(calls.at(-1)!.query)).toMatchObject({ behind: '1', over_budget: '1' }));
});
