import { ListingContext } from '@siteledger/platform/runtime';
import type { RemoteListing } from '@siteledger/platform/contract';
import { apiUrl } from '@siteledger/shared-lib/session';
import { buildListedRemote, buildListing, buildRoute } from '@siteledger/platform/testing';
import { answers, network, renderPage } from '@siteledger/shared-lib/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { OverrideNotice } from './override-notice';

const ORIGIN = 'http://localhost:3102';

const published = buildListedRemote({ name: 'mfe-things', routes: [buildRoute('/things')] });

const paused: RemoteListing['paused'] = [
  {
    name: 'mfe-things',
    disable_mode: 'drain',
    message: null,
    until: null,
    changed_by: 'Lim Siew Ling',
    changed_at: '2026-07-01T01:00:00Z',
    routes: [buildRoute('/things')],
    nav: [],
  },
];

const buildOf = (name: string) => ({
  name,
  version: '9.0.0',
  entry: 'e.js',
  container: 'c',
  files: [],
  routes: [],
  nav: [],
});

const machineAnswers = (answer: () => Response | Promise<Response>) =>
  network.use(http.get(`${ORIGIN}/remote.json`, answer));

/** Starts a page whose user has agreed to run a remote from this machine; returns its listing. */
async function startAgreed(name: string, listing: Partial<RemoteListing> = {}) {
  sessionStorage.setItem('siteledger.remote_overrides', JSON.stringify({ [name]: ORIGIN }));
  Object.assign(window, { SHELL_FILES: {}, DOOR_FILES: {}, WATCHED: false });
  answers('GET /remotes', { data: { ...buildListing(published), ...listing } });
  await jest.isolateModulesAsync(async () => {
    const { boot } = await import('@siteledger/platform/boot');
    boot({ listingUrl: `${apiUrl()}/remotes`, token: () => null });
  });
  return window.siteledger.firstListing;
}

const renderNotice = (listing: RemoteListing) =>
  renderPage([
    {
      path: '*',
      element: (
        <ListingContext value={listing}>
          <h1>Some screen</h1>
          <OverrideNotice />
        </ListingContext>
      ),
    },
  ]);

const versionsOf = ({ remotes }: RemoteListing) => remotes.map(({ name, version }) => `${name} ${version}`);

afterEach(() => sessionStorage.clear());

test('says which build of this machine the tab runs', async () => {
  machineAnswers(() => HttpResponse.json(buildOf('mfe-things')));

  const listing = await startAgreed('mfe-things');
  renderNotice(listing);

  expect(versionsOf(listing)).toEqual(['mfe-things 9.0.0']);
  expect(await screen.findByText(`This tab runs mfe-things from ${ORIGIN}.`)).toBeVisible();
});

test.each([
  ['does not answer', () => HttpResponse.error()],
  ['answers with an error', () => HttpResponse.json(buildOf('mfe-things'), { status: 500 })],
  ['is of another remote', () => HttpResponse.json(buildOf('mfe-other'))],
  ['is no build', () => HttpResponse.json({ name: 'mfe-things' })],
])('claims no build that %s, and says what to do', async (_what, answer) => {
  machineAnswers(answer);

  const listing = await startAgreed('mfe-things');
  renderNotice(listing);

  expect(versionsOf(listing)).toEqual(['mfe-things 1.0.0']);
  const advice = `There is no build of mfe-things at ${ORIGIN}: start it and load the page again.`;
  expect(await screen.findByText(`${advice} Until then this tab runs what is published.`)).toBeVisible();
  expect(screen.queryByText(/This tab runs mfe-things/)).not.toBeInTheDocument();
});

test('runs a remote that nobody has published yet, and says so', async () => {
  machineAnswers(() => HttpResponse.json(buildOf('mfe-cranes')));

  const listing = await startAgreed('mfe-cranes');
  renderNotice(listing);

  expect(versionsOf(listing)).toEqual(['mfe-things 1.0.0', 'mfe-cranes 9.0.0']);
  expect(await screen.findByText(`This tab runs mfe-cranes from ${ORIGIN}.`)).toBeVisible();
});

test('runs a remote that is paused for everybody else, and says so', async () => {
  machineAnswers(() => HttpResponse.json(buildOf('mfe-things')));

  const listing = await startAgreed('mfe-things', { remotes: [], paused });
  renderNotice(listing);

  expect(versionsOf(listing)).toEqual(['mfe-things 9.0.0']);
  expect(listing.paused).toEqual([]);
  expect(await screen.findByText(`This tab runs mfe-things from ${ORIGIN}.`)).toBeVisible();
});

test('runs nothing of this machine in production, and claims nothing', async () => {
  const listing = await startAgreed('mfe-things', { environment: 'production' });
  renderNotice(listing);

  expect(versionsOf(listing)).toEqual(['mfe-things 1.0.0']);
  expect(await screen.findByRole('heading', { name: 'Some screen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reset' })).not.toBeInTheDocument();
});
