import { buildListedRemote, buildListing } from '@siteledger/platform/testing';
import { followBuilds } from './follow-builds';

const ORIGIN = 'http://localhost:3102';

function listingOf(base_url: string, follower?: string) {
  const remote = { ...buildListedRemote({ name: 'mfe-cranes', routes: [], nav: [] }), base_url, entry: 'e.1.js' };
  return buildListing({ ...remote, descriptor: { ...remote.descriptor, ...(follower && { follower }) } });
}

const started = () => [...document.head.querySelectorAll('script')];

beforeEach(() => {
  document.head.replaceChildren();
  window.siteledger = {
    overrides: { 'mfe-cranes': { origin: ORIGIN, isRunning: true } },
    integrityOf: (url: string) => `hash of ${url}`,
  } as unknown as Window['siteledger'];
});

test('starts the script of a build that this tab has agreed to, held to its hash', () => {
  followBuilds(listingOf(`${ORIGIN}/`, 'follow-build.js'));

  const [script] = started();
  expect(script).toHaveProperty('src', `${ORIGIN}/follow-build.js`);
  expect(script).toHaveProperty('integrity', `hash of ${ORIGIN}/follow-build.js`);
  expect({ ...script?.dataset }).toEqual({ remote: 'mfe-cranes', entry: 'e.1.js' });
});

test.each([
  ['of a build without one', `${ORIGIN}/`, undefined],
  ['of what is published', '/remotes/mfe-cranes/1.0.0/', 'follow-build.js'],
  ['of another address', 'https://evil.test/', 'follow-build.js'],
])('starts no script %s', (_, base_url, follower) => {
  followBuilds(listingOf(base_url, follower));

  expect(started()).toEqual([]);
});
