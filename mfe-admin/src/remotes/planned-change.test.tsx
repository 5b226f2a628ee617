import type { RemoteRequest } from '@siteledger/platform/contract';
import { answers, renderPage } from '@siteledger/shared-lib/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../remote';
import { buildImpact, buildMatrix, buildRemoteRow, buildRequest, buildSetting } from './remote-builders';
import { beforeChanges, button, enter, openChange, PLACE, ready } from './testing/change-dialog';

beforeChanges();
beforeEach(() => {
  answers('POST /remotes/mfe-parties/environments/production/impact', { data: buildImpact() });
});

const FROM = '2099-07-01T22:00:00+08:00';
const PLAN = { from: '2099-07-01T14:00:00.000Z', confirmed_by: null, problem: null, needs_confirmation: false };

const planned = (given: Partial<RemoteRequest> = {}) =>
  buildRequest({
    ...{ environment: 'production', releases: [], plan: PLAN },
    setting: { ...buildSetting({ enabled: false }), reason: 'Month end' },
    ...given,
  });

function open(given: Partial<RemoteRequest> = {}) {
  const settings = { production: buildSetting({ environment: 'production' }) };
  answers('GET /remotes/environments', { data: buildMatrix(buildRemoteRow({ settings, requests: [planned(given)] })) });
  return renderPage(routes, { at: '/remotes' });
}

const plan = async (name = 'Planned for 01-Jul-2099, 22:00: Clients in production') =>
  within(await screen.findByRole('group', { name }));

test('plans a change for a moment in Kuala Lumpur instead of making it now', async () => {
  const calls = answers(`PUT ${PLACE}`, { data: planned({ environment: 'development' }) });
  const { user } = await openChange();

  await user.click(screen.getByRole('switch', { name: 'Enabled' }));
  fireEvent.change(screen.getByLabelText('Start'), { target: { value: '2099-07-01T22:00' } });
  await enter(user, 'Reason', 'Month end');
  await ready(/^Plan the change/);
  await user.click(button(/^Plan the change/));

  expect(await screen.findByText('Planned for 01-Jul-2099, 22:00: Clients in development.')).toBeVisible();
  expect(calls[0]!.body).toMatchObject({ enabled: false, from: FROM });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a moment that was only begun makes no change now', async () => {
  const calls = answers(`PUT ${PLACE}`, { data: buildSetting() });
  const { user } = await openChange();
  await user.click(screen.getByRole('switch', { name: 'Enabled' }));
  await enter(user, 'Reason', 'Month end');
  const begins = screen.getByLabelText('Start');

  // What a browser says of a day without a time.
  Object.defineProperty(begins, 'validity', { configurable: true, value: { badInput: true } });
  fireEvent.keyUp(begins, { key: '6' });
  await ready(/^Plan the change/);
  await user.click(button(/^Plan the change/));

  expect(await screen.findByText('Start must be a date and time with its zone.')).toBeVisible();
  expect(calls).toEqual([]);

  Object.defineProperty(begins, 'validity', { configurable: true, value: { badInput: false } });
  fireEvent.blur(begins);
  await ready(/^Switch off/);
});

test('a plan says nothing of places that it leaves as they are', async () => {
  const places = [{ place: 'project.tabs', fills: [{ remote: 'mfe-finance', id: 'payments', on: false }] }];
  const settings = { production: buildSetting({ environment: 'production', places }) };
  const { places: _kept, ...setting } = buildSetting({ enabled: false });
  const requests = [planned({ setting })];
  answers('GET /remotes/environments', { data: buildMatrix(buildRemoteRow({ settings, requests })) });
  renderPage(routes, { at: '/remotes' });

  expect((await plan()).getByText('Switched off, draining')).toBeVisible();
});

test('a plan that would change nothing any more says so', async () => {
  open({ setting: { ...buildSetting(), reason: 'Month end' } });

  expect((await plan()).getByText('It no longer changes anything.')).toBeVisible();
});

test('a plan says what it changes, who made it and why, and can be cancelled', async () => {
  const { user } = open();
  const cancelled = answers('POST /remotes/mfe-parties/environments/production/requests/r-1/refusal', {
    message: 'Plan for mfe-parties cancelled.',
  });

  expect((await plan()).getByText('Switched off, draining')).toBeVisible();
  expect((await plan()).getByText('Lim, 01-Jul-2026, 10:00: Month end')).toBeVisible();
  expect((await plan()).queryByRole('button', { name: 'Confirm…' })).toBeNull();
  await user.click((await plan()).getByRole('button', { name: 'Cancel the plan' }));

  await waitFor(() => expect(cancelled).toHaveLength(1));
  expect(await screen.findByText('Plan for mfe-parties cancelled.')).toBeVisible();
});

test('a plan with a new release can be confirmed, and says so until it is', async () => {
  const { user } = open({ releases: ['1.1.0'], plan: { ...PLAN, needs_confirmation: true } });
  answers('POST /remotes/mfe-parties/environments/production/requests/r-1/confirmation', {
    data: planned({ plan: { ...PLAN, confirmed_by: 'Siti' } }),
  });
  const waiting = await plan('Planned for 01-Jul-2099, 22:00; 1.1.0 waits for a second person: Clients in production');

  await user.click(waiting.getByRole('button', { name: 'Confirm…' }));
  const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Confirm' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);

  expect(await screen.findByText('Planned for 01-Jul-2099, 22:00: Clients in production.')).toBeVisible();
});

test.each([
  [{ plan: { ...PLAN, confirmed_by: 'Siti' } }, 'Confirmed by Siti.'],
  [{ changed_since_by: 'Mei' }, 'Mei has changed it since: it can no longer take effect.'],
])('a plan that is %j says it', async (given, text) => {
  open(given);

  expect((await plan()).getByText(text)).toBeVisible();
});

test('what was not carried out says why, and can only be dismissed', async () => {
  open({ plan: { ...PLAN, problem: 'No second person has confirmed it.', needs_confirmation: true } });

  const failed = await plan('Not carried out, planned for 01-Jul-2099, 22:00: Clients in production');
  expect(failed.getByText('No second person has confirmed it.')).toBeVisible();
  expect(failed.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Dismiss']);
});

test('a change beside a plan says what becomes of the plan', async () => {
  const { user } = open();

  await user.click(await screen.findByRole('button', { name: 'Change Clients in production' }));

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Planned for 01-Jul-2099, 22:00, by Lim.')).toBeVisible();
  expect(dialog.getByText('If you change it now, that plan will not be carried out.')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Start'), { target: { value: '2099-07-01T22:00' } });
  expect(dialog.getByText('Only one change can be planned at a time. Cancel that one first.')).toBeVisible();
});
