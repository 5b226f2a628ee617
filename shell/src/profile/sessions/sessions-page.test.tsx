import { answers, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { SessionsPage } from './sessions-page';

const times = { created_at: '2026-07-01T02:00:00Z', last_used_at: '2026-07-01T05:30:00Z' };
const HERE = { id: 's1', device: 'Chrome on Windows', address: '203.0.113.7', ...times, is_current: true };
const PHONE = { id: 's2', device: 'Safari on iOS', address: '198.51.100.20', ...times, is_current: false };
const OLD = { id: 's3', device: 'Unknown device', address: null, ...times, is_current: false };

async function renderPlaces(...places: object[]) {
  signedIn();
  answers('GET /user/sessions', { data: places });
  const { user } = renderPage(<SessionsPage />);
  const list = within(await screen.findByRole('list', { name: 'Where you are signed in' }));
  return { user, rows: list.getAllByRole('listitem') };
}

test('shows device, address, first and last use of each place, and marks this one', async () => {
  const { rows } = await renderPlaces(HERE, PHONE, OLD);

  expect(rows.map((row) => row.textContent)).toEqual([
    'Chrome on Windows This device203.0.113.7Signed in 01-Jul-2026, 10:00Last used 01-Jul-2026, 13:30',
    'Safari on iOS 198.51.100.20Signed in 01-Jul-2026, 10:00Last used 01-Jul-2026, 13:30Sign out',
    'Unknown device Signed in 01-Jul-2026, 10:00Last used 01-Jul-2026, 13:30Sign out',
  ]);
});

test('signs out one place after a question, and shows what is left', async () => {
  const { user } = await renderPlaces(HERE, PHONE);
  const ends = answers('DELETE /user/sessions/s2', { message: 'Session ended.' });

  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iOS, 198.51.100.20' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Sign out Safari on iOS, 198.51.100.20?')).toBeVisible();
  answers('GET /user/sessions', { data: [HERE] });
  await user.click(question.getByRole('button', { name: 'Sign out' }));

  expect(await screen.findByText('Session ended.')).toBeVisible();
  expect(await screen.findByText('You are not signed in anywhere else.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Sign out/ })).not.toBeInTheDocument();
  expect(ends).toHaveLength(1);
});

test('signs out everywhere else after a question', async () => {
  const { user } = await renderPlaces(HERE, PHONE, OLD);
  const ends = answers('DELETE /user/sessions', { message: 'You are signed out everywhere else.' });

  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }));

  expect(await screen.findByText('You are signed out everywhere else.')).toBeVisible();
  expect(ends).toHaveLength(1);
});

test('says why a place cannot be signed out', async () => {
  const { user } = await renderPlaces(HERE, PHONE);
  answers('DELETE /user/sessions/s2', refusal(404, { message: 'Session not found.' }));

  await user.click(screen.getByRole('button', { name: 'Sign out Safari on iOS, 198.51.100.20' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out' }));

  expect(await screen.findByText('Session not found.')).toBeVisible();
});

test('offers to try again when the list cannot be loaded', async () => {
  signedIn();
  answers('GET /user/sessions', refusal(400, { message: 'Something went wrong.' }));

  const { user } = renderPage(<SessionsPage />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answers('GET /user/sessions', { data: [HERE] });
  await user.click(retry);

  expect(await screen.findByText('This device')).toBeVisible();
});

test('shows nobody else’s places', async () => {
  signedIn({ name: 'Aisyah', impersonated_by: { name: 'Super', email: 'super@demo.test' } });

  renderPage(<SessionsPage />);

  expect(
    await screen.findByText('You are impersonating Aisyah. Exit impersonation to see where you are signed in.'),
  ).toBeVisible();
});
