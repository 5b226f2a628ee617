import { ListingContext } from '@siteledger/platform/runtime';
import type { ReleaseSummary, RemoteMatrixRow, RemoteSetting } from '@siteledger/platform/contract';
import { buildListedRemote, buildListing, buildNavEntry, reportNothing } from '@siteledger/platform/testing';
import { answers, holding, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { loaderOf } from '../remote-loaders';
import { RecoveryPage } from './recovery-page';

const PLACE = '/remotes/mfe-cranes/environments/production';

const summary = (version: string, given: Partial<ReleaseSummary> = {}) => ({
  version,
  revoked: null,
  incompatibilities: [],
  ...given,
});

const setting = (given: Partial<RemoteSetting> = {}): RemoteSetting => ({
  revision: 7,
  environment: 'production',
  remote: 'mfe-cranes',
  enabled: true,
  disable_mode: 'drain',
  release: '1.1.0',
  rollout: null,
  message: null,
  until: null,
  reason: 'New tables',
  halted: null,
  changed_by: 'Siti Aminah',
  changed_at: '2026-07-01T10:00:00.000Z',
  ...given,
});

const off = setting({ enabled: false, message: 'Back soon.', until: '2026-07-02T10:00:00Z', reason: 'It crashes' });

type Server = { setting: RemoteSetting | undefined; row?: Partial<RemoteMatrixRow> };

/** The registry as it is at the moment of each call; the test may change it behind the user's back. */
function registry(server: Server) {
  answers('GET /remotes/environments', () => ({
    data: {
      environment: 'production',
      remotes: [
        {
          name: 'mfe-cranes',
          releases: [summary('1.1.0'), summary('1.0.0')],
          settings: { production: server.setting },
          requests: [],
          ...server.row,
        },
      ],
    },
  }));
  return server;
}

beforeEach(reportNothing);

async function open(listing = buildListing()) {
  signedIn(holding('remote.manage'));
  const page = renderPage(
    <ListingContext value={listing}>
      <RecoveryPage />
    </ListingContext>,
  );
  return { ...page, card: await screen.findByRole('listitem') };
}

async function giveReason(user: UserEvent, text = 'Totals are wrong') {
  await user.click(screen.getByRole('textbox', { name: /Reason/ }));
  await user.paste(text);
}

const press = (user: UserEvent, name: string) =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

test('says who switched a remote off, why and until when, and what staff read', async () => {
  registry({ setting: off });

  const { card } = await open();

  expect(card).toHaveTextContent(
    'Switched off since the change by Siti Aminah, 01-Jul-2026, 18:00, until 02-Jul-2026, 18:00. Reason: It crashes',
  );
  expect(card).toHaveTextContent('Staff read: “Back soon.”');
});

test('switches it on again for a reason, based on the revision that was seen, and leaves the release alone', async () => {
  const server = registry({ setting: off });
  const { user } = await open();
  const changes = answers(`PUT ${PLACE}`, () => {
    server.setting = setting();
    return { data: server.setting };
  });

  await user.click(screen.getByRole('button', { name: 'Switch on mfe-cranes' }));
  await press(user, 'Switch on mfe-cranes');
  expect(await screen.findByText('Reason is required.')).toBeVisible();
  await giveReason(user, 'Mended');
  await press(user, 'Switch on mfe-cranes');

  expect(await screen.findByText('mfe-cranes is switched on.')).toBeVisible();
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
  expect(await screen.findByRole('button', { name: 'Switch off mfe-cranes' })).toBeVisible();
});

test('says who was quicker, keeps the reason, and builds on their change at the next try', async () => {
  const server = registry({ setting: setting() });
  const { user } = await open();
  const told = 'Changed by Lim at 01-Jul-2026, 19:00.';
  answers(`PUT ${PLACE}`, () => {
    server.setting = setting({ revision: 8, changed_by: 'Lim' });
    return refusal(409, { data: { err_msg: told } });
  });

  await user.click(screen.getByRole('button', { name: 'Switch off mfe-cranes' }));
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
    'Staff read this where its screens were.',
  );
  await giveReason(user);
  await press(user, 'Switch off mfe-cranes');
  const alert = await screen.findByText(/Nothing was saved/);
  expect(within(screen.getByRole('dialog')).getByText(told)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('list', { name: 'Remotes' })).toHaveTextContent('Lim'));
  const changes = answers(`PUT ${PLACE}`, { data: setting({ revision: 9, enabled: false }) });
  await press(user, 'Switch off mfe-cranes');

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
  const { user } = await open();
  const calls = answers(`POST ${PLACE}/rollback`, { data: setting({ revision: 10, release: '1.0.0' }) });

  await user.click(screen.getByRole('button', { name: 'Roll back mfe-cranes' }));
  expect(await screen.findByText(/as it was set on 01-Jun-2026, 18:00/)).toBeVisible();
  await giveReason(user);
  await press(user, 'Roll back mfe-cranes');

  expect(await screen.findByText('mfe-cranes is back at 1.0.0.')).toBeVisible();
  expect(calls.map(({ body }) => body)).toEqual([{ revision: 5, reason: 'Totals are wrong' }]);
});

test('offers no way back where nothing else has run', async () => {
  registry({ setting: setting() });
  answers(`GET ${PLACE}/history`, { data: [setting()] });
  const { user } = await open();

  await user.click(screen.getByRole('button', { name: 'Roll back mfe-cranes' }));

  expect(await screen.findByText(/No other release that could still run has run here/)).toBeVisible();
});

test('says of a remote that is off that going back switches it on, and does not advise to switch it off', async () => {
  registry({ setting: off, row: { releases: [summary('1.1.0'), summary('1.0.0')] as ReleaseSummary[] } });
  const history = { data: [off, setting({ revision: 5, release: '1.0.0' })] };
  answers(`GET ${PLACE}/history`, () => history);
  const { user } = await open();

  await user.click(screen.getByRole('button', { name: 'Roll back mfe-cranes' }));
  expect(await screen.findByText(/This also switches it on/)).toBeVisible();
  await press(user, 'Cancel');
  history.data = [off];
  await user.click(screen.getByRole('button', { name: 'Roll back mfe-cranes' }));

  expect(await screen.findByText('No other release that could still run has run here.')).toBeVisible();
});

test('says what failed in this tab and why, what cannot run here, and what the menu calls it', async () => {
  const needs = 'It needs shell ^2.0.0, but 1.0.0 is running.';
  registry({
    setting: setting(),
    row: { releases: [summary('1.1.0', { incompatibilities: [needs] })] as ReleaseSummary[] },
  });
  const listed = buildListedRemote({
    name: 'mfe-cranes',
    version: '1.1.0',
    container: 'mfe_cranes_failed',
    nav: [buildNavEntry('/cranes', { title: 'Cranes' })],
  });
  listed.descriptor.requires.shell = '^2.0.0';
  await loaderOf(listed).start();

  const { card } = await open(buildListing(listed));

  expect(within(card).getByText('Cranes')).toBeVisible();
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
