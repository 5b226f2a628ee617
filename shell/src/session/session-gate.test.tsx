import { record, text } from '@siteledger/shared-lib/domain';
import { Form, TextField } from '@siteledger/shared-lib/form';
import {
  answers,
  brokenOff,
  buildCurrentUser,
  buildTokenPair,
  refusal,
  renderPage,
  signedIn,
  unreachable,
  watchDepartures,
} from '@siteledger/shared-lib/testing';
import { isSignedIn, previousPath, storeImpersonation, storeTokens } from '@siteledger/shared-lib/session';
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
  at('/profile/change-password?from=menu');

  renderGate();

  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/login?redirect=%2Fprofile%2Fchange-password%3Ffrom%3Dmenu'));
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

test('asks again who is there when no server answers, as in a page that is being left', async () => {
  const { goTo } = watchDepartures();
  signedIn();
  const replies = [unreachable(), refusal(503), { data: buildCurrentUser() }];
  const calls = answers('GET /user/details', () => replies.shift()!);

  renderGate();

  expect(await screen.findByRole('heading', { name: 'Inside' }, { timeout: 10_000 })).toBeVisible();
  expect(calls).toHaveLength(3);
  expect(goTo).not.toHaveBeenCalled();
  expect(isSignedIn()).toBe(true);
});

test('asks again when the answer is broken off, and signs nobody out for it', async () => {
  const { goTo } = watchDepartures();
  signedIn();
  const replies = [brokenOff(), { data: buildCurrentUser() }];
  answers('GET /user/details', () => replies.shift()!);

  renderGate();

  expect(await screen.findByRole('heading', { name: 'Inside' }, { timeout: 10_000 })).toBeVisible();
  expect(goTo).not.toHaveBeenCalled();
  expect(isSignedIn()).toBe(true);
});

test('comes back as long as the server asks for that, and signs nobody out for it', async () => {
  const { goTo } = watchDepartures();
  signedIn();
  const tooMany = () => refusal(429, { message: 'Too many attempts. Try again later.' });
  const replies = [tooMany(), tooMany(), tooMany(), { data: buildCurrentUser() }];
  answers('GET /user/details', () => replies.shift()!);

  renderGate();

  expect(await screen.findByRole('heading', { name: 'Inside' }, { timeout: 10_000 })).toBeVisible();
  expect(goTo).not.toHaveBeenCalled();
  expect(isSignedIn()).toBe(true);
});

test('signs a user out whom no server knows after three times', async () => {
  const { goTo } = watchDepartures();
  signedIn();
  const calls = answers('GET /user/details', unreachable());
  answers('POST /logout', unreachable());

  renderGate();

  await waitFor(() => expect(goTo).toHaveBeenCalled(), { timeout: 10_000 });
  expect(calls).toHaveLength(3);
  expect(isSignedIn()).toBe(false);
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

test('an impersonation ends with the session that it was begun in, whichever tab ends that', async () => {
  watchDepartures();
  signedIn();
  storeImpersonation({ access_token: 'theirs', token_id: '7', name: 'Aisyah' });
  renderGate();
  await screen.findByText('Inside');

  window.dispatchEvent(new StorageEvent('storage', { key: 'siteledger.access_token', oldValue: 'a', newValue: null }));

  expect(sessionStorage.getItem('siteledger.impersonation_token')).toBeNull();
});

test('starts again for who goes back to a page that somebody else had open before', async () => {
  const { reload, goTo } = watchDepartures();
  signedIn();
  renderGate();
  await screen.findByText('Inside');
  const returns = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  window.dispatchEvent(new Event('pagehide'));
  returns();
  expect(reload).not.toHaveBeenCalled();
  storeTokens(buildTokenPair({ access_token: 'of somebody else' }));
  returns();

  expect(reload).toHaveBeenCalledTimes(1);
  expect(goTo).not.toHaveBeenCalled();
});

test('remembers where the user was for an address that is typed by hand', async () => {
  watchDepartures();
  at('/clients/list?page=2');
  signedIn();
  renderGate();
  await screen.findByText('Inside');

  window.dispatchEvent(new Event('pagehide'));

  expect(previousPath()).toBe('/clients/list?page=2');
});

test('gives nobody what somebody else had typed in this tab', async () => {
  sessionStorage.setItem('siteledger.drafts_of', 'aisyah');
  sessionStorage.setItem('siteledger.draft:/clients/list/create:New client', '{"name":"Seri Maju"}');
  signedIn({ uuid: 'aisyah' });

  renderGate().unmount();
  renderGate();
  await screen.findByText('Inside');
  expect(sessionStorage.getItem('siteledger.draft:/clients/list/create:New client')).not.toBeNull();
  signedIn({ uuid: 'lim' });
  renderGate();

  await waitFor(() => expect(sessionStorage.getItem('siteledger.draft:/clients/list/create:New client')).toBeNull());
});

test('a reload offers again what was being typed, to the same user', async () => {
  const form = (
    <SessionGate>
      <Form label="Client" schema={record({ name: text('Name') })} initialValues={{}} onSubmit={async () => undefined}>
        <TextField name="name" />
      </Form>
    </SessionGate>
  );
  signedIn({ uuid: 'aisyah' });
  const before = renderPage(form);
  await before.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Seri Maju');

  window.dispatchEvent(new Event('pagehide'));
  before.unmount();
  renderPage(form);

  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Seri Maju');
  expect(await screen.findByText('Draft restored.')).toBeVisible();
});

test('nothing typed is kept when another tab signs out by hand', async () => {
  watchDepartures();
  signedIn();
  renderGate();
  await screen.findByText('Inside');
  sessionStorage.setItem('siteledger.bulk-payment.aisyah', '{"entries":[]}');
  sessionStorage.setItem('siteledger.draft:/clients/list/create:New client', '{"name":"Seri Maju"}');

  localStorage.setItem('siteledger.signed_out', '1');
  localStorage.removeItem('siteledger.access_token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'siteledger.access_token', oldValue: 'a', newValue: null }));
  window.dispatchEvent(new Event('pagehide'));

  expect(Object.keys(sessionStorage).filter((key) => key !== 'siteledger.previous_path')).toEqual([]);
});
