import { answers, loadScreens, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../remote';
import {
  buildImpact,
  buildMatrix,
  buildReleaseSummary,
  buildRemoteRow,
  buildSetting,
} from '../testing/remote-builders';

const REASON = 'Halted 1.1.0: 12 of 21 loads failed, for 3 of 3 people: 57.1%.';
const AT = '2026-07-03T10:00:00.000Z';

const halt = buildSetting({ revision: 8, reason: REASON, halted: '1.1.0', changed_by: 'The platform', changed_at: AT });

function openRemotes() {
  const halted = { development: { at: AT, reason: REASON } };
  const releases = [buildReleaseSummary({ version: '1.1.0', halted, can_be_called_good: [] }), buildReleaseSummary()];
  answers('GET /remotes/environments', {
    data: buildMatrix(buildRemoteRow({ releases, settings: { development: halt } })),
  });
  answers('GET /remotes/mfe-parties/environments/development/history', { data: [halt, buildSetting()] });
  return renderPage(routes, { at: '/remotes' });
}

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /roles', { data: [] });
});

test('tells in the matrix that the platform halted a release, and why', async () => {
  openRemotes();

  expect(await screen.findByText(REASON)).toBeVisible();
  expect(screen.getByText('The platform, 03-Jul-2026, 18:00')).toBeVisible();
});

test('tags a halted release, says why, and does not offer to call it good', async () => {
  const { user } = openRemotes();

  await user.click(await screen.findByRole('button', { name: '2 releases of Clients' }));

  const row = within(screen.getByRole('row', { name: /^1\.1\.0/ }));
  expect(row.getByText('Halted')).toBeVisible();
  expect(row.getByText(`03-Jul-2026, 18:00: ${REASON}`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mark as stable: Clients 1.0.0' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mark as stable: Clients 1.1.0' })).not.toBeInTheDocument();
});

test('marks the revision in the history', async () => {
  const { user } = openRemotes();

  await user.click(await screen.findByRole('button', { name: 'History of Clients in development' }));

  const [newest, first] = await within(await screen.findByRole('dialog')).findAllByRole('listitem');
  expect(within(newest!).getByText('Halted')).toBeVisible();
  expect(within(first!).queryByText('Halted')).not.toBeInTheDocument();
});

test('says of a halted release where it is chosen that it was halted here, and never chooses it by itself', async () => {
  const { user } = openRemotes();
  answers('POST /remotes/mfe-parties/environments/development/impact', { data: buildImpact() });
  await user.click(await screen.findByRole('button', { name: 'Change Clients in development' }));

  await user.click(screen.getByRole('checkbox', { name: /^Gradual rollout/ }));

  const release = screen.getByRole('combobox', { name: 'Rollout release' });
  expect(screen.getByText('Choose a release')).toBeVisible();
  await user.click(release);
  expect(await screen.findByTitle('1.1.0 · 01-Jul-2026 · halted here')).toBeVisible();
});
