import type { PlaceContent, RemotePlaces } from '@siteledger/platform/contract';
import { answers, loadScreens, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../remote';
import { buildMatrix, buildReleaseSummary, buildRemoteRow, buildSetting } from './remote-builders';

/** Endpoint of the places in these tests. */
export const PLACES = '/remotes/mfe-parties/environments/development/places';

export const fill = (id: string, title: string, given: object = {}) => ({
  ...{ remote: 'mfe-finance', id, title, order: 10, on: true, is_running: true },
  ...given,
});
export const tabs = (given: Partial<PlaceContent> = {}): PlaceContent => ({
  place: 'client.details.tabs',
  is_arranged: false,
  fills: [fill('payments', 'Payments'), fill('claims', 'Claims'), fill('letters', 'Letters')],
  ...given,
});
export const panel: PlaceContent = { place: 'client.panel', is_arranged: false, fills: [fill('to-pay', 'To pay')] };

export const named = (id: string, on = true) => ({ remote: 'mfe-finance', id, on });

export const row = (revision = 7) =>
  buildRemoteRow({
    releases: [buildReleaseSummary({ places: ['client.details.tabs', 'client.panel'] })],
    settings: { development: buildSetting({ revision }) },
  });

export const name = 'Places of Clients in development';

/** Opens the places of a remote in development, which the test may change meanwhile. */
export async function openPlaces(present: Partial<RemotePlaces> = {}) {
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

/** Setup for each test: signs in a user and loads the screens. */
export function beforePlaces() {
  beforeAll(() => loadScreens(routes));
  beforeEach(() => {
    signedIn();
    answers('GET /roles', { data: [] });
  });
}
