import type { PublishToken } from '@siteledger/platform/contract';
import { answers, loadScreens, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../remote';
import { buildMatrix } from '../testing/remote-builders';

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

async function issue() {
  answers('GET /remotes/tokens', { data: [] });
  answers('POST /remotes/tokens', { data: { ...build(), token: 'slpt_secret' } });
  const page = open();
  await page.user.click(await screen.findByRole('button', { name: 'Issue token' }));
  await page.user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Cranes train');
  await page.user.type(screen.getByRole('combobox', { name: /^Remotes/ }), 'mfe-cranes,');
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Issue token' }));
  await screen.findByText('slpt_secret');
  return page;
}

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
  expect((await row(/^Finance train/)).getByText('Staging, Production')).toBeVisible();
  expect((await row(/^Finance train/)).getByText('Finance train')).toHaveAttribute('title', 'Finance train');
  expect((await row(/^Finance train/)).getByRole('button', { name: 'Revoke Finance train' })).toBeVisible();
  expect((await row(/^Old/)).getByText('Expired')).toBeVisible();
  expect((await row(/^Lost/)).getByText('Lim, 02-Jul-2026, 10:00')).toBeVisible();
  expect((await row(/^Lost/)).queryByRole('button')).toBeNull();
});

test('the form is shown once its initial values are known', async () => {
  answers('GET /remotes/tokens', { data: [] });
  let arrive = () => {};
  const until = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  answers('GET /remotes/environments', async () => {
    await until;
    return { data: buildMatrix() };
  });
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Issue token' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  arrive();

  expect(await screen.findByRole('textbox', { name: /^Name/ })).toBeVisible();
});

test('issues a token for a remote that is not published yet, and shows it once', async () => {
  answers('GET /remotes/tokens', { data: [] });
  const issued = answers('POST /remotes/tokens', { data: { ...build(), token: 'slpt_secret' } });
  const { user } = open();

  expect(await screen.findByText('No publish tokens yet.')).toBeVisible();
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
  expect(await screen.findByText('Token copied.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have copied it' }));
  expect(screen.queryByText('slpt_secret')).toBeNull();
});

test('a slip does not close the dialog while the token is shown', async () => {
  const { user } = await issue();

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(screen.getByText('slpt_secret')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have copied it' }));
  await waitFor(() => expect(screen.queryByText('slpt_secret')).toBeNull());
});

test('asks before the path is left with the token still shown', async () => {
  const { user, router } = await issue();

  await act(() => router.navigate('/remotes'));

  expect(await screen.findByText('Leave without the token?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(screen.getByText('slpt_secret')).toBeVisible();
});

test('says so when the browser does not let a token be copied', async () => {
  const { user } = await issue();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

  await user.click(await screen.findByRole('button', { name: 'Copy' }));

  expect(await screen.findByText(/did not allow copying/)).toBeVisible();
  expect(screen.getByText('slpt_secret')).toBeVisible();
});

test('revokes a token after a question', async () => {
  answers('GET /remotes/tokens', { data: [build()] });
  answers(`POST /remotes/tokens/${build().uuid}/revocation`, {
    message: 'Publish token “Finance train” revoked.',
  });
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Revoke Finance train' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));

  expect(await screen.findByText('Publish token “Finance train” revoked.')).toBeVisible();
});
