import { buildListedRemote, buildListing } from '@siteledger/platform/testing';

const HASH = 'A'.repeat(64);
const FILE = 'remoteEntry.1.js';
const OWN = '/remotes/mfe-cranes/1.0.0/';

/** Starts a page to which the registry lists the cranes at an address, with a copy of their files or without. */
async function startWith(place: { base_url: string; copy_url?: string }) {
  const remote = { ...buildListedRemote({ name: 'mfe-cranes', routes: [], nav: [] }), ...place };
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

test('a file that does not come from another origin is asked for here, held to the same hash', async () => {
  const cdn = 'https://cdn.example.test/mfe-cranes/1.0.0/';
  const { addressOfTry, integrityOf } = await startWith({ base_url: cdn, copy_url: OWN });

  const tries = [addressOfTry(cdn + FILE), addressOfTry(cdn + FILE), addressOfTry(cdn + FILE)];

  expect(tries).toEqual(
    [cdn, `${location.origin}${OWN}`, `${location.origin}${OWN}`].map(
      (base, index) => base + FILE + (index > 0 ? `?again=${index}` : ''),
    ),
  );
  expect(tries.map(integrityOf)).toEqual([1, 2, 3].map(() => `sha384-${HASH}`));
});

test('a file that lies here alone is asked for here again', async () => {
  const { addressOfTry } = await startWith({ base_url: OWN });
  const url = `${location.origin}${OWN}${FILE}`;

  expect([addressOfTry(url), addressOfTry(url)]).toEqual([url, `${url}?again=1`]);
});
