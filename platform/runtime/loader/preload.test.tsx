import type { ListedRemote } from '@siteledger/platform/contract';
import { buildListedRemote, buildListing, buildRoute } from '@siteledger/platform/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createLoader } from './loader';
import { preloadInIdleTime, preloadOnIntent } from './preload';

const things = buildListedRemote({ name: 'mfe-things', routes: [buildRoute('/things'), buildRoute('/things/:uuid')] });
const hidden = buildListedRemote({ name: 'mfe-hidden', routes: [buildRoute('/hidden', { permission: 'member' })] });
const listing = buildListing(things, hidden);

const isGranted = (required: string) => required === 'authenticated';

function watchLoads() {
  const loaded: string[] = [];
  const preloaded: string[] = [];
  window.siteledger = { preload: (path: string) => preloaded.push(path) } as unknown as Window['siteledger'];
  const screens: string[] = [];
  const routeOf = ({ path }: { path: string }) => ({
    path,
    lazy: () => {
      screens.push(path);
      return Promise.resolve({ Component: () => null });
    },
  });
  const loaderOf = (remote: ListedRemote) =>
    createLoader(() =>
      Promise.resolve(loaded.push(remote.name)).then(() => ({
        release: remote,
        routes: remote.descriptor.routes.map(routeOf),
      })),
    );
  return { loaded, preloaded, screens, loaderOf };
}

const links = (
  <>
    <a href="/things/7">Thing</a>
    <a href="/hidden">Hidden</a>
    <a href="https://elsewhere.example/things/7">Elsewhere</a>
  </>
);

let stop = () => undefined as void;

afterEach(() => {
  stop();
  jest.useRealTimers();
});

test.each([
  ['the pointer', fireEvent.pointerOver],
  ['the focus', fireEvent.focusIn],
])('what a link leads to is loaded when %s is on it', async (_what, comeTo) => {
  const { loaded, preloaded, screens, loaderOf } = watchLoads();
  stop = preloadOnIntent(listing, isGranted, loaderOf);
  render(links);

  comeTo(screen.getByRole('link', { name: 'Thing' }));

  expect(loaded).toEqual(['mfe-things']);
  expect(preloaded).toEqual(['/things/7']);
  await waitFor(() => expect(screens).toEqual(['/things/:uuid']));
});

test.each(['Hidden', 'Elsewhere'])(
  'nothing is loaded for a link that this user’s application does not lead to: %s',
  (name) => {
    const { loaded, loaderOf } = watchLoads();
    stop = preloadOnIntent(listing, isGranted, loaderOf);
    render(links);

    fireEvent.pointerOver(screen.getByRole('link', { name }));

    expect(loaded).toEqual([]);
  },
);

test('in idle time, once the first screen has had its turn, the remotes of the user’s menu are loaded', async () => {
  jest.useFakeTimers();
  const { loaded, loaderOf } = watchLoads();

  const done = preloadInIdleTime(listing, isGranted, loaderOf);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(loaded).toEqual([]);
  await jest.advanceTimersByTimeAsync(5_000);
  await done;

  expect(loaded).toEqual(['mfe-things']);
});
