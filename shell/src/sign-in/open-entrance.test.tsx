import { storeTokens } from '@siteledger/shared-lib/session';
import { answers, buildTokenPair, network, renderPage, watchDepartures } from '@siteledger/shared-lib/testing';
import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useEffect, useState, type ReactElement } from 'react';
import { openEntrance } from './open-entrance';

function Root() {
  const [shown, setShown] = useState<ReactElement | null>(null);
  useEffect(() => openEntrance(setShown), []);
  return shown;
}

function visit(path: string) {
  window.history.replaceState(null, '', path);
  return { ...watchDepartures(), ...renderPage(<Root />) };
}

const signsIn = () => {
  storeTokens(buildTokenPair());
  window.dispatchEvent(new StorageEvent('storage', { key: 'siteledger.access_token', oldValue: null, newValue: 'a' }));
};

test('the sign-in page leads who has forgotten the password on, with the e-mail that was typed', async () => {
  network.use(http.get('http://localhost/', () => HttpResponse.html('')));
  const { user } = visit('/login?redirect=%2Fclients%2Flist');

  await user.type(screen.getByLabelText(/E-mail/), 'aisyah@example.test');

  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
    'href',
    '/forgot?redirect=%2Fclients%2Flist#aisyah%40example.test',
  );
});

test('a signed-in visitor of the sign-in page continues to the requested page', () => {
  storeTokens(buildTokenPair());

  const { goTo } = visit('/login?redirect=%2Fclients%2Flist%23top');

  expect(goTo).toHaveBeenCalledWith('/clients/list#top');
  expect(sessionStorage.getItem('siteledger.arrival')).toBe('/clients/list');
});

test('goes on when another tab signs in, or when "Back" brings the page back to who has', () => {
  const { goTo } = visit('/login');

  act(signsIn);
  expect(goTo).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  expect(goTo).toHaveBeenCalledTimes(2);
});

test('a password may be forgotten by who is signed in, here or in another tab', async () => {
  const { goTo } = visit('/forgot');

  expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeVisible();
  act(signsIn);

  expect(goTo).not.toHaveBeenCalled();
});

test('after setting a password one signs in with it, and the used link is no longer in the address', async () => {
  answers('POST /reset-password', { message: 'Password changed. Please sign in.' });
  const { user } = visit('/password/reset/aisyah%40example.test/from-the-mail');

  await user.type(await screen.findByLabelText(/^\W*Password$/), 'new horse');
  await user.type(screen.getByLabelText(/Password confirmation/), 'new horse{Enter}');

  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(screen.getByText('Password changed. Please sign in.')).toBeVisible();
  expect(window.location.pathname).toBe('/login');
  expect(screen.getByLabelText(/E-mail/)).toHaveValue('aisyah@example.test');
  expect(screen.getByLabelText(/^\W*Password$/)).toHaveFocus();
  expect(document.title).toBe('Sign in · Siteledger');
});
