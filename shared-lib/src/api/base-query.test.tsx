import { setServerTime, todayInKualaLumpur } from '@siteledger/shared-lib/domain';
import { storeImpersonation, storeTokens } from '@siteledger/shared-lib/session';
import {
  answers,
  buildCurrentUser,
  buildTokenPair,
  refusal,
  renderPage,
  unreachable,
  watchDepartures,
} from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { api, useUserDetailsQuery } from './api';
import { baseQuery } from './base-query';
import { takeFirstAnswersFrom } from './first-answers';
import { staysOnPath } from './stays-on-path';

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    rows: build.query<{ data: string[]; total: number }, void>({
      query: () => ({ url: '/rows', params: { status: ['New', 'On Going'], search: '' } }),
    }),
    changeRow: build.mutation<unknown, void>({
      query: () => ({ url: '/rows/1', method: 'PUT', body: {}, version: 4, idempotencyKey: 'key-1' }),
    }),
  }),
});

const Name = () => {
  const { data, error } = useUserDetailsQuery();
  return <p>{data?.name ?? (error ? 'failed' : 'waiting')}</p>;
};

const user = { data: buildCurrentUser({ name: 'Aisyah' }) };
const renewed = { data: buildTokenPair({ access_token: 'access-2', refresh_token: 'refresh-2' }) };

test('carries the token of the impersonation when there is one', async () => {
  storeTokens(buildTokenPair());
  storeImpersonation({ access_token: 'theirs', token_id: '7', name: 'Aisyah' });
  const calls = answers('GET /user/details', user);

  renderPage(<Name />);

  await screen.findByText('Aisyah');
  expect(calls[0]?.headers.get('Authorization')).toBe('Bearer theirs');
});

test.each([
  '/clients/../users',
  '/clients/..',
  '/clients/./x',
  '/clients/',
  '/clients/a%2f..',
  '/clients/%',
  '/clients/ ',
  'users',
])('does not ask %s, which would lead elsewhere', async (url) => {
  storeTokens(buildTokenPair());
  const calls = answers('GET /:anything*', user);
  const context = { type: 'query' } as Parameters<typeof baseQuery>[1];

  const answer = await baseQuery(url, context, {});

  expect([answer.error?.status, calls]).toEqual([404, []]);
});

test.each([
  '/clients/0f8fad5b-d9cb-469f-a165-70867728950e',
  '/remotes/mfe-x/releases/1.0.0-dev.1+b',
  '/roles/4?x=/../',
])('asks %s', async (url) => {
  expect(staysOnPath(url)).toBe(true);
});

test('takes the time from the server', async () => {
  storeTokens(buildTokenPair());
  answers('GET /user/details', () => Response.json(user, { headers: { date: 'Sun, 28 Feb 2100 17:00:00 GMT' } }));

  renderPage(<Name />);

  await screen.findByText('Aisyah');
  expect(todayInKualaLumpur()).toBe('2100-03-01');
  setServerTime(new Date().toUTCString());
});

test('refreshes an expired session and repeats the call unnoticed', async () => {
  const { goTo } = watchDepartures();
  storeTokens(buildTokenPair());
  const calls = answers('GET /user/details', ({ headers }) =>
    headers.get('Authorization') === 'Bearer access-2' ? user : refusal(418, { message: 'Expired' }),
  );
  answers('POST /refresh', renewed);

  renderPage(<Name />);

  await screen.findByText('Aisyah');
  expect(calls).toHaveLength(2);
  expect(goTo).not.toHaveBeenCalled();
});

test('refreshes shortly before the session expires, before it is refused', async () => {
  storeTokens(buildTokenPair({ expires_in: 30 }));
  const calls = answers('GET /user/details', user);
  answers('POST /refresh', renewed);

  renderPage(<Name />);

  await screen.findByText('Aisyah');
  expect(calls.map((call) => call.headers.get('Authorization'))).toEqual(['Bearer access-2']);
});

test('leads to the sign-in page and back to this path when the session is over', async () => {
  const { goTo } = watchDepartures();
  window.history.replaceState(null, '', '/projects/list?page=2');
  storeTokens(buildTokenPair());
  answers('GET /user/details', refusal(418));
  answers('POST /refresh', refusal(418));

  renderPage(<Name />);

  await screen.findByText('failed');
  expect(goTo).toHaveBeenCalledWith('/login?redirect=%2Fprojects%2Flist%3Fpage%3D2');
  expect(localStorage.getItem('siteledger.access_token')).toBeNull();
});

test('stays on the sign-in page when it is there already', async () => {
  const { goTo } = watchDepartures();
  window.history.replaceState(null, '', '/login');
  answers('GET /user/details', refusal(418));

  renderPage(<Name />);

  await screen.findByText('failed');
  expect(goTo).not.toHaveBeenCalled();
});

test('returns from an impersonation that has ended to the user’s own session', async () => {
  const { goTo } = watchDepartures();
  storeTokens(buildTokenPair());
  storeImpersonation({ access_token: 'theirs', token_id: '7', name: 'Aisyah' });
  answers('GET /user/details', refusal(418));

  renderPage(<Name />);

  await screen.findByText('failed');
  expect(goTo).toHaveBeenCalledWith('/');
  expect(sessionStorage.getItem('siteledger.impersonation_token')).toBeNull();
  expect(localStorage.getItem('siteledger.access_token')).toBe('access-1');
});

test('signs nobody out when the session cannot be refreshed for want of a network', async () => {
  const { goTo } = watchDepartures();
  storeTokens(buildTokenPair());
  answers('GET /user/details', refusal(418));
  answers('POST /refresh', unreachable());

  renderPage(<Name />);

  await screen.findByText('failed');
  expect(goTo).not.toHaveBeenCalled();
  expect(localStorage.getItem('siteledger.refresh_token')).toBe('refresh-1');
});

test.each([
  ['JSON', () => refusal(500, { message: 'select * from users' })],
  ['a page', () => new Response('<h1>Internal Server Error</h1>', { status: 500 })],
])('tells of a server failure, answered in %s, in a toast that stays until it is closed', async (_, failure) => {
  storeTokens(buildTokenPair());
  answers('GET /user/details', () => failure());

  const { user: person } = renderPage(<Name />);

  const toast = await screen.findByText(
    'Something went wrong. Try refresh the page or contact the admin if the problem persist.',
  );
  expect(screen.getByRole('alert')).toContainElement(toast);
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(toast).not.toBeInTheDocument();
});

test.each([
  ['JSON', () => refusal(502, { message: 'Bad Gateway' })],
  ['a page', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
])('asks again who is signed in when a proxy found no server and answered in %s', async (_, failure) => {
  storeTokens(buildTokenPair());
  const outcomes = [failure(), Response.json(user)];
  answers('GET /user/details', () => outcomes.shift()!);

  renderPage(<Name />);

  expect(await screen.findByText('Aisyah')).toBeVisible();
});

test('reads a list that an API wraps once more', async () => {
  const calls = answers('GET /rows', { data: { data: ['one'], total: 1 } });
  const { store } = renderPage(<p />);

  const { data } = await store.dispatch(endpoints.endpoints.rows.initiate());

  expect(data).toEqual({ data: ['one'], total: 1 });
  expect(calls[0]?.query.toString()).toBe('status=New&status=On+Going');
});

test('sends the version that was read and the key of the first try', async () => {
  const calls = answers('PUT /rows/:id', { data: {} });
  const { store } = renderPage(<p />);

  await store.dispatch(endpoints.endpoints.changeRow.initiate());

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.headers.get('If-Match')).toBe('"4"');
  expect(calls[0]?.headers.get('Idempotency-Key')).toBe('key-1');
});

test('takes an answer that the page has already, and makes the call otherwise', async () => {
  storeTokens(buildTokenPair());
  const calls = answers('GET /user/details', user);
  const take = jest.fn().mockResolvedValueOnce({ body: { data: buildCurrentUser({ name: 'Badrul' }) }, date: null });
  takeFirstAnswersFrom({ take, drop: jest.fn() });
  renderPage(<Name />);
  await screen.findByText('Badrul');

  expect(take).toHaveBeenCalledWith(expect.stringMatching(/\/user\/details$/), buildTokenPair().access_token);
  expect(calls).toHaveLength(0);
});

test('drops the answers that nobody has taken before a change', async () => {
  storeTokens(buildTokenPair());
  answers('PUT /rows/1', {});
  const drop = jest.fn();
  takeFirstAnswersFrom({ take: () => undefined, drop });
  const { store } = renderPage(<p />);
  await store.dispatch(endpoints.endpoints.changeRow.initiate());

  expect(drop).toHaveBeenCalled();
});
