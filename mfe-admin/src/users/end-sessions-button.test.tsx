import { answers, buildUser, refusal, renderPage } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { EndSessionsButton } from './end-sessions-button';

const RAVI = buildUser({ uuid: 'ravi', name: 'Ravi' });

async function endSessions() {
  const { user } = renderPage(<EndSessionsButton user={RAVI} />);
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Sign out "Ravi" everywhere?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Sign out' }));
}

test('signs a user out everywhere after a question', async () => {
  const calls = answers('DELETE /users/ravi/sessions', { message: 'User "Ravi" signed out everywhere.' });

  await endSessions();

  expect(await screen.findByText('User "Ravi" signed out everywhere.')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('says why a user cannot be signed out', async () => {
  answers('DELETE /users/ravi/sessions', refusal(403, { message: 'You are not allowed to do this.' }));

  await endSessions();

  expect(await screen.findByText('You are not allowed to do this.')).toBeVisible();
});
