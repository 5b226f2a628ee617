import type { RemoteMatrix, RemoteMatrixRow } from '@siteledger/platform/contract';
import { answers, loadScreens, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../remote';
import {
  buildEnvironment,
  buildImpact,
  buildMatrix,
  buildReleaseSummary,
  buildRemoteRow,
  buildSetting,
} from '../testing/remote-builders';

const PRODUCTION = '/remotes/mfe-parties/environments/production';

const settings = {
  staging: buildSetting({ environment: 'staging', release: '1.1.0' }),
  production: buildSetting({ environment: 'production', revision: 18, release: '1.0.0' }),
};
const releases = [buildReleaseSummary({ version: '1.1.0' }), buildReleaseSummary({ version: '1.0.0' })];

/** Opens the releases of a remote that runs 1.1.0 in staging and 1.0.0 in production. */
async function openReleases(row: Partial<RemoteMatrixRow> = {}, given: Partial<RemoteMatrix> = {}) {
  const matrix = { ...buildMatrix(buildRemoteRow({ releases, settings, ...row })), ...given };
  answers('GET /remotes/environments', { data: matrix });
  const page = renderPage(routes, { at: '/remotes' });
  await page.user.click(await screen.findByRole('button', { name: '2 releases of Clients' }));
  return page;
}

const promotions = () =>
  screen.queryAllByRole('button', { name: /^Promote / }).map((button) => button.getAttribute('aria-label'));

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /roles', { data: [] });
});

test('promotes a release: the dialog has it chosen, asks why, and selects the same version there', async () => {
  const looked = answers(`POST ${PRODUCTION}/impact`, {
    data: buildImpact({ users_changing_release: 22, needs_second_person: true }),
  });
  const changes = answers(`PUT ${PRODUCTION}`, {
    data: { ...buildSetting(), setting: buildSetting(), releases: ['1.1.0'] },
  });
  const { user } = await openReleases();

  await user.click(screen.getByRole('button', { name: 'Promote 1.1.0 of Clients to production' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Promote 1.1.0 of Clients to production' }));
  const promote = () => dialog.getByRole('button', { name: /^(Promote to production|Ask for confirmation)/ });
  await waitFor(() => expect(promote()).toBeEnabled());
  expect(dialog.getByText('A second person has to confirm this.')).toBeVisible();
  expect(promote()).toHaveTextContent('Ask for confirmation');
  expect(looked.at(-1)!.body).toEqual({ enabled: true, release: '1.1.0', rollout: null });
  await user.click(promote());
  expect(await dialog.findByText('Reason is required.')).toBeVisible();
  await user.click(dialog.getByRole('textbox', { name: 'Reason' }));
  await user.paste('A week in staging');
  await user.click(promote());

  expect(await screen.findByText('1.1.0 waits for a second person: Clients in production.')).toBeVisible();
  expect(changes[0]!.headers.get('If-Match')).toBe('"18"');
  expect(changes[0]!.body).toMatchObject({
    enabled: true,
    release: '1.1.0',
    rollout: null,
    reason: 'A week in staging',
  });
});

test('leads a release on, never back, and only where it does not run for everybody', async () => {
  await openReleases();

  expect(promotions()).toEqual(['Promote 1.1.0 of Clients to production']);
});

test('a release in a rollout there can be promoted to everybody', async () => {
  const rollout = { release: '1.1.0', percent: 10, roles: [] };

  await openReleases({ settings: { ...settings, production: { ...settings.production, rollout } } });

  expect(promotions()).toEqual(['Promote 1.1.0 of Clients to production']);
});

test.each<[string, Partial<RemoteMatrixRow>, Partial<RemoteMatrix>]>([
  ['where whoever looks may change nothing', {}, { environments: [buildEnvironment({ connection: 'here' })] }],
  [
    'of what was revoked',
    {
      releases: releases.map((one) => ({
        ...one,
        revoked: { reason: 'Leaks', by: 'Lim', at: '2026-07-03T10:00:00.000Z' },
      })),
    },
    {},
  ],
  ['of what runs nowhere', { settings: {} }, {}],
])('offers no promotion %s', async (_, row, given) => {
  await openReleases(row, given);

  expect(screen.getByRole('table', { name: 'Releases of Clients' })).toBeVisible();
  expect(promotions()).toEqual([]);
});
