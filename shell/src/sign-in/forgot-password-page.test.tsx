import { answers, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen } from '@testing-library/react';
import { ForgotPasswordPage } from './forgot-password-page';

const ANSWER = 'If there is an account with this e-mail, a link to set a new password is on its way.';

beforeEach(() => window.history.replaceState(null, '', '/forgot'));

const email = () => screen.getByLabelText(/E-mail/);
const send = () => screen.getByRole('button', { name: 'Send the link' });

test('asks for a link and shows the one answer that there is', async () => {
  const calls = answers('POST /forgot-password', { message: ANSWER });
  const { user } = renderPage(<ForgotPasswordPage />);

  await user.type(email(), ' aisyah@example.test {Enter}');

  expect(await screen.findByText(ANSWER)).toHaveAttribute('role', 'status');
  expect(calls[0]?.body).toEqual({ email: 'aisyah@example.test' });
  expect(screen.getByText('aisyah@example.test')).toBeVisible();
  expect(document.title).toBe('Forgot password · Siteledger');
});

test('lets one ask again with the e-mail that was typed', async () => {
  answers('POST /forgot-password', { message: ANSWER });
  const { user } = renderPage(<ForgotPasswordPage />);
  await user.type(email(), 'aisyah@example.test{Enter}');

  const again = await screen.findByRole('button', { name: 'Ask again' });
  expect(again).toHaveFocus();
  await user.click(again);

  expect(email()).toHaveValue('aisyah@example.test');
});

test('asks for an e-mail, and for a valid one, before it sends anything', async () => {
  const { user } = renderPage(<ForgotPasswordPage />);

  await user.click(send());
  expect(await screen.findByText('E-mail is required.')).toBeVisible();
  expect(email()).toHaveFocus();
  await user.type(email(), 'aisyah');

  expect(await screen.findByText('E-mail is not a valid email.')).toBeVisible();
});

test('keeps what was typed when there were too many attempts', async () => {
  answers('POST /forgot-password', refusal(429, { message: 'Too many attempts. Try again later.' }));
  const { user } = renderPage(<ForgotPasswordPage />);

  await user.type(email(), 'aisyah@example.test{Enter}');

  expect(await screen.findByText('Too many attempts. Try again later.')).toBeVisible();
  expect(email()).toHaveValue('aisyah@example.test');
});

test('starts with the e-mail that was typed before, and leads back to where one wanted to go', () => {
  window.history.replaceState(null, '', '/forgot?redirect=%2Fclients%2Flist#o%27ng%40example.test');

  renderPage(<ForgotPasswordPage />);

  expect(email()).toHaveValue("o'ng@example.test");
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fclients%2Flist',
  );
});

test('leads who is signed in back to the product', () => {
  signedIn();

  renderPage(<ForgotPasswordPage />);

  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
});
