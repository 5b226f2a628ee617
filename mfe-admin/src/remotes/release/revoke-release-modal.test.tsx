import { answers, loadScreens, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../remote';
import { buildMatrix, buildReleaseSummary, buildRemoteRow, buildSetting } from '../testing/remote-builders';

const REVOCATION = 'POST /remotes/mfe-parties/releases/1.1.0/revocation';

async function openReleases(settings = { development: buildSetting({ release: '1.0.0' }) }) {
  const server = { release: buildReleaseSummary({ version: '1.1.0' }) };
  answers('GET /remotes/environments', () => ({
    data: buildMatrix(buildRemoteRow({ releases: [server.release, buildReleaseSummary()], settings })),
  }));
  const page = renderPage(routes, { at: '/remotes' });
  await page.user.click(await screen.findByRole('button', { name: '2 releases of Clients' }));
  return { server, ...page };
}

async function openRevocation() {
  const page = await openReleases();
  await page.user.click(screen.getByRole('button', { name: 'Revoke Clients 1.1.0' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revoke Clients 1.1.0?' }));
  return { ...page, dialog, confirm: () => dialog.getByRole('button', { name: /Revoke 1\.1\.0/ }) };
}

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /roles', { data: [] });
});

test('revokes a release by name, with the reason', async () => {
  const { server, user, dialog, confirm } = await openRevocation();
  const calls = answers(REVOCATION, () => {
    server.release = { ...server.release, revoked: { reason: 'Leaks', by: 'Lim', at: '2026-07-03T10:00:00.000Z' } };
    return { message: 'mfe-parties 1.1.0 revoked.' };
  });

  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Leaks');
  await user.click(confirm());

  expect(await screen.findByText('mfe-parties 1.1.0 revoked.')).toBeVisible();
  expect(calls[0]!.body).toEqual({ reason: 'Leaks' });
  expect(await screen.findByText('Revoked')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Revoke Clients 1.1.0' })).not.toBeInTheDocument();
});

test('asks why before it revokes', async () => {
  const { user, dialog, confirm } = await openRevocation();

  await user.click(confirm());

  expect(await dialog.findByText('Reason is required.')).toBeVisible();
});

test('keeps the dialog and the reason when the server refuses', async () => {
  answers(REVOCATION, () => refusal(409, { data: { err_msg: 'The release runs in staging.' } }));
  const { user, dialog, confirm } = await openRevocation();

  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Leaks');
  await user.click(confirm());

  expect(await screen.findByText('The release runs in staging.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Leaks');
});

test.each([
  ['runs', 'Development', { release: '1.1.0' }],
  ['is being rolled out', 'Development rollout', { rollout: { release: '1.1.0', percent: 5, roles: [] } }],
])('offers no revocation of a release that %s somewhere', async (_, mark, setting) => {
  await openReleases({ development: buildSetting(setting) });

  expect(screen.getByText(mark, { selector: 'table table *' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Revoke Clients 1.1.0' })).not.toBeInTheDocument();
});
