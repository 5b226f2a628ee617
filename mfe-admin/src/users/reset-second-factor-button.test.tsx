import { answers, buildUser, refusal, renderPage } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { ResetSecondFactorButton } from './reset-second-factor-button';

const RAVI = buildUser({ uuid: 'ravi', name: 'Ravi' });

async function reset() {
  const { user } = renderPage(<ResetSecondFactorButton user={RAVI} />);
  await user.click(screen.getByRole('button', { name: 'Reset two-step sign-in' }));
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Reset two-step sign-in of "Ravi"?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Reset' }));
}

test('resets the second step of a user after a question', async () => {
  const calls = answers('DELETE /users/ravi/second-factor', { message: 'Two-step sign-in of Ravi reset.' });

  await reset();

  expect(await screen.findByText('Two-step sign-in of Ravi reset.')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('says why it was refused', async () => {
  const err_msg = 'This user has not set up two-step sign-in.';
  answers('DELETE /users/ravi/second-factor', refusal(409, { data: { err_msg } }));

  await reset();

  expect(await screen.findByText(err_msg)).toBeVisible();
});
