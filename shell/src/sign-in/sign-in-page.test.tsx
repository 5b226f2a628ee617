import { answers, buildTokenPair, network, refusal, renderPage } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SignInPage } from './sign-in-page';

const fetched: string[] = [];

beforeEach(() => {
  fetched.length = 0;
  const frame = '<script src="/assets/shell.js"></script><link rel="stylesheet" href="/assets/shell.css">';
  network.use(
    http.get('http://localhost/', () => HttpResponse.html(frame)),
    http.get('http://localhost/assets/:file', ({ params }) => {
      fetched.push(String(params.file));
      return new HttpResponse();
    }),
  );
});

function renderSignIn() {
  const [onSignedIn, onStep] = [jest.fn(), jest.fn()];
  return {
    onSignedIn,
    onStep,
    ...renderPage(<SignInPage onSignedIn={onSignedIn} onStep={onStep} />, { at: '/login' }),
  };
}

const email = () => screen.getByLabelText(/E-mail/);
const password = () => screen.getByLabelText(/^\W*Password$/);
const submit = () => screen.getByRole('button', { name: 'Sign in' });

test.each([
  ['no', true],
  ['yes', false],
  ['__HAS_USERS__', false],
])('says how the first user is created where the server knows of none: %s', (content, isSaid) => {
  document.head.innerHTML = `<meta name="has-users" content="${content}">`;
  renderSignIn();

  expect(screen.queryByText('node api/dist/admin.js create-super-admin <e-mail>') !== null).toBe(isSaid);
  document.head.innerHTML = '';
});

test('signs in and keeps the session', async () => {
  const calls = answers('POST /login', { data: buildTokenPair({ access_token: 'fresh' }) });
  const { user, onSignedIn } = renderSignIn();

  await user.type(email(), ' owner@demo.test ');
  await user.type(password(), 'siteledger{Enter}');

  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(calls[0]?.body).toEqual({ email: 'owner@demo.test', password: 'siteledger' });
  expect(localStorage.getItem('siteledger.access_token')).toBe('fresh');
});

test('asks for both fields before it sends anything', async () => {
  const { user } = renderSignIn();

  await user.click(submit());

  expect(await screen.findByText('E-mail is required.')).toBeVisible();
  expect(screen.getByText('Password is required.')).toBeVisible();
  expect(email()).toHaveFocus();
});

test('checks an e-mail once the field has been left', async () => {
  const { user } = renderSignIn();

  await user.type(email(), 'owner');
  expect(screen.queryByText('E-mail is not a valid email.')).not.toBeInTheDocument();
  await user.tab();

  expect(await screen.findByText('E-mail is not a valid email.')).toBeVisible();
  expect(email()).toHaveAccessibleDescription('E-mail is not a valid email.');
});

test('keeps what was typed and says beside the field what the server refuses', async () => {
  answers('POST /login', refusal(422, { errors: { email: ['E-mail or password is wrong.'] } }));
  const { user, onSignedIn } = renderSignIn();

  await user.type(email(), 'owner@demo.test');
  await user.type(password(), 'wrong{Enter}');

  expect(await screen.findByText('E-mail or password is wrong.')).toBeVisible();
  expect(email()).toHaveValue('owner@demo.test');
  expect(password()).toHaveValue('wrong');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('says that there were too many attempts, or that the server failed', async () => {
  answers('POST /login', refusal(429, { message: 'Too many attempts.' }));
  const { user } = renderSignIn();

  await user.type(email(), 'owner@demo.test');
  await user.type(password(), 'wrong{Enter}');
  expect(await screen.findByText('Too many attempts.')).toBeVisible();

  answers('POST /login', refusal(500, { message: 'select * from users' }));
  await user.click(submit());
  expect(await screen.findByText('Something went wrong.')).toBeVisible();
});

test.each([
  [503, { message: 'The service is busy. Try again in a moment.' }],
  // A proxy's own error page.
  [502, '<html><h1>502 Bad Gateway</h1></html>'],
])('asks to try again when the server is busy (%i), and keeps what was typed', async (status, body) => {
  network.use(
    http.post('*/login', () => HttpResponse.text(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  );
  const { user, onSignedIn } = renderSignIn();

  await user.type(email(), 'owner@demo.test');
  await user.type(password(), 'siteledger{Enter}');

  expect(await screen.findByText('The service is busy. Try again in a moment.')).toBeVisible();
  expect([email(), password()].map((field) => (field as HTMLInputElement).value)).toEqual([
    'owner@demo.test',
    'siteledger',
  ]);
  answers('POST /login', { data: buildTokenPair() });
  await user.click(submit());
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
});

test('rejects a submit while the form is already loading', async () => {
  let answer = () => undefined as void;
  const calls = answers('POST /login', async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { data: buildTokenPair() };
  });
  const { user, onSignedIn } = renderSignIn();

  await user.type(email(), 'owner@demo.test');
  await user.type(password(), 'siteledger{Enter}{Enter}');
  await waitFor(() => expect(calls).toHaveLength(1));
  answer();

  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(calls).toHaveLength(1);
});

test('shows the password when asked to', async () => {
  const { user } = renderSignIn();

  await user.click(screen.getByRole('button', { name: 'Show password' }));

  expect(password()).toHaveAttribute('type', 'text');
});

test('goes on to the second step, without a session, when the server asks for it', async () => {
  const step = { challenge: 'c', expires_in: 300, purpose: 'answer', methods: ['totp'] };
  answers('POST /login', { data: { second_factor: step } });
  const { user, onSignedIn, onStep } = renderSignIn();

  await user.type(email(), 'owner@demo.test');
  await user.type(password(), 'siteledger{Enter}');

  await waitFor(() => expect(onStep).toHaveBeenCalledWith(step));
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(localStorage.getItem('siteledger.access_token')).toBeNull();
});
