import { answers, refusal, unreachable } from '@siteledger/shared-lib/testing';
import { forgotPassword, resetPassword } from './password-reset';

const INPUT = { email: 'a@example.test', token: 'one', password: 'new horse', password_confirmation: 'new horse' };

test('asks for a link without a token, and passes on the one answer that there is', async () => {
  const calls = answers('POST /forgot-password', { message: 'On its way.' });

  await expect(forgotPassword({ email: 'a@example.test' })).resolves.toEqual({ body: { message: 'On its way.' } });
  expect(calls[0]?.body).toEqual({ email: 'a@example.test' });
  expect(calls[0]?.headers.get('Authorization')).toBeNull();
});

test('says by field why a password was not set', async () => {
  const errors = { token: ['The link is not valid or has expired.'] };
  const calls = answers('POST /reset-password', refusal(422, { errors }));

  await expect(resetPassword(INPUT)).resolves.toEqual({ refusal: { errors } });
  expect(calls[0]?.body).toEqual(INPUT);
});

test('says nothing of a cause that is not for people', async () => {
  answers('POST /reset-password', refusal(500, { message: 'select * from users' }));
  await expect(resetPassword(INPUT)).resolves.toEqual({ refusal: { message: 'Something went wrong.' } });

  answers('POST /reset-password', unreachable());
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(resetPassword(INPUT)).resolves.toEqual({
    refusal: { message: 'You are offline. Check the connection and try again.' },
  });
  jest.restoreAllMocks();
});
