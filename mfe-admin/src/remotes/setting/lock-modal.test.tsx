import { answers, loadScreens, refusal, renderPage, signedIn } from '@siteledger/shared-lib/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { routes } from '../../../remote';
import { buildMatrix, buildRemoteRow, buildSetting } from '../testing/remote-builders';

const LOCK = '/remotes/mfe-parties/environments/development/lock';
const lock = { until: '2099-07-02T00:00:00.000Z', reason: 'Year end', by: 'Lim' };

beforeAll(() => loadScreens(routes));

beforeEach(() => {
  signedIn();
  answers('GET /roles', { data: [] });
});

async function openLock(action: string, setting = buildSetting()) {
  answers('GET /remotes/environments', { data: buildMatrix(buildRemoteRow({ settings: { development: setting } })) });
  const page = renderPage(routes, { at: '/remotes' });
  await page.user.click(await screen.findByRole('button', { name: `${action} Clients in development` }));
  return { ...page, dialog: within(await screen.findByRole('dialog')) };
}

test('locks a release until a moment, with a reason', async () => {
  const calls = answers(`PUT ${LOCK}`, { data: buildSetting({ lock }) });
  const { user, dialog } = await openLock('Lock');

  await user.click(dialog.getByRole('button', { name: 'Lock' }));
  expect(await dialog.findByText('Until is required.')).toBeVisible();
  fireEvent.change(dialog.getByLabelText(/Until/), { target: { value: '2099-07-02T08:00' } });
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Year end');
  await user.click(dialog.getByRole('button', { name: 'Lock' }));

  expect(await screen.findByText('Clients in development locked.')).toBeVisible();
  expect(calls[0]!.headers.get('If-Match')).toBe('"7"');
  expect(calls[0]!.body).toEqual({ until: '2099-07-02T08:00:00+08:00', reason: 'Year end' });
});

test('says who locked it and why, and lifts the lock', async () => {
  const calls = answers(`PUT ${LOCK}`, { data: buildSetting() });
  const { user, dialog } = await openLock('Unlock', buildSetting({ lock }));
  expect(screen.getByText('Locked until 02-Jul-2099, 08:00 by Lim: Year end')).toBeVisible();

  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Closed');
  await user.click(dialog.getByRole('button', { name: 'Unlock' }));

  expect(await screen.findByText('Clients in development unlocked.')).toBeVisible();
  expect(calls[0]!.body).toEqual({ until: null, reason: 'Closed' });
});

test('keeps what was typed when somebody else was quicker', async () => {
  answers(`PUT ${LOCK}`, () => refusal(409, { data: { err_msg: 'Changed by Lim at 01-Jul-2026, 18:00' } }));
  const { user, dialog } = await openLock('Unlock', buildSetting({ lock }));

  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Closed');
  await user.click(dialog.getByRole('button', { name: 'Unlock' }));

  expect(await screen.findByText(/Changed by Lim at 01-Jul-2026, 18:00/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Closed');
});
