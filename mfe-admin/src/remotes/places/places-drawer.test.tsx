import type { PlaceContent, RemotePlaces } from '@siteledger/platform/contract';
import { answers, loadScreens, never, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../remote';
import { buildEnvironment, buildMatrix, buildReleaseSummary, buildRemoteRow, buildSetting } from '../remote-builders';

const PLACES = '/remotes/mfe-parties/environments/development/places';

const fill = (id: string, title: string, given: object = {}) => ({
  ...{ remote: 'mfe-finance', id, title, order: 10, on: true, is_running: true },
  ...given,
});
const tabs = (given: Partial<PlaceContent> = {}): PlaceContent => ({
  place: 'client.details.tabs',
  is_arranged: false,
  fills: [fill('payments', 'Payments'), fill('claims', 'Claims'), fill('letters', 'Letters')],
  ...given,
});
const panel: PlaceContent = { place: 'client.panel', is_arranged: false, fills: [fill('to-pay', 'To pay')] };

const named = (id: string, on = true) => ({ remote: 'mfe-finance', id, on });

const row = (revision = 7) =>
  buildRemoteRow({
    releases: [buildReleaseSummary({ places: ['client.details.tabs', 'client.panel'] })],
    settings: { development: buildSetting({ revision }) },
  });

const name = 'Places of Clients in development';

/** Opens the places of a remote in development; the test may change them behind the user's back. */
async function openPlaces(present: Partial<RemotePlaces> = {}) {
  const server: { places: RemotePlaces } = { places: { revision: 7, places: [tabs(), panel], ...present } };
  answers('GET /remotes/environments', () => ({ data: buildMatrix(row(server.places.revision ?? undefined)) }));
  answers(`GET ${PLACES}`, () => ({ data: server.places }));
  const page = renderPage(routes, { at: '/remotes' });
  await page.user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  await dialog.findByRole('textbox', { name: 'Reason' });
  const press = (button: string) => page.user.click(dialog.getByRole('button', { name: button }));
  const because = (reason: string) => page.user.type(dialog.getByRole('textbox', { name: 'Reason' }), reason);
  const shown = () =>
    within(dialog.getByRole('list', { name: 'Client details tabs' }))
      .getAllByRole('switch')
      .map((one) => `${one.getAttribute('aria-label')}${(one as HTMLInputElement).checked ? '' : ', off'}`);
  return { server, dialog, press, because, shown, ...page };
}

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /roles', { data: [] });
});

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

  await press('Move Letters up');
  await user.click(dialog.getByRole('switch', { name: 'Payments of mfe-finance' }));
  const before = shown();
  await because('Letters first');
  await press('Save');

  expect(await screen.findByText('Arranged the places of Clients in development.')).toBeVisible();
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

test('what is moved by keyboard keeps the focus, to the end of the list, and says where it stands', async () => {
  const { dialog, shown, user } = await openPlaces();

  dialog.getByRole('button', { name: 'Move Payments down' }).focus();
  await user.keyboard('{Enter}');
  expect(dialog.getByRole('button', { name: 'Move Payments down' })).toHaveFocus();
  await user.keyboard(' ');

  expect(shown()).toEqual(['Claims of mfe-finance', 'Letters of mfe-finance', 'Payments of mfe-finance']);
  expect(dialog.getByRole('button', { name: 'Move Payments up' })).toHaveFocus();
  expect(dialog.getByRole('button', { name: 'Move Payments down' })).toBeDisabled();
  expect(dialog.getByText('Payments is 3 of 3 now.')).toHaveAttribute('role', 'status');
});

test('asks why before it saves', async () => {
  const { dialog, press } = await openPlaces();

  await press('Move Claims up');
  await press('Save');

  expect(await dialog.findByText('Reason is required.')).toBeVisible();
});

test('says who was quicker, and saves on top of their change when told so', async () => {
  const { server, dialog, press, because, shown } = await openPlaces();
  const calls = answers(`PUT ${PLACES}`, ({ headers }) =>
    headers.get('If-Match') === '"8"'
      ? { data: buildSetting({ revision: 9 }) }
      : refusal(409, { data: { err_msg: 'Changed by Ravi at 05-Jul-2026, 18:00' } }),
  );
  server.places = { revision: 8, places: [tabs({ is_arranged: true, fills: tabs().fills.toReversed() }), panel] };

  await press('Move Claims up');
  await because('Claims first');
  await press('Save');
  const load = await dialog.findByRole('button', { name: 'Load the latest values' });
  expect(within(load.closest<HTMLElement>('[role=alert]')!).getByText(/Changed by Ravi at/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Claims first');
  await press('Load the latest values');
  expect(shown()[0]).toBe('Claims of mfe-finance');
  await press('Save');

  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]!.body).toEqual({
    places: [{ place: 'client.details.tabs', fills: [named('claims'), named('payments'), named('letters')] }],
    reason: 'Claims first',
  });
});

test('shows what the registry refuses, and keeps what was arranged', async () => {
  const message = 'Nothing that runs here puts “claims” of mfe-finance into client.details.tabs: leave it out.';
  answers(`PUT ${PLACES}`, () => refusal(422, { errors: { places: [message] } }));
  const { dialog, press, because, shown } = await openPlaces();

  await press('Move Claims up');
  await because('Claims first');
  await press('Save');

  expect(await dialog.findByText(message)).toBeVisible();
  expect(shown()[0]).toBe('Claims of mfe-finance');
});

test('says that nothing fills a place', async () => {
  const { dialog } = await openPlaces({ places: [tabs(), { ...panel, fills: [] }] });

  expect(dialog.getByText('Nothing fills this place.')).toBeVisible();
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

  expect(await dialog.findByText('The release that is selected here has no places.')).toBeVisible();
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
