import { answers, never, refusal, renderPage } from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../remote';
import {
  buildEnvironment,
  buildMatrix,
  buildReleaseSummary,
  buildRemoteRow,
  buildSetting,
} from '../testing/remote-builders';
import { beforePlaces, fill, name, named, openPlaces, panel, PLACES, row, tabs } from '../testing/places-dialog';

beforePlaces();

test('shows each place with what stands there, whose it is, and whether that runs', async () => {
  const { dialog, shown } = await openPlaces({
    places: [
      tabs({ fills: [fill('claims', 'Claims', { on: false }), fill('payments', 'Payments', { is_running: false })] }),
    ],
  });

  expect(dialog.getByRole('group', { name: 'Client details tabs client.details.tabs' })).toBeVisible();
  expect(shown()).toEqual(['Claims of mfe-finance, off', 'Payments of mfe-finance']);
  expect(dialog.getByText('Its remote is switched off here.')).toBeVisible();
});

test('moves and switches fills, and sends what was touched with the reason, based on the revision that was seen', async () => {
  const { dialog, press, because, shown, user } = await openPlaces();
  const calls = answers(`PUT ${PLACES}`, { data: buildSetting({ revision: 8 }) });

  await press('Move Letters of mfe-finance up');
  await user.click(dialog.getByRole('switch', { name: 'Payments of mfe-finance' }));
  const before = shown();
  await because('Letters first');
  await press('Save');

  expect(await screen.findByText('Places of Clients in development arranged.')).toBeVisible();
  expect(before).toEqual(['Payments of mfe-finance, off', 'Letters of mfe-finance', 'Claims of mfe-finance']);
  expect(calls[0]!.headers.get('If-Match')).toBe('"7"');
  expect(calls[0]!.body).toEqual({
    places: [{ place: 'client.details.tabs', fills: [named('payments', false), named('letters'), named('claims')] }],
    reason: 'Letters first',
  });
  expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument();
});

test('sends a place again that was arranged before', async () => {
  const { press, because } = await openPlaces({ places: [tabs({ is_arranged: true }), panel] });
  const calls = answers(`PUT ${PLACES}`, { data: buildSetting({ revision: 8 }) });

  await because('As it is');
  await press('Save');

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.body).toMatchObject({ places: [{ place: 'client.details.tabs' }] });
});

test('a fill moved by keyboard keeps the focus, to the end of the list, and announces its position', async () => {
  const { dialog, shown, user } = await openPlaces();

  dialog.getByRole('button', { name: 'Move Payments of mfe-finance down' }).focus();
  await user.keyboard('{Enter}');
  expect(dialog.getByRole('button', { name: 'Move Payments of mfe-finance down' })).toHaveFocus();
  await user.keyboard(' ');

  expect(shown()).toEqual(['Claims of mfe-finance', 'Letters of mfe-finance', 'Payments of mfe-finance']);
  expect(dialog.getByRole('button', { name: 'Move Payments of mfe-finance up' })).toHaveFocus();
  expect(dialog.getByRole('button', { name: 'Move Payments of mfe-finance down' })).toBeDisabled();
  expect(dialog.getByText('Payments is 3 of 3 now.')).toHaveAttribute('role', 'status');
});

test('asks why before it saves', async () => {
  const { dialog, press } = await openPlaces();

  await press('Move Claims of mfe-finance up');
  await press('Save');

  expect(await dialog.findByText('Reason is required.')).toBeVisible();
});

test('says that nothing fills a place', async () => {
  const { dialog } = await openPlaces({ places: [tabs(), { ...panel, fills: [] }] });

  expect(dialog.getByText('Nothing is shown in this place.')).toBeVisible();
});

async function openPlacesThat(answer: Parameters<typeof answers>[1]) {
  answers('GET /remotes/environments', { data: buildMatrix(row()) });
  answers(`GET ${PLACES}`, answer);
  const page = renderPage(routes, { at: '/remotes' });
  await page.user.click(await screen.findByRole('button', { name }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name })) };
}

test('says that it is loading', async () => {
  const { dialog } = await openPlacesThat(never);

  expect(await dialog.findByText('Loading...')).toBeVisible();
});

test('says when the release has no places', async () => {
  const { dialog } = await openPlacesThat({ data: { revision: 7, places: [] } });

  expect(await dialog.findByText('The selected release has no places.')).toBeVisible();
});

test('offers another try when the places do not come', async () => {
  let isThere = false;
  const { dialog, user } = await openPlacesThat(() =>
    isThere ? { data: { revision: 7, places: [tabs()] } } : refusal(503, { message: 'The registry is starting.' }),
  );
  expect(await dialog.findByText('The registry is starting.')).toBeVisible();

  isThere = true;
  await user.click(dialog.getByRole('button', { name: 'Retry' }));

  expect(await dialog.findByRole('switch', { name: 'Claims of mfe-finance' })).toBeChecked();
});

test('is offered also where only the release of a rollout has places', async () => {
  const releases = [
    buildReleaseSummary({ version: '1.0.0', places: [] }),
    buildReleaseSummary({ version: '1.1.0', places: ['client.panel'] }),
  ];
  const rollout = { release: '1.1.0', percent: 10, roles: [] };
  const settings = { development: buildSetting({ release: '1.0.0', rollout }) };
  answers('GET /remotes/environments', { data: buildMatrix(buildRemoteRow({ releases, settings })) });

  renderPage(routes, { at: '/remotes' });

  expect(await screen.findByRole('button', { name })).toBeVisible();
});

test('is offered only where the selected release has places and the environment can be changed', async () => {
  const staging = buildSetting({ environment: 'staging' });
  const other = buildRemoteRow({ name: 'mfe-sites', titles: ['Sites'], settings: { development: buildSetting() } });
  const matrix = buildMatrix({ ...row(), settings: { ...row().settings, staging } }, other);
  const environments = matrix.environments.map((one) =>
    one.environment === 'staging' ? buildEnvironment({ environment: 'staging', can_change: false }) : one,
  );
  answers('GET /remotes/environments', { data: { ...matrix, environments } });

  renderPage(routes, { at: '/remotes' });

  await screen.findByRole('button', { name });
  expect(screen.getAllByRole('button', { name: /^Places of/ })).toHaveLength(1);
});
