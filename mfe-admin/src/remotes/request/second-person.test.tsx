import type { RemoteRequest } from '@siteledger/platform/contract';
import { answers, holding, loadScreens, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../remote';
import { buildImpact, buildMatrix, buildRemoteRow, buildRequest, buildSetting } from '../testing/remote-builders';

const REQUEST = 'POST /remotes/mfe-parties/environments/production/requests/r-1';

const open = (given: Partial<RemoteRequest> = {}) => {
  answers('GET /remotes/environments', { data: buildMatrix(buildRemoteRow({ requests: [buildRequest(given)] })) });
  return renderPage(routes, { at: '/remotes' });
};

const waiting = async () =>
  within(await screen.findByRole('group', { name: '1.1.0 waits for a second person: Clients in production' }));

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn(holding('remote.manage'));
  answers('GET /roles', { data: [] });
  answers('POST /remotes/mfe-parties/environments/production/impact', {
    data: buildImpact({ users_changing_release: 22 }),
  });
});

test('a second person reads who asked for a release and why, and confirms it', async () => {
  const confirmed = answers(`${REQUEST}/confirmation`, { data: buildSetting() });
  const { user } = open();

  expect((await waiting()).getByText('Lim, 01-Jul-2026, 10:00: New tables')).toBeVisible();
  await user.click((await waiting()).getByRole('button', { name: 'Confirm…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm the change of Clients in production?' }));
  expect(dialog.getByText('Switched on; Release 1.1.0', { exact: false })).toBeVisible();
  expect(dialog.getByText('Lim, 01-Jul-2026, 10:00: New tables')).toBeVisible();
  expect(await dialog.findByText('22')).toBeVisible();
  expect(confirmed).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));

  expect(await screen.findByText('Clients in production changed.')).toBeVisible();
  expect(confirmed).toHaveLength(1);
});

test('the author of a request reads that somebody else confirms, and can withdraw it', async () => {
  answers(`${REQUEST}/refusal`, { message: 'Request for mfe-parties declined.' });
  const { user } = open({ not_by_caller: 'You asked for this release: someone else has to confirm it.' });

  expect((await waiting()).getByText('You asked for this release: someone else has to confirm it.')).toBeVisible();
  expect((await waiting()).queryByRole('button', { name: 'Confirm…' })).toBeNull();
  await user.click((await waiting()).getByRole('button', { name: 'Decline' }));

  expect(await screen.findByText('Request for mfe-parties declined.')).toBeVisible();
});

test('a confirmation that comes too late says who was quicker', async () => {
  answers(
    `${REQUEST}/confirmation`,
    refusal(409, { data: { err_msg: 'The request was declined by Siti at 01-Jul-2026, 10:05.' } }),
  );
  const { user } = open();

  await user.click((await waiting()).getByRole('button', { name: 'Confirm…' }));
  const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);

  expect(await screen.findByText('The request was declined by Siti at 01-Jul-2026, 10:05.')).toBeVisible();
});

test('a Super Admin says that one person is enough; an admin only reads that a second one is needed', async () => {
  const { unmount } = open();
  expect(await screen.findByText('Production: a second person is required.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Don’t require a second person in production' })).toBeNull();
  unmount();

  signedIn(holding('remote.manage', 'remote.publish'));
  const changes = answers('PUT /remotes/policies/production', { data: { needs_second_person: false } });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Don’t require a second person in production' }));
  expect(await screen.findByText(/Anyone who manages remotes can then put a new release live alone/)).toBeVisible();
  expect(changes).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Don’t require' }));

  await screen.findByRole('button', { name: 'Require a second person in staging' });
  expect(changes[0]!.body).toEqual({ needs_second_person: false });
});
