import type { SecondFactorState } from '@siteledger/shared-lib/domain';
import { answers, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { TwoStepPage } from './two-step-page';

const CODES = ['AAAA-BBBB-CCCC-DDDD-EEEE-FFFF', 'GGGG-HHHH-IIII-JJJJ-KKKK-LLLL'];
const OFF: SecondFactorState = { totp: null, passkeys: [], recovery_codes_left: 0, is_required: false };
const LAPTOP = { uuid: 'p1', name: 'Laptop', created_at: '2026-07-01T02:00:00Z', last_used_at: null };
const ON: SecondFactorState = {
  totp: { created_at: '2026-07-01T02:00:00Z' },
  passkeys: [LAPTOP],
  recovery_codes_left: 9,
  is_required: false,
};
const STEP = { challenge: 'the-challenge', expires_in: 600, purpose: 'manage', methods: [] };

async function renderUnlocked(state: SecondFactorState) {
  signedIn();
  answers('GET /user/second-factor', { data: state });
  const unlocks = answers('POST /user/second-factor/unlock', { data: STEP });
  const { user } = renderPage(<TwoStepPage />);
  await user.type(await screen.findByLabelText(/Current password/), 'siteledger');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Passkeys' });
  return { user, unlocks };
}

test('asks for the password before anything can be changed', async () => {
  signedIn();
  answers('GET /user/second-factor', { data: OFF });
  answers(
    'POST /user/second-factor/unlock',
    refusal(422, { errors: { current_password: ['Current password is not correct.'] } }),
  );
  const { user } = renderPage(<TwoStepPage />);

  await user.type(await screen.findByLabelText(/Current password/), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Continue' }));

  expect(await screen.findByText('Current password is not correct.', { selector: 'p' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Set up authenticator app' })).not.toBeInTheDocument();
});

test('sets up an authenticator app and shows the recovery codes once', async () => {
  const { user, unlocks } = await renderUnlocked(OFF);
  const setup = { secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', uri: 'otpauth://totp/x', qr: '<svg></svg>' };
  answers('POST /second-factor/totp', { data: setup });
  const confirms = answers('POST /second-factor/totp/confirm', { data: { recovery_codes: CODES, session: null } });

  await user.click(screen.getByRole('button', { name: 'Set up authenticator app' }));
  expect(await screen.findByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await user.type(screen.getByLabelText(/Code/), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));

  for (const code of CODES) expect(await screen.findByText(code)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(CODES[0] as string)).not.toBeInTheDocument();
  expect(unlocks[0]?.body).toEqual({ current_password: 'siteledger' });
  expect(confirms[0]?.body).toEqual({ challenge: 'the-challenge', code: '123456' });
});

test('renames a passkey, and removes it after a question', async () => {
  const { user } = await renderUnlocked(ON);
  const renames = answers('PUT /user/passkeys/p1', { data: { ...LAPTOP, name: 'Office' } });
  const removals = answers('POST /user/passkeys/p1/removal', { message: 'Passkey "Laptop" removed.' });

  await user.click(screen.getByRole('button', { name: 'Rename Laptop' }));
  await user.clear(screen.getByLabelText('New name of Laptop'));
  await user.type(screen.getByLabelText('New name of Laptop'), 'Office');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Laptop' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));

  expect(await screen.findByText('Passkey "Laptop" removed.')).toBeVisible();
  expect(renames[0]?.body).toEqual({ challenge: 'the-challenge', name: 'Office' });
  expect(removals[0]?.body).toEqual({ challenge: 'the-challenge' });
});

test('creates new recovery codes after a question', async () => {
  const { user } = await renderUnlocked(ON);
  answers('POST /user/second-factor/recovery-codes', { data: { recovery_codes: CODES } });

  expect(screen.getByText('9 codes left.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create new codes' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Create codes' }));

  expect(await screen.findByText(CODES[0] as string)).toBeVisible();
});

test('asks for the password again when the ten minutes are over', async () => {
  const { user } = await renderUnlocked(ON);
  const text = 'This step has expired. Start again.';
  answers('POST /user/second-factor/off', refusal(422, { errors: { challenge: [text] } }));

  await user.click(screen.getByRole('button', { name: 'Turn off two-step sign-in' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Turn off' }));

  expect(await screen.findByLabelText(/Current password/)).toBeVisible();
});

test('offers no way to turn off what a role requires', async () => {
  await renderUnlocked({ ...ON, is_required: true });

  expect(screen.getByText('Your role requires two-step sign-in.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn off two-step sign-in' })).not.toBeInTheDocument();
});

test('changes nobody else’s second step', async () => {
  signedIn({ name: 'Aisyah', impersonated_by: { name: 'Super', email: 'super@demo.test' } });

  renderPage(<TwoStepPage />);

  expect(await screen.findByText(/^You are impersonating Aisyah\./)).toBeVisible();
});
