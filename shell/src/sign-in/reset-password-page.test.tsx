import { isSignedIn } from '@siteledger/shared-lib/session';
import { answers, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { ResetPasswordPage } from './reset-password-page';

const LINK = { email: 'aisyah@example.test', token: 'from-the-mail' };
const DONE = 'Password changed. Please sign in.';
const DEAD = 'The link is not valid or has expired.';

function renderReset(link = LINK) {
  const onDone = jest.fn();
  return { onDone, ...renderPage(<ResetPasswordPage link={link} onDone={onDone} />) };
}

async function fill(user: ReturnType<typeof renderReset>['user'], password: string, again = password) {
  await user.type(screen.getByLabelText(/^\W*Password$/), password);
  await user.type(screen.getByLabelText(/Password confirmation/), `${again}{Enter}`);
}

test('sets the password that the link is for', async () => {
  const calls = answers('POST /reset-password', { message: DONE });
  const { user, onDone } = renderReset();
  expect(screen.getByText('aisyah@example.test')).toBeVisible();

  await fill(user, 'new horse');

  await waitFor(() => expect(onDone).toHaveBeenCalledWith({ text: DONE, email: LINK.email }));
  expect(calls[0]?.body).toEqual({ ...LINK, password: 'new horse', password_confirmation: 'new horse' });
});

test('refuses a short password and one that was typed differently, before sending anything', async () => {
  const { user } = renderReset();

  await fill(user, 'short', 'other');

  expect(await screen.findByText('Password field must be at least or equals to 6 characters.')).toBeVisible();
  expect(screen.getByText('Password confirmation must be equal to Password.')).toBeVisible();
  expect(screen.getByLabelText(/^\W*Password$/)).toHaveFocus();
});

test('asks for both', async () => {
  const { user } = renderReset();

  await user.click(screen.getByRole('button', { name: 'Set password' }));

  expect(await screen.findByText('Password is required.')).toBeVisible();
  expect(screen.getByText('Password confirmation is required.')).toBeVisible();
});

test('says of a used or expired link that it is, and leads to another', async () => {
  answers('POST /reset-password', refusal(422, { errors: { token: [DEAD] } }));
  const { user, onDone } = renderReset();

  await fill(user, 'new horse');

  expect(await screen.findByText(DEAD)).toHaveAttribute('role', 'alert');
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/forgot#aisyah%40example.test',
  );
  expect(onDone).not.toHaveBeenCalled();
});

test('says so at once of a link that was not copied whole', () => {
  renderReset({ email: 'aisyah', token: 'from-the-mail' });

  expect(screen.getByText(DEAD)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Set password' })).not.toBeInTheDocument();
});

test('keeps what was typed when the server failed', async () => {
  answers('POST /reset-password', refusal(500, { message: 'select * from users' }));
  const { user } = renderReset();

  await fill(user, 'new horse');

  expect(await screen.findByText('Something went wrong.')).toBeVisible();
  expect(screen.getByLabelText(/^\W*Password$/)).toHaveValue('new horse');
});

test('says that it ends the session of this browser, and ends it', async () => {
  signedIn();
  answers('POST /reset-password', { message: DONE });
  answers('POST /logout', { message: 'You are signed out.' });
  const { user, onDone } = renderReset();
  expect(screen.getByText('You are signed in here. Setting the password signs you out.')).toBeVisible();

  await fill(user, 'new horse');

  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(isSignedIn()).toBe(false);
});

test('shows each of the two passwords when asked to', async () => {
  const { user } = renderReset();

  await user.click(screen.getByRole('button', { name: 'Show password confirmation' }));

  expect(screen.getByLabelText(/Password confirmation/)).toHaveAttribute('type', 'text');
  expect(screen.getByLabelText(/^\W*Password$/)).toHaveAttribute('type', 'password');
});
