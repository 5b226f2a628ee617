import { answers, buildTokenPair, never, renderPage, watchDepartures } from '@siteledger/shared-lib/testing';
import { rememberPath, storeTokens } from '@siteledger/shared-lib/session';
import { Link } from '@siteledger/shared-lib/router';
import { screen, waitFor } from '@testing-library/react';
import { LogoutPage } from './logout-page';

test('ends the session without waiting for the server, and remembers the path before', async () => {
  const { goTo } = watchDepartures();
  storeTokens(buildTokenPair());
  const logouts = answers('POST /logout', never);
  const { user } = renderPage([
    {
      path: '/',
      element: (
        <Link to="/logout" state={{ from: '/projects/list?page=2' }}>
          Leave
        </Link>
      ),
    },
    { path: '/logout', element: <LogoutPage /> },
  ]);

  await user.click(screen.getByRole('link', { name: 'Leave' }));

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/login?redirect=%2Fprojects%2Flist%3Fpage%3D2'));
  expect(localStorage.getItem('siteledger.access_token')).toBeNull();
  await waitFor(() => expect(logouts[0]?.body).toEqual({ refresh_token: 'refresh-1' }));
});

test('remembers the path before also when the address was typed by hand', async () => {
  const { goTo } = watchDepartures();
  storeTokens(buildTokenPair());
  rememberPath('/clients/list?page=2');
  answers('POST /logout', { message: 'You are signed out.' });

  renderPage([{ path: '/logout', element: <LogoutPage /> }], { at: '/logout' });

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/login?redirect=%2Fclients%2Flist%3Fpage%3D2'));
});

test('takes everything of the session with it, and leaves the look and the columns', async () => {
  watchDepartures();
  storeTokens(buildTokenPair());
  answers('POST /logout', { message: 'You are signed out.' });
  sessionStorage.setItem('siteledger.bulk-payment.aisyah', '{"entries":[["e-1",{}]]}');
  sessionStorage.setItem('siteledger.draft:/clients/list/create:New client', '{"name":"Seri Maju"}');
  sessionStorage.setItem('siteledger.drafts_of', 'aisyah');
  sessionStorage.setItem('siteledger.impersonation_token', 'theirs');
  localStorage.setItem('siteledger.a_new_key', 'of the session');
  localStorage.setItem('siteledger.theme', 'dark');
  localStorage.setItem('siteledger.columns.projects', '{"hidden":["budget"]}');

  renderPage([{ path: '/logout', element: <LogoutPage /> }], { at: '/logout' });

  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
  expect(Object.keys(localStorage).sort()).toEqual([
    'siteledger.app_version',
    'siteledger.columns.projects',
    'siteledger.signed_out',
    'siteledger.theme',
  ]);
});
