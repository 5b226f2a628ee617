import type { RemoteMatrixRow, RemoteSetting } from '@siteledger/platform/contract';
import { answers, loadScreens, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../remote';
import {
  buildImpact,
  buildMatrix,
  buildReleaseSummary,
  buildRemoteRow,
  buildSetting,
} from '../testing/remote-builders';

const PLACE = '/remotes/mfe-parties/environments/development';

const first = buildSetting({ revision: 5, release: '1.0.0', changed_at: '2026-07-01T10:00:00.000Z' });
const second = buildSetting({
  revision: 7,
  release: '1.1.0',
  reason: 'New lists',
  changed_by: 'Lim Wei Jie',
  changed_at: '2026-07-02T10:00:00.000Z',
});

/** Opens the history of a remote in development; the test may add revisions meanwhile. */
async function openHistory(given: Partial<RemoteMatrixRow> = {}) {
  const server: { history: RemoteSetting[] } = { history: [second, first] };
  answers('GET /remotes/environments', () => ({
    data: buildMatrix(buildRemoteRow({ settings: { development: server.history[0] }, ...given })),
  }));
  answers(`GET ${PLACE}/history`, () => ({ data: server.history }));
  const page = renderPage(routes, { at: '/remotes' });
  await page.user.click(await screen.findByRole('button', { name: 'History of Clients in development' }));
  await screen.findByRole('dialog', { name: 'History of Clients in development' });
  return { server, ...page };
}

async function openRollBack() {
  const page = await openHistory();
  await page.user.click(await screen.findByRole('button', { name: 'Roll back to this: 01-Jul-2026, 18:00' }));
  const title = await screen.findByText('Roll back Clients in development?');
  const dialog = within(title.closest<HTMLElement>('[role=dialog]')!);
  const confirm = () => dialog.getByRole('button', { name: /Roll back Clients/ });
  const giveReason = async (reason: string) => {
    await page.user.click(dialog.getByRole('textbox', { name: 'Reason' }));
    await page.user.paste(reason);
  };
  await waitFor(() => expect(confirm()).toBeEnabled());
  return { ...page, dialog, confirm, giveReason };
}

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /roles', { data: [] });
  answers(`POST ${PLACE}/impact`, { data: buildImpact() });
});

test('tells who changed what, when and why, the latest first', async () => {
  await openHistory();

  const [latest, before] = (await screen.findAllByText(/^(New lists|First release)$/)).map((reason) =>
    within(reason.closest('li')!),
  );
  expect(latest!.getByText('Lim Wei Jie')).toBeVisible();
  expect(latest!.getByText('02-Jul-2026, 18:00')).toBeVisible();
  expect(latest!.getByText('Release 1.0.0 → 1.1.0')).toBeVisible();
  expect(latest!.getByText('In force')).toBeVisible();
  expect(before!.getByText('Siti Aminah')).toBeVisible();
  expect(before!.getByText('Release 1.0.0')).toBeVisible();
});

test('offers the way back to earlier states only', async () => {
  await openHistory();

  const ways = await screen.findAllByRole('button', { name: /^Roll back to this/ });

  expect(ways.map((way) => way.getAttribute('aria-label'))).toEqual(['Roll back to this: 01-Jul-2026, 18:00']);
});

test('offers no way back to a release that was revoked since', async () => {
  const revoked = { reason: 'Leaks', by: 'Lim Wei Jie', at: '2026-07-03T10:00:00.000Z' };

  await openHistory({ releases: [buildReleaseSummary({ version: '1.0.0', revoked })] });

  expect(await screen.findByText('Release 1.0.0 was revoked: cannot roll back to this.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Roll back to this/ })).not.toBeInTheDocument();
});

test('rolls back by name, with what it does and the reason, based on the revision that was seen', async () => {
  answers(`POST ${PLACE}/impact`, { data: buildImpact({ routes_lost: ['/clients/moves'] }) });
  const { server, user, dialog, confirm, giveReason } = await openRollBack();
  const calls = answers(`POST ${PLACE}/rollback`, () => {
    server.history = [buildSetting({ revision: 9, release: '1.0.0', reason: 'Totals are wrong' }), second, first];
    return { data: server.history[0]! };
  });

  expect(dialog.getByText('/clients/moves')).toBeVisible();
  await giveReason('Totals are wrong');
  await user.click(confirm());

  expect(await screen.findByText('Clients in development rolled back.')).toBeVisible();
  expect(calls[0]!.headers.get('If-Match')).toBe('"7"');
  expect(calls[0]!.body).toEqual({ revision: 5, reason: 'Totals are wrong' });
  expect(await screen.findByText('Release 1.1.0 → 1.0.0')).toBeVisible();
});

test('asks why before it rolls back', async () => {
  const { user, dialog, confirm } = await openRollBack();

  await user.click(confirm());

  expect(await dialog.findByText('Reason is required.')).toBeVisible();
});

test('explains that somebody else was quicker, and rolls back on top of their change when told again', async () => {
  const { server, user, dialog, confirm, giveReason } = await openRollBack();
  const calls = answers(`POST ${PLACE}/rollback`, ({ headers }) =>
    headers.get('If-Match') === '"8"'
      ? { data: first }
      : refusal(409, { data: { err_msg: 'Changed by Ravi at 2026-07-05T10:00:00Z' } }),
  );
  const third = { changed_by: 'Ravi', changed_at: '2026-07-05T10:00:00.000Z', reason: 'Hotfix' };
  server.history = [buildSetting({ ...third, revision: 8 }), second, first];

  await giveReason('Totals are wrong');
  await user.click(confirm());
  expect(await dialog.findByText('It was changed in the meantime by Ravi, 05-Jul-2026, 18:00.')).toBeVisible();
  expect(dialog.getByText(/^Their reason: Hotfix/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Totals are wrong');
  await waitFor(() => expect(confirm()).toBeEnabled());
  await user.click(confirm());

  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]!.body).toEqual({ revision: 5, reason: 'Totals are wrong' });
});

test('offers another try when the history does not come', async () => {
  let isThere = false;
  const { user } = await openHistoryThat(() =>
    isThere ? { data: [second, first] } : refusal(503, { message: 'The registry is starting.' }),
  );
  expect(await screen.findByText('The registry is starting.')).toBeVisible();

  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('New lists')).toBeVisible();
});

async function openHistoryThat(answer: () => object) {
  answers('GET /remotes/environments', { data: buildMatrix(buildRemoteRow()) });
  answers(`GET ${PLACE}/history`, answer);
  const page = renderPage(routes, { at: '/remotes' });
  await page.user.click(await screen.findByRole('button', { name: 'History of Clients in development' }));
  return page;
}
