import { type ScreenHealth } from '@siteledger/platform/contract';
import { answers, loadScreens, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../remote';
import { buildMatrix, buildReleaseSummary, buildRemoteRow, buildSetting } from '../testing/remote-builders';

const MATRIX = 'GET /remotes/environments';

const openRemotes = () => renderPage(routes, { at: '/remotes' });

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

const CLIENTS: ScreenHealth = {
  screen: 'mfe-parties:/clients/list',
  title: 'Clients',
  loads: 120,
  failures: [
    { part: 'render', kind: 'render', count: 4 },
    { part: 'chunk', kind: 'integrity', count: 1 },
  ],
};

const AT_START: ScreenHealth = {
  screen: null,
  title: null,
  loads: 0,
  failures: [
    { part: 'entry', kind: 'network', count: 2 },
    { part: null, kind: 'network', count: 1 },
  ],
};

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /roles', { data: [] });
});

test('opens the releases of a remote with where they come from, their sizes and how they fared', async () => {
  const health = { screens: [CLIENTS, AT_START], vitals: { LCP: 1250, CLS: 0.031 } };
  const releases = [buildReleaseSummary({ health })];
  answers(MATRIX, { data: buildMatrix(buildRemoteRow({ releases })) });
  const { user } = openRemotes();

  await user.click(await screen.findByRole('button', { name: '1 release of Clients' }));

  const release = within(within(screen.getByRole('table', { name: 'Releases of Clients' })).getAllByRole('row')[1]!);
  expect(release.getByText('Development')).toBeVisible();
  expect(release.getByText('01-Jul-2026, 18:00')).toBeVisible();
  expect(release.getByText('01234567')).toBeVisible();
  expect(release.getByText('40.0 KB')).toBeVisible();
  expect(release.getByText('entry 2.0 KB')).toBeVisible();
  expect(release.getByText('120')).toBeVisible();
  expect(release.getByText('8 failures')).toBeVisible();
  expect(release.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Clients: 4 drawing, 1 script (integrity); 120 loads',
    'On no screen: 2 starting (network), 1 network; 0 loads',
  ]);
  expect(release.getByText('1.3 s')).toBeVisible();
  expect(release.getByText('0.03')).toBeVisible();
});

test('tells where this server is that what runs there fails to load', async () => {
  const health = { screens: [CLIENTS, AT_START], vitals: {} };
  const settings = { development: buildSetting(), staging: buildSetting({ environment: 'staging' }) };
  answers(MATRIX, { data: buildMatrix(buildRemoteRow({ releases: [buildReleaseSummary({ health })], settings })) });

  openRemotes();

  const [development, staging] = (await rowOf('mfe-parties')).getAllByRole('cell');
  expect(development).toHaveTextContent('8 failures in 7 days');
  expect(staging).not.toHaveTextContent('failures');
});
