import type { ReleaseSummary } from '@siteledger/platform/contract';
import { buildListedRemote, buildListing, reportNothing } from '@siteledger/platform/testing';
import { answers, holding, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { loaderOf } from '../remote-loaders';
import { RecoveryPage } from './recovery-page';
import { openRecovery, PLACE, registry, setting, summary } from './testing/open-recovery';

const off = setting({ enabled: false, message: 'Back soon.', until: '2026-07-02T10:00:00Z', reason: 'It crashes' });

beforeEach(() => {
  reportNothing();
  answers(`POST ${PLACE}/impact`, () => refusal(503, { message: 'Busy.' }));
});

async function giveReason(user: UserEvent, text = 'Totals are wrong') {
  await user.click(screen.getByRole('textbox', { name: /Reason/ }));
  await user.paste(text);
}

const press = (user: UserEvent, name: string) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

test('says who switched a remote off, why and until when, and what staff read', async () => {
  registry({ setting: off });

  const { card } = await openRecovery();

  expect(card).toHaveTextContent(
    'Switched off since the change by Siti Aminah, 01-Jul-2026, 18:00, until 02-Jul-2026, 18:00. Reason: It crashes',
  );
  expect(card).toHaveTextContent('Shown to users: “Back soon.”');
});

test.each([
  ['is off', off],
  ['runs', setting()],
])('calls a remote that %s what the menu calls its screens, also in a tab without remotes', async (_, present) => {
  registry({ setting: present });

  const { card } = await openRecovery(buildListing());

  expect(within(card).getByRole('heading', { name: 'Cranes' })).toBeVisible();
  expect(within(card).getByText('mfe-cranes 1.1.0')).toBeVisible();
});

test('says since when the central registry is away, and offers nothing that it would have to decide', async () => {
  const state = {
    kind: 'central',
    url: 'https://registry.test',
    away_since: '2026-07-01T06:02:00.000Z',
    away_because: null,
  } as const;
  registry({ setting: setting(), state });

  const { card } = await openRecovery();

  expect(screen.getByText('The central registry has not answered since 01-Jul-2026, 14:02.')).toBeVisible();
  expect(card).toHaveTextContent('Running since the change by Siti Aminah');
  expect(within(card).queryByRole('button')).toBeNull();
});

test('shows what switching it off takes away before it is done', async () => {
  registry({ setting: setting() });
  const asked = answers(`POST ${PLACE}/impact`, {
    data: {
      ...{ menu_lost: ['Site › Cranes'], routes_lost: ['/cranes'], slots_lost: [], fills_lost: [], problems: [] },
      ...{ active_sessions: 3, users_changing_release: 22 },
    },
  });
  const { user } = await openRecovery();

  await user.click(screen.getByRole('button', { name: 'Switch off Cranes' }));

  const impact = within(await screen.findByRole('region', { name: 'What this does' }));
  expect(await impact.findByText('Site › Cranes')).toBeVisible();
  expect(impact.getByText('active sessions').parentElement).toHaveTextContent('3');
  expect(asked.at(-1)?.body).toEqual({ enabled: false, release: '1.1.0', rollout: null });
});

test('switches it on again for a reason, based on the revision that was seen, and leaves the release alone', async () => {
  const server = registry({ setting: off });
  const { user } = await openRecovery();
  const changes = answers(`PUT ${PLACE}`, () => {
    server.setting = setting();
    return { data: server.setting };
  });

  await user.click(screen.getByRole('button', { name: 'Switch on Cranes' }));
  await press(user, 'Switch on Cranes');
  expect(await screen.findByText('Reason is required.')).toBeVisible();
  await giveReason(user, 'Mended');
  await press(user, 'Switch on Cranes');

  expect(await screen.findByText('Cranes switched on.')).toBeVisible();
  expect(changes[0]?.headers.get('If-Match')).toBe('"7"');
  expect(changes.map(({ body }) => body)).toEqual([
    {
      enabled: true,
      disable_mode: 'now',
      release: '1.1.0',
      rollout: null,
      message: null,
      until: null,
      reason: 'Mended',
    },
  ]);
  expect(await screen.findByRole('button', { name: 'Switch off Cranes' })).toBeVisible();
});

test('says who was quicker, keeps the reason, and builds on their change at the next try', async () => {
  const server = registry({ setting: setting() });
  const { user } = await openRecovery();
  const told = 'Changed by Lim at 01-Jul-2026, 19:00.';
  answers(`PUT ${PLACE}`, () => {
    server.setting = setting({ revision: 8, changed_by: 'Lim' });
    return refusal(409, { data: { err_msg: told } });
  });

  await user.click(screen.getByRole('button', { name: 'Switch off Cranes' }));
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
    'Shown in place of its screens.',
  );
  await giveReason(user);
  await press(user, 'Switch off Cranes');
  const alert = await screen.findByText(/Nothing was saved/);
  expect(within(screen.getByRole('dialog')).getByText(told)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('list', { name: 'Remotes' })).toHaveTextContent('Lim'));
  const changes = answers(`PUT ${PLACE}`, { data: setting({ revision: 9, enabled: false }) });
  await press(user, 'Switch off Cranes');

  await waitFor(() => expect(alert).not.toBeInTheDocument());
  expect(changes[0]?.headers.get('If-Match')).toBe('"8"');
  expect(changes[0]?.body).toMatchObject({ enabled: false, disable_mode: 'now', reason: 'Totals are wrong' });
});

test('rolls back to the last other release that ran and can still run', async () => {
  registry({
    setting: setting({ revision: 9 }),
    row: {
      releases: [
        summary('1.1.0'),
        summary('1.0.9', { revoked: { reason: 'Leaks', by: 'Lim', at: '' } }),
        summary('1.0.0'),
      ] as ReleaseSummary[],
    },
  });
  answers(`GET ${PLACE}/history`, {
    data: [
      setting({ revision: 9 }),
      setting({ revision: 8, release: '1.0.0', rollout: { release: '1.1.0', percent: 10, roles: [] } }),
      setting({ revision: 7, release: '1.0.9' }),
      setting({ revision: 6, release: '1.0.0', enabled: false }),
      setting({ revision: 5, release: '1.0.0', changed_at: '2026-06-01T10:00:00.000Z' }),
      setting({ revision: 4, release: '1.0.0' }),
    ],
  });
  const { user } = await openRecovery();
  const calls = answers(`POST ${PLACE}/rollback`, { data: setting({ revision: 10, release: '1.0.0' }) });

  await user.click(screen.getByRole('button', { name: 'Roll back Cranes' }));
  expect(await screen.findByText(/as it was set on 01-Jun-2026, 18:00/)).toBeVisible();
  await giveReason(user);
  await press(user, 'Roll back Cranes');

  expect(await screen.findByText('Cranes rolled back to 1.0.0.')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ revision: 5, reason: 'Totals are wrong' }]);
});

test('offers no way back where nothing else has run', async () => {
  registry({ setting: setting() });
  answers(`GET ${PLACE}/history`, { data: [setting()] });
  const { user } = await openRecovery();

  await user.click(screen.getByRole('button', { name: 'Roll back Cranes' }));

  expect(await screen.findByText(/There is no earlier release to roll back to/)).toBeVisible();
});

test('offers no roll back of a remote that has no other release', async () => {
  registry({ setting: setting(), row: { releases: [summary('1.1.0')] as ReleaseSummary[] } });

  await openRecovery();

  expect(screen.getByRole('button', { name: 'Switch off Cranes' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Roll back Cranes' })).toBeNull();
});

test('says of a remote that is off that going back switches it on, and does not advise to switch it off', async () => {
  registry({ setting: off, row: { releases: [summary('1.1.0'), summary('1.0.0')] as ReleaseSummary[] } });
  const history = { data: [off, setting({ revision: 5, release: '1.0.0' })] };
  answers(`GET ${PLACE}/history`, () => history);
  const { user } = await openRecovery();

  await user.click(screen.getByRole('button', { name: 'Roll back Cranes' }));
  expect(await screen.findByText(/This also switches it on/)).toBeVisible();
  await press(user, 'Cancel');
  history.data = [off];
  await user.click(screen.getByRole('button', { name: 'Roll back Cranes' }));

  expect(await screen.findByText('There is no earlier release to roll back to.')).toBeVisible();
});

test('says what failed in this tab and why, and what cannot run here', async () => {
  const needs = 'It needs shell ^2.0.0, but 1.0.0 is running.';
  registry({
    setting: setting(),
    row: { releases: [summary('1.1.0', { incompatibilities: [needs] })] as ReleaseSummary[] },
  });
  const listed = buildListedRemote({
    name: 'mfe-cranes',
    version: '1.1.0',
    container: 'mfe_cranes_failed',
  });
  listed.descriptor.requires.shell = '^2.0.0';
  await loaderOf(listed).start();

  const { card } = await openRecovery(buildListing(listed));

  expect(card).toHaveTextContent(
    `1.1.0 failed in this tab. It was built for another version of this application. ${needs}`,
  );
  expect(within(card).getByText(needs)).toBeVisible();
});

test('is not for those who may not manage remotes, and asks the registry nothing on their behalf', async () => {
  signedIn(holding('project.*'));

  renderPage(<RecoveryPage />);

  expect(await screen.findByText('You do not have permission to see this.')).toBeVisible();
});
