import { buildListedRemote, buildListing } from '@siteledger/platform/testing';

const HASH = 'A'.repeat(64);
const FILE = 'remoteEntry.1.js';
const FOLDER = '/remotes/mfe-cranes/1.0.0/';

/** Starts a page whose registry lists the cranes remote. */
async function start() {
  const remote = { ...buildListedRemote({ name: 'mfe-cranes', routes: [], nav: [] }), base_url: FOLDER };
  const data = buildListing({ ...remote, entry: FILE, files: [{ path: FILE, sha384: HASH, bytes: 1 }] });
  Object.assign(window, { SHELL_FILES: {}, DOOR_FILES: {}, WATCHED: false });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue({ ok: true, json: async () => ({ data }) } as Response);
  await jest.isolateModulesAsync(async () => {
    const { boot } = await import('@siteledger/platform/boot');
    boot({ listingUrl: '/planted/remotes', token: () => null });
  });
  await window.siteledger.firstListing;
  return window.siteledger;
}

beforeAll(() => {
  globalThis.fetch ??= jest.fn();
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('a file that did not come is asked for by an address of its own, held to the same hash', async () => {
  const { addressOfTry, integrityOf } = await start();
  const url = `${location.origin}${FOLDER}${FILE}`;

  const tries = [addressOfTry(url), addressOfTry(url), addressOfTry(url)];

  expect(tries).toEqual([url, `${url}?again=1`, `${url}?again=2`]);
  expect(tries.map(integrityOf)).toEqual([1, 2, 3].map(() => `sha384-${HASH}`));
});
