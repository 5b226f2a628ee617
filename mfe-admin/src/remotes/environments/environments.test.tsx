import type { EnvironmentState, RemoteMatrix } from '@siteledger/platform/contract';
import { answers, holding, loadScreens, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../remote';
import { buildEnvironment, buildMatrix, buildRemoteRow, buildSetting } from '../testing/remote-builders';

const production = buildSetting({ environment: 'production', revision: 18 });
const row = buildRemoteRow({ settings: { development: buildSetting(), production } });

const server = (name: string, revision: number | null, seen_at = '2026-07-01T09:59:57.000Z') => ({
  ...{ name, revision, seen_at },
});

const here = buildEnvironment({ connection: 'here' });
const notConnected = (environment: EnvironmentState['environment']) =>
  buildEnvironment({ environment, connection: 'not connected', can_change: false, servers: [] });

function openRemotes(environments: EnvironmentState[], given: Partial<RemoteMatrix> = {}) {
  const present = { matrix: { ...buildMatrix(row), environments, ...given } };
  answers('GET /remotes/environments', () => ({ data: present.matrix }));
  return { present, ...renderPage(routes, { at: '/remotes' }) };
}

const head = async (name: string) => within(await screen.findByRole('columnheader', { name: new RegExp(`^${name}`) }));

const FOLLOWS_WITHIN = { timeout: 4000 };

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /roles', { data: [] });
});

test('tells of a connected environment how many servers it has, which revision they run and when they were heard', async () => {
  const servers = [server('app-1', 18), server('app-2', 18, '2026-07-01T09:59:59.000Z')];

  openRemotes([here, buildEnvironment({ environment: 'production', servers })]);

  expect((await head('Production')).getByText('2 servers, revision 18, 3 s ago')).toBeVisible();
  expect((await head('Development')).getByText('This server')).toBeVisible();
});

test('tells how many servers have a change, and looks on until all have it', async () => {
  const servers = [server('app-1', 18), server('app-2', 17)];
  const { present } = openRemotes([here, buildEnvironment({ environment: 'production', servers })]);
  const waiting = 'Revision 18 is on 1 of 2 servers; app-2 has 17.';
  expect(await (await head('Production')).findByText(waiting)).toBeVisible();
  expect((await head('Development')).queryByText(/taken over/)).not.toBeInTheDocument();

  const environments = [
    here,
    buildEnvironment({ environment: 'production', servers: [servers[0]!, server('app-2', 18)] }),
  ];
  present.matrix = { ...present.matrix, environments };

  await waitFor(() => expect(screen.queryByText(waiting)).not.toBeInTheDocument(), FOLLOWS_WITHIN);
});

test('gives the lines that connect another environment, and offers no change of it', async () => {
  const { user } = openRemotes([here, notConnected('production')], { registry: { kind: 'embedded' } });

  const notHere = within(await screen.findByRole('list', { name: 'Not connected' }));
  expect(notHere.getByRole('listitem')).toHaveTextContent(/^Productionnot connected. Set on its servers and on these:/);
  expect(notHere.getByText('REGISTRY_URL=https://…')).toBeVisible();
  expect(notHere.getByText('REGISTRY_TOKEN=…')).toBeVisible();
  expect(notHere.getByText('npm run registry -- connect production')).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: /^Production/ })).not.toBeInTheDocument();
  expect((await head('Development')).getByText('Revision 7')).toBeVisible();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(notHere.getByRole('button', { name: 'Copy the lines that connect production' }));

  expect(await screen.findByText('Lines copied.')).toBeVisible();
  expect(copied).toHaveBeenCalledWith('REGISTRY_URL=https://…\nREGISTRY_TOKEN=…');
  expect(screen.getByRole('button', { name: 'Change Clients in development' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Clients in production$/ })).not.toBeInTheDocument();
});

test('says whose policy is not known here, by leaving it out', async () => {
  signedIn(holding('remote.manage', 'remote.publish'));

  openRemotes([here, notConnected('production')], { registry: { kind: 'embedded' } });

  expect(await screen.findByText('Development: one person is enough.')).toBeVisible();
  expect(screen.queryByText(/^Production: /)).not.toBeInTheDocument();
});

test('says since when an environment is silent, and that changes of it are kept', async () => {
  const servers = [server('app-1', 18, '2026-07-01T06:02:00.000Z')];

  openRemotes([here, buildEnvironment({ environment: 'production', connection: 'silent', servers })]);

  const production = await head('Production');
  expect(production.getByText('Silent since 01-Jul-2026, 14:02')).toBeVisible();
  expect(production.getByText(/apply when its servers report again/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change Clients in production' })).toBeVisible();
});

const awayBecause = (away_because: string | null) => ({
  kind: 'central' as const,
  url: 'https://registry.test',
  away_since: '2026-07-01T06:02:00.000Z',
  away_because,
});

test('says what is wrong with a registry that answers', async () => {
  openRemotes([here], { registry: awayBecause('its token is for staging, and this is production') });

  expect(
    await screen.findByText(
      'The central registry has not been followed since 01-Jul-2026, 14:02: its token is for staging, and this is production.',
    ),
  ).toBeVisible();
});

test('says since when the registry is away, and offers nothing that has to wait for it', async () => {
  const unknown = buildEnvironment({ environment: 'production', connection: 'unknown', servers: [] });

  const { user } = openRemotes([here, unknown], { registry: awayBecause(null) });

  expect(await screen.findByText('The central registry has not answered since 01-Jul-2026, 14:02.')).toBeVisible();
  expect((await head('Production')).getByText('Not known while the registry is away')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Change/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '1 release of Clients' }));
  expect(screen.queryByRole('button', { name: /^(Promote|Mark as stable|Revoke)/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'History of Clients in development' })).toBeVisible();
});

test('shows what an environment runs that only its own admins change', async () => {
  openRemotes([here, buildEnvironment({ environment: 'production', can_change: false })]);

  expect((await head('Production')).getByText('Managed by its own admins.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'History of Clients in production' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change Clients in production' })).not.toBeInTheDocument();
});

test('tells how many work in a remote now', async () => {
  openRemotes([buildEnvironment({ connection: 'here', at_work: { 'mfe-parties': 3 } })]);

  expect(await screen.findByText('3 active sessions')).toBeVisible();
});

test('calls a remote by its title, with what the menu calls its screens and its technical name after that', async () => {
  const called = { title: 'Parties', titles: ['Clients', 'Contractors', 'Organisations'] };

  openRemotes([here], { remotes: [buildRemoteRow(called)] });

  const name = await screen.findByRole('rowheader');
  expect(name).toHaveTextContent(/^PartiesClients, Contractors, Organisationsmfe-parties/);
  expect(screen.getByRole('button', { name: 'Change Parties in development' })).toBeVisible();
});

test('calls a remote that states no title by its name', async () => {
  openRemotes([here], { remotes: [buildRemoteRow({ title: undefined })] });

  expect(await screen.findByRole('button', { name: 'Change parties in development' })).toBeVisible();
});
