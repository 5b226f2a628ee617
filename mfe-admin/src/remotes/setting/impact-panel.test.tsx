import { answers, loadScreens, never, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../remote';
import { buildImpact, buildMatrix, buildRemoteRow } from '../testing/remote-builders';

const PLACE = '/remotes/mfe-parties/environments/development';

async function openChange() {
  const page = renderPage(routes, { at: '/remotes' });
  await page.user.click(await screen.findByRole('button', { name: 'Change Clients in development' }));
  await screen.findByRole('dialog');
  return page;
}

const button = (name: RegExp) => screen.getByRole('button', { name });

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /remotes/environments', { data: buildMatrix(buildRemoteRow()) });
  answers('GET /roles', { data: [] });
});

test('shows what a change takes away, from how many, before it can be saved', async () => {
  const calls = answers(`POST ${PLACE}/impact`, ({ body }) => ({
    data: (body as { enabled: boolean }).enabled
      ? buildImpact()
      : buildImpact({
          menu_lost: ['Parties › Clients'],
          routes_lost: ['Clients (/clients/list)'],
          slots_lost: ['Contacts (project.details.tabs)'],
          fills_lost: ['mfe-finance: Payments (party.tabs)'],
          active_sessions: 3,
          users_changing_release: 22,
        }),
  }));
  const { user } = await openChange();
  expect(await screen.findByText('No menu entry, screen or part is lost.')).toBeVisible();

  await user.click(screen.getByRole('switch', { name: 'Enabled' }));

  const impact = within(screen.getByRole('region', { name: 'What this does' }));
  expect(button(/^Switch off/)).toBeDisabled();
  expect(await impact.findByText('Parties › Clients')).toBeVisible();
  expect(impact.getByText('Clients (/clients/list)')).toBeVisible();
  expect(impact.getByText('Contacts (project.details.tabs)')).toBeVisible();
  expect(impact.getByText('Parts of other remotes lost')).toBeVisible();
  expect(impact.getByText('mfe-finance: Payments (party.tabs)')).toBeVisible();
  expect(impact.getByText('active sessions').parentElement).toHaveTextContent('3');
  expect(impact.getByText('users lose it').parentElement).toHaveTextContent('22');
  expect(calls.at(-1)!.body).toEqual({ enabled: false, release: '1.0.0', rollout: null });
  expect(button(/^Switch off/)).toBeEnabled();
});

test('shows the problems of a release before it is selected', async () => {
  answers(`POST ${PLACE}/impact`, { data: buildImpact({ problems: ['Its route /clients is taken.'] }) });

  await openChange();

  expect(await screen.findByText('Its route /clients is taken.')).toBeVisible();
  expect(screen.getByText('1 problem with this release')).toBeVisible();
});

test('cannot be saved while nobody knows what it does', async () => {
  answers(`POST ${PLACE}/impact`, never);

  await openChange();

  expect(await screen.findByText('Looking it up…')).toBeVisible();
  expect(button(/^Save/)).toBeDisabled();
});

test('offers another try when the impact could not be looked up', async () => {
  let isThere = false;
  answers(`POST ${PLACE}/impact`, () =>
    isThere ? { data: buildImpact() } : refusal(503, { message: 'The registry is starting.' }),
  );
  const { user } = await openChange();
  expect(await screen.findByText('The registry is starting.')).toBeVisible();

  isThere = true;
  await user.click(button(/^Retry/));

  await waitFor(() => expect(button(/^Save/)).toBeEnabled());
});
