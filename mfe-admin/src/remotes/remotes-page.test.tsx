import {
  answers,
  holding,
  loadScreens,
  never,
  refusal,
  renderPage,
  signedIn,
  unreachable,
} from '@siteledger/shared-lib/testing';
import { act, screen, within } from '@testing-library/react';
import { routes } from '../../remote';
import { buildMatrix, buildReleaseSummary, buildRemoteRow, buildSetting } from './testing/remote-builders';

const MATRIX = 'GET /remotes/environments';

const openRemotes = () => renderPage(routes, { at: '/remotes' });

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

const roles = [
  { id: 3, name: 'Business Owner' },
  { id: 4, name: 'Project Manager' },
];

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /roles', { data: roles });
});

test('shows who answers for a remote and which release each environment runs', async () => {
  const settings = {
    development: buildSetting({ release: '1.1.0' }),
    staging: buildSetting({ environment: 'staging', release: '1.0.0' }),
  };
  answers(MATRIX, { data: buildMatrix(buildRemoteRow({ settings })) });

  openRemotes();

  const [development, staging, production] = (await rowOf('mfe-parties')).getAllByRole('cell');
  expect(screen.getByText('Parties')).toBeVisible();
  expect(screen.getByRole('link', { name: 'parties@siteledger.test' })).toHaveAttribute(
    'href',
    'mailto:parties@siteledger.test',
  );
  expect(development).toHaveTextContent(/^On1\.1\.0/);
  expect(staging).toHaveTextContent(/^On1\.0\.0/);
  expect(production).toHaveTextContent(/^Not set/);
});

test('tells which environment this server is', async () => {
  answers(MATRIX, { data: buildMatrix(buildRemoteRow()) });

  openRemotes();

  expect(await screen.findByRole('columnheader', { name: /^Development This server/ })).toBeVisible();
  expect(screen.getByText('Environment: development')).toBeVisible();
});

test('tells how a remote was switched off, what staff read and until when', async () => {
  const off = buildSetting({
    enabled: false,
    disable_mode: 'now',
    message: 'Month end is being closed.',
    until: '2026-07-02T00:00:00.000Z',
  });
  answers(MATRIX, { data: buildMatrix(buildRemoteRow({ settings: { development: off } })) });

  openRemotes();

  const row = await rowOf('mfe-parties');
  expect(row.getByText('Off')).toBeVisible();
  expect(row.getByText('At once · until 02-Jul-2026, 08:00')).toBeVisible();
  expect(row.getByText('“Month end is being closed.”')).toBeVisible();
});

test('tells whom a rollout reaches', async () => {
  const rollout = { release: '1.1.0', percent: 25, roles: [4] };
  answers(MATRIX, { data: buildMatrix(buildRemoteRow({ settings: { development: buildSetting({ rollout }) } })) });

  openRemotes();

  const text = '25% of the users and everybody with the role Project Manager get 1.1.0';
  expect(await screen.findByText(text)).toBeVisible();
});

test('says of a release why it cannot run', async () => {
  const releases = [
    buildReleaseSummary({ version: '1.2.0', incompatibilities: ['It needs shell ^2.0.0, but 1.0.0 is running.'] }),
    buildReleaseSummary({
      version: '1.1.0',
      revoked: { reason: 'Totals are wrong', by: 'Lim Wei Jie', at: '2026-07-03T10:00:00.000Z' },
    }),
  ];
  answers(MATRIX, { data: buildMatrix(buildRemoteRow({ releases })) });
  const { user } = openRemotes();

  await user.click(await screen.findByRole('button', { name: '2 releases of Clients' }));

  expect(screen.getByText('It needs shell ^2.0.0, but 1.0.0 is running.')).toBeVisible();
  expect(screen.getByText('Lim Wei Jie, 03-Jul-2026, 18:00: Totals are wrong')).toBeVisible();
});

test('says in the cell of an environment why the release that is selected there cannot run there', async () => {
  const reason = 'It needs shell ^1.1.0, but 1.0.0 is running.';
  const releases = [buildReleaseSummary({ incompatible_in: { staging: [reason] } })];
  const settings = { development: buildSetting(), staging: buildSetting({ environment: 'staging' }) };
  answers(MATRIX, { data: buildMatrix(buildRemoteRow({ releases, settings })) });

  openRemotes();

  const [development, staging] = (await rowOf('mfe-parties')).getAllByRole('cell');
  expect(staging).toHaveTextContent(`Incompatible1.0.0: ${reason}`);
  expect(development).not.toHaveTextContent('Incompatible');
});

test('shows the newest ten releases until all are asked for', async () => {
  const releases = Array.from({ length: 12 }, (_, index) => buildReleaseSummary({ version: `1.0.${12 - index}` }));
  answers(MATRIX, { data: buildMatrix(buildRemoteRow({ releases })) });
  const { user } = openRemotes();
  await user.click(await screen.findByRole('button', { name: '12 releases of Clients' }));
  expect(screen.queryByText('1.0.1')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Show all 12 releases' }));

  expect(screen.getByText('1.0.1')).toBeVisible();
});

test('follows what others change when somebody comes back to the tab', async () => {
  let release = '1.0.0';
  answers(MATRIX, () => ({
    data: buildMatrix(buildRemoteRow({ settings: { development: buildSetting({ release }) } })),
  }));
  openRemotes();
  await screen.findByText('1.0.0');

  release = '1.1.0';
  act(() => void window.dispatchEvent(new Event('focus')));

  expect(await screen.findByText('1.1.0')).toBeVisible();
});

test('keeps showing what it knows when the registry stops answering, and says so', async () => {
  let isThere = true;
  answers(MATRIX, () => (isThere ? { data: buildMatrix(buildRemoteRow()) } : unreachable()));
  openRemotes();
  await screen.findByText('mfe-parties');

  isThere = false;
  act(() => void window.dispatchEvent(new Event('focus')));

  expect(await screen.findByText(/may be out of date/)).toBeVisible();
  expect(screen.getByText('mfe-parties')).toBeVisible();
});

test('says that it is loading', async () => {
  answers(MATRIX, never);

  openRemotes();

  expect(await screen.findByText('Loading...')).toBeVisible();
});

test('tells how a first release gets here when there is none', async () => {
  answers(MATRIX, { data: buildMatrix() });

  openRemotes();

  expect(await screen.findByText('No Data.')).toBeVisible();
  expect(screen.getByText(/npm run publish-remote/)).toBeVisible();
});

test('offers another try when the registry does not answer', async () => {
  let isThere = false;
  answers(MATRIX, () =>
    isThere ? { data: buildMatrix(buildRemoteRow()) } : refusal(503, { message: 'The registry is starting.' }),
  );
  const { user } = openRemotes();
  expect(await screen.findByText('The registry is starting.')).toBeVisible();

  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('mfe-parties')).toBeVisible();
});

test('tells who may not manage remotes', async () => {
  answers(MATRIX, refusal(403, { message: 'Forbidden.' }));

  openRemotes();

  expect(await screen.findByText('You do not have permission to see this.')).toBeVisible();
});

test('leads those who issue publish tokens to them, and nobody else', async () => {
  answers(MATRIX, { data: buildMatrix(buildRemoteRow()) });
  signedIn(holding('remote.manage'));
  const { unmount } = openRemotes();
  await rowOf('mfe-parties');
  expect(screen.queryByRole('link', { name: 'Publish tokens' })).toBeNull();
  unmount();

  signedIn(holding('remote.manage', 'remote.publish'));
  openRemotes();

  expect(await screen.findByRole('link', { name: 'Publish tokens' })).toHaveAttribute('href', '/remotes/tokens');
});
