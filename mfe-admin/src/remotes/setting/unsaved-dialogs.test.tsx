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
import { tabs } from '../testing/places-dialog';

const DEVELOPMENT = '/remotes/mfe-parties/environments/development';

const history = [buildSetting({ revision: 7 }), buildSetting({ revision: 5, changed_at: '2026-06-30T10:00:00.000Z' })];

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  const releases = [buildReleaseSummary({ version: '1.1.0' }), buildReleaseSummary({ places: [tabs().place] })];
  answers('GET /remotes/environments', { data: buildMatrix(buildRemoteRow({ releases })) });
  answers('GET /remotes/tokens', { data: [] });
  answers('GET /roles', { data: [] });
  answers(`POST ${DEVELOPMENT}/impact`, { data: buildImpact() });
  answers(`GET ${DEVELOPMENT}/places`, { data: { revision: 7, places: [tabs()] } });
  answers(`GET ${DEVELOPMENT}/history`, { data: history });
});

test.each([
  ['a change', '/remotes', ['Change Clients in development']],
  ['a revocation', '/remotes', ['2 releases of Clients', 'Revoke Clients 1.1.0']],
  ['a word for a release', '/remotes', ['2 releases of Clients', 'Mark as stable: Clients 1.0.0']],
  ['an order of places', '/remotes', ['Places of Clients in development']],
  ['a roll-back', '/remotes', ['History of Clients in development', 'Roll back to this: 30-Jun-2026, 18:00']],
  ['a publish token', '/remotes/tokens', ['Issue token']],
])('the × does not drop what was typed for %s', async (_, at, ways) => {
  const { user } = renderPage(routes, { at });
  for (const name of ways) await user.click(await screen.findByRole('button', { name }));
  const box = await screen.findByRole('textbox', { name: /^(\* )?(Reason|Name)/ });
  await user.click(box);
  await user.paste('Month end');

  const dialog = within(box.closest<HTMLElement>('[role=dialog]')!);
  await user.click(dialog.getByRole('button', { name: 'Close' }));

  const question = within((await screen.findByText('Leave without saving?')).closest<HTMLElement>('[role=dialog]')!);
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(box).toHaveValue('Month end');
});
