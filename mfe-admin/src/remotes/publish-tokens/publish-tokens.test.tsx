import type { PublishToken } from '@siteledger/platform/contract';
import { answers, loadScreens, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../remote';
import { buildMatrix } from '../remote-builders';

const build = (given: Partial<PublishToken> = {}): PublishToken => ({
  uuid: '11111111-1111-4111-8111-111111111111',
  name: 'Finance train',
  remotes: ['mfe-finance'],
  environments: ['staging', 'production'],
  ends_on: '2099-12-31',
  issued_by: 'Aisyah',
  issued_at: '2026-07-01T02:00:00.000Z',
  last_used_at: null,
  revoked: null,
  ...given,
});

const open = () => renderPage(routes, { at: '/remotes/tokens' });

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /remotes/environments', { data: buildMatrix() });
});

test('lists tokens with what they open, and which have ended', async () => {
  const revoked = { by: 'Lim', at: '2026-07-02T02:00:00.000Z' };
  answers('GET /remotes/tokens', {
    data: [
      build(),
      build({ uuid: 'b', name: 'Old', ends_on: '2020-01-31' }),
      build({ uuid: 'c', name: 'Lost', revoked }),
    ],
  });

  open();

  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect((await row(/^Finance train/)).getByText('staging, production')).toBeVisible();
  expect((await row(/^Finance train/)).getByRole('button', { name: 'Revoke Finance train' })).toBeVisible();
  expect((await row(/^Old/)).getByText('Ended')).toBeVisible();
  expect((await row(/^Lost/)).getByText('Lim, 02-Jul-2026, 10:00')).toBeVisible();
  expect((await row(/^Lost/)).queryByRole('button')).toBeNull();
});

test('issues a token for a remote that is not published yet, and shows it once', async () => {
  answers('GET /remotes/tokens', { data: [] });
  const issued = answers('POST /remotes/tokens', { data: { ...build(), token: 'slpt_secret' } });
  const { user } = open();

  expect(await screen.findByText('No publish token has been issued yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Issue token' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Cranes train');
  await user.type(screen.getByRole('combobox', { name: /^Remotes/ }), 'mfe-cranes,');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Issue token' }));

  expect(await screen.findByText('slpt_secret')).toBeVisible();
  expect(issued.at(-1)?.body).toMatchObject({
    name: 'Cranes train',
    remotes: ['mfe-cranes'],
    environments: ['development'],
  });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('The token is copied.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText('slpt_secret')).toBeNull();
});

test('says so when the browser does not let a token be copied', async () => {
  answers('GET /remotes/tokens', { data: [] });
  answers('POST /remotes/tokens', { data: { ...build(), token: 'slpt_secret' } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Issue token' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Cranes train');
  await user.type(screen.getByRole('combobox', { name: /^Remotes/ }), 'mfe-cranes,');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Issue token' }));
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

  await user.click(await screen.findByRole('button', { name: 'Copy' }));

  expect(await screen.findByText(/did not allow copying/)).toBeVisible();
  expect(screen.getByText('slpt_secret')).toBeVisible();
});

test('revokes a token after a question', async () => {
  answers('GET /remotes/tokens', { data: [build()] });
  answers(`POST /remotes/tokens/${build().uuid}/revocation`, {
    message: 'The publish token “Finance train” is revoked.',
  });
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Revoke Finance train' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));

  expect(await screen.findByText('The publish token “Finance train” is revoked.')).toBeVisible();
});
