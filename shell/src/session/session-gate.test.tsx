import {
  answers,
  buildTokenPair,
  refusal,
  renderPage,
  signedIn,
  watchDepartures,
} from '@siteledger/shared-lib/testing';
import { storeTokens } from '@siteledger/shared-lib/session';
import { screen, waitFor } from '@testing-library/react';
import { SessionGate } from './session-gate';

const renderGate = () =>
  renderPage(
    <SessionGate>
      <h1>Inside</h1>
    </SessionGate>,
  );

const at = (path: string) => window.history.replaceState(null, '', path);

test('lets a signed-in user in once their details are known', async () => {
  signedIn();

  renderGate();

  expect(screen.queryByText('Inside')).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Inside' })).toBeVisible();
});

test('sends everybody else to the sign-in page, and asks the server nothing', async () => {
  const { goTo } = watchDepartures();
  at('/projects/list?status=New');

  renderGate();

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/login?redirect=%2Fprojects%2Flist%3Fstatus%3DNew'));
  expect(screen.queryByText('Inside')).not.toBeInTheDocument();
});

test('signs a user out whose details cannot be fetched', async () => {
  const { goTo } = watchDepartures();
  at('/clients/list');
  storeTokens(buildTokenPair());
  answers('GET /user/details', refusal(403, { message: 'Forbidden' }));
  const logouts = answers('POST /logout', { message: 'Signed out.' });

  renderGate();

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/login?redirect=%2Fclients%2Flist'));
  await waitFor(() => expect(logouts).toHaveLength(1));
  expect(localStorage.getItem('siteledger.access_token')).toBeNull();
});

test('follows when another tab signs out', async () => {
  const { goTo } = watchDepartures();
  at('/clients/list');
  signedIn();
  renderGate();
  await screen.findByText('Inside');

  window.dispatchEvent(new StorageEvent('storage', { key: 'siteledger.access_token', oldValue: 'a', newValue: null }));

  expect(goTo).toHaveBeenCalledWith('/login?redirect=%2Fclients%2Flist');
});

test('shows nothing again to who goes back after signing out', async () => {
  const { goTo } = watchDepartures();
  at('/clients/list');
  signedIn();
  renderGate();
  await screen.findByText('Inside');

  localStorage.removeItem('siteledger.access_token');
  window.dispatchEvent(new Event('pageshow'));

  expect(goTo).toHaveBeenCalledWith('/login?redirect=%2Fclients%2Flist');
});
