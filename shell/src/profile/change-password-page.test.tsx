import { answers, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen } from '@testing-library/react';
import { ownRoutes } from '../own-routes';
import { ChangePasswordPage } from './change-password-page';

async function fill(user: ReturnType<typeof renderPage>['user'], current: string, next: string, again = next) {
  await user.type(screen.getByLabelText(/Current password/), current);
  await user.type(screen.getByLabelText(/^\W*Password$/), next);
  await user.type(screen.getByLabelText(/Password confirmation/), again);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

beforeEach(() => void signedIn());

test('is what /profile leads to', async () => {
  const { router } = renderPage(ownRoutes.inFrame, { at: '/profile' });

  expect(await screen.findByRole('heading', { name: 'Change password' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/profile/change-password');
});

test('changes the password and forgets what was typed', async () => {
  const calls = answers('PUT /user/password', { message: 'Password changed.' });
  const { user } = renderPage(<ChangePasswordPage />);

  await fill(user, 'siteledger', 'siteledger2');

  expect(await screen.findByText('Password changed.')).toBeVisible();
  expect(calls[0]?.body).toEqual({
    current_password: 'siteledger',
    password: 'siteledger2',
    password_confirmation: 'siteledger2',
  });
  expect(screen.getByLabelText(/Current password/)).toHaveValue('');
});

test('refuses a short password and one that was typed differently, before sending anything', async () => {
  const { user } = renderPage(<ChangePasswordPage />);

  await fill(user, 'siteledger', 'short', 'other');

  expect(await screen.findByText('Password field must be at least or equals to 6 characters.')).toBeVisible();
  expect(screen.getByText('Password confirmation must be equal to Password.')).toBeVisible();
});

test('says beside the field that the current password is wrong', async () => {
  answers('PUT /user/password', refusal(422, { errors: { current_password: ['Current password is not correct.'] } }));
  const { user } = renderPage(<ChangePasswordPage />);

  await fill(user, 'wrong', 'siteledger2');

  expect(await screen.findByText('Current password is not correct.', { selector: 'p' })).toBeVisible();
  expect(screen.getByLabelText(/Current password/)).toHaveAccessibleDescription('Current password is not correct.');
  expect(screen.getByLabelText(/Current password/)).toHaveFocus();
  expect(screen.getByLabelText(/^\W*Password$/)).toHaveValue('siteledger2');
});

test('keeps what was typed when there were too many attempts', async () => {
  answers('PUT /user/password', refusal(429, { message: 'Too many attempts. Try again later.' }));
  const { user } = renderPage(<ChangePasswordPage />);

  await fill(user, 'wrong', 'siteledger2');

  expect(await screen.findByText('Too many attempts. Try again later.')).toBeVisible();
  expect(screen.getByLabelText(/Current password/)).toHaveValue('wrong');
});

test('leads who has forgotten the current password to a link by mail', () => {
  renderPage(<ChangePasswordPage />);

  expect(screen.getByRole('link', { name: 'Forgot your current password?' })).toHaveAttribute('href', '/forgot');
});

test('changes nobody else’s password', async () => {
  signedIn({ name: 'Aisyah', impersonated_by: { name: 'Super', email: 'super@demo.test' } });

  renderPage(<ChangePasswordPage />);

  expect(await screen.findByText(/^You are impersonating Aisyah\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument();
});
