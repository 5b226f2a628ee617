import type { SecondFactorStep } from '@siteledger/shared-lib/domain';
import { answers, buildTokenPair, refusal, renderPage } from '@siteledger/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { SecondStepScreen } from './second-step-screen';

const CODES = ['AAAA-BBBB-CCCC-DDDD-EEEE-FFFF', 'GGGG-HHHH-IIII-JJJJ-KKKK-LLLL'];

function renderStep(given: Partial<SecondFactorStep> = {}) {
  const step: SecondFactorStep = {
    challenge: 'the-challenge',
    expires_in: 300,
    purpose: 'answer',
    methods: ['totp', 'recovery_code'],
    ...given,
  };
  const onSignedIn = jest.fn();
  return { onSignedIn, ...renderPage(<SecondStepScreen step={step} onSignedIn={onSignedIn} />, { at: '/login' }) };
}

const token = () => localStorage.getItem('siteledger.access_token');

test('signs in by the code of the authenticator app', async () => {
  const calls = answers('POST /login/second-factor', { data: buildTokenPair({ access_token: 'fresh' }) });
  const { user, onSignedIn } = renderStep();

  await user.type(screen.getByLabelText(/Code/), '123 456{Enter}');

  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(calls[0]?.body).toEqual({ challenge: 'the-challenge', code: '123 456' });
  expect(token()).toBe('fresh');
});

test('says beside the code that it is wrong, and stores no session', async () => {
  answers('POST /login/second-factor', refusal(422, { errors: { code: ['The code is not correct.'] } }));
  const { user, onSignedIn } = renderStep();

  await user.type(screen.getByLabelText(/Code/), '123456{Enter}');

  expect(await screen.findByText('The code is not correct.')).toBeVisible();
  expect(screen.getByLabelText(/Code/)).toHaveFocus();
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(token()).toBeNull();
});

test('says that the step has expired, and leads back to the password', async () => {
  const text = 'This step has expired. Start again.';
  answers('POST /login/second-factor', refusal(422, { errors: { challenge: [text] } }));
  const { user } = renderStep();

  await user.type(screen.getByLabelText(/Code/), '123456{Enter}');

  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
});

test('takes a recovery code instead, and goes back to the app', async () => {
  const calls = answers('POST /login/second-factor', { data: buildTokenPair() });
  const { user, onSignedIn } = renderStep();

  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByRole('button', { name: 'Use another way' })).toBeVisible();
  await user.type(screen.getByLabelText(/Recovery code/), `${CODES[0]}{Enter}`);

  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(calls[0]?.body).toMatchObject({ code: CODES[0] });
});

test('goes back from the recovery code to the app of a person who has a passkey, too', async () => {
  const { user } = renderStep({ methods: ['passkey', 'totp', 'recovery_code'] });

  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await user.click(screen.getByRole('button', { name: 'Use another way' }));

  expect(screen.getByLabelText(/^\W*Code/)).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
});

test('offers a passkey to whoever has one, and says when it was not used', async () => {
  answers('POST /login/passkey/options', { data: { challenge: 'abc' } });
  const { user, onSignedIn } = renderStep({ methods: ['passkey', 'recovery_code'] });

  expect(screen.queryByLabelText(/Code/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));

  // The test browser has no passkeys at all.
  expect(await screen.findByText('The passkey was not used. Try again, or use another way.')).toBeVisible();
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('sets up a required authenticator app, shows the recovery codes, and only then signs in', async () => {
  const setup = { secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', uri: 'otpauth://totp/x', qr: '<svg></svg>' };
  answers('POST /second-factor/totp', { data: setup });
  answers('POST /second-factor/totp/confirm', {
    data: { recovery_codes: CODES, session: buildTokenPair({ access_token: 'fresh' }) },
  });
  const { user, onSignedIn } = renderStep({ purpose: 'enrol', methods: ['passkey', 'totp'] });

  expect(screen.getByText(/^Your role requires a second step/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use an authenticator app' }));
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeVisible();
  await user.type(screen.getByLabelText(/Code/), '123456{Enter}');

  for (const code of CODES) expect(await screen.findByText(code)).toBeVisible();
  expect(token()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onSignedIn).toHaveBeenCalledTimes(1);
  expect(token()).toBe('fresh');
});

test('stays with the recovery codes when Enter is pressed once more, and says when they cannot be copied', async () => {
  answers('POST /second-factor/totp', { data: { secret: 'ABCD', uri: 'otpauth://totp/x', qr: '<svg></svg>' } });
  answers('POST /second-factor/totp/confirm', { data: { recovery_codes: CODES, session: buildTokenPair() } });
  const { user, onSignedIn } = renderStep({ purpose: 'enrol', methods: ['passkey', 'totp'] });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));

  expect(screen.getByRole('button', { name: 'Use an authenticator app' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.type(await screen.findByLabelText(/Code/), '123456{Enter}');
  expect(await screen.findByText(CODES[0] as string)).toBeVisible();
  await user.keyboard('{Enter}');

  expect(await screen.findByText('The codes could not be copied. Download them instead.')).toBeVisible();
  expect(onSignedIn).not.toHaveBeenCalled();
});
