import { LoadFailure, createLoader } from '@siteledger/platform/runtime';
import { buildListedRemote, buildListing, buildRoute } from '@siteledger/platform/testing';
import { renderPage, watchDepartures } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { SignedOut } from './signed-out';

const listed = buildListing(
  buildListedRemote({ routes: [buildRoute('/clients/list'), buildRoute('/clients/list/:uuid')] }),
);

function open(path: string, load = async () => listed) {
  window.history.replaceState(null, '', path);
  const departures = watchDepartures();
  const loader = createLoader(load);
  void loader.start();
  renderPage(<SignedOut loader={loader} />);
  return departures;
}

test.each(['/', '/profile', '/profile/sessions', '/recovery?safe', '/why', '/clients/list', '/clients/list/7?tab=2'])(
  'a path of the product leads to the sign-in page: %s',
  async (path) => {
    const { goTo } = open(path);

    await waitFor(() => expect(goTo).toHaveBeenCalledTimes(1));
    expect(goTo.mock.calls[0]![0]).toMatch(/^\/login/);
  },
);

test.each(['/nope', '/clients', '/404'])('an unknown path shows /404 without a sign-in: %s', async (path) => {
  const { goTo } = open(path);

  expect(await screen.findByRole('heading', { name: 'There is no page at this address.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(window.location.pathname).toBe('/404');
  expect(document.title).toBe('Page not found · Siteledger');
  expect(goTo).not.toHaveBeenCalled();
});

test('every path leads to the sign-in page in a tab that was started without remotes, and comes back to it', async () => {
  const { goTo } = open('/clients/list?safe', async () => buildListing());

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/login?redirect=%2Fclients%2Flist%3Fsafe'));
});

test('every path leads to the sign-in page while no registry says which there are', async () => {
  const { goTo } = open('/nope', () => Promise.reject(new LoadFailure('incompatible', [])));

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/login?redirect=%2Fnope'));
});
