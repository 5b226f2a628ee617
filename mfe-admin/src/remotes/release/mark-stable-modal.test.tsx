import { answers, loadScreens, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../remote';
import { buildMatrix, buildReleaseSummary, buildRemoteRow } from '../testing/remote-builders';

const CALL = 'POST /remotes/mfe-parties/environments/development/releases/1.0.0/good';

async function openReleases(release = buildReleaseSummary()) {
  const server = { release };
  answers('GET /remotes/environments', () => ({
    data: buildMatrix(buildRemoteRow({ releases: [server.release] })),
  }));
  const page = renderPage(routes, { at: '/remotes' });
  await page.user.click(await screen.findByRole('button', { name: '1 release of Clients' }));
  return { server, ...page };
}

const callButton = () => screen.queryByRole('button', { name: 'Mark as stable: Clients 1.0.0' });

async function openModal() {
  const page = await openReleases();
  await page.user.click(callButton()!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark Clients 1.0.0 as stable?' }));
  return { ...page, dialog, confirm: () => dialog.getByRole('button', { name: /Mark 1\.0\.0 as stable/ }) };
}

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /roles', { data: [] });
});

test('calls a release good with the reason, which then stands beside it', async () => {
  const { server, user, dialog, confirm } = await openModal();
  const calls = answers(CALL, () => {
    const word = { since: '2026-07-03T10:00:00.000Z', by: 'Lim', reason: 'Tried on the site' };
    server.release = { ...server.release, good: { development: word }, can_be_called_good: [] };
    return { message: 'mfe-parties 1.0.0 marked as stable in development.' };
  });

  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Tried on the site');
  await user.click(confirm());

  expect(await screen.findByText('mfe-parties 1.0.0 marked as stable in development.')).toBeVisible();
  expect(calls[0]!.body).toEqual({ reason: 'Tried on the site' });
  expect(await screen.findByText('Stable since 03-Jul-2026, 18:00, marked by Lim: Tried on the site')).toBeVisible();
  expect(callButton()).not.toBeInTheDocument();
});

test('asks why, and keeps the reason when the server refuses', async () => {
  answers(CALL, () => refusal(409, { data: { err_msg: 'The release was rolled back from in development.' } }));
  const { user, dialog, confirm } = await openModal();

  await user.click(confirm());
  expect(await dialog.findByText('Reason is required.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Tried');
  await user.click(confirm());

  expect(await screen.findByText('The release was rolled back from in development.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Tried');
});

test('says of a release that browsers have shown to be good since when it is', async () => {
  const good = { development: { since: '2026-07-03T10:00:00.000Z', by: null, reason: null } };

  await openReleases(buildReleaseSummary({ good, can_be_called_good: [] }));

  expect(screen.getByText('Stable')).toBeVisible();
  expect(screen.getByText('Stable since 03-Jul-2026, 18:00: seen to work')).toBeVisible();
  expect(callButton()).not.toBeInTheDocument();
});

test('does not offer what the registry would refuse: a release that has run elsewhere only, or was left here', async () => {
  await openReleases(buildReleaseSummary({ can_be_called_good: ['staging'] }));

  expect(screen.getByRole('table', { name: 'Releases of Clients' })).toBeVisible();
  expect(callButton()).not.toBeInTheDocument();
});
