import { answers, refusal } from '@siteledger/shared-lib/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeChanges, button, enter, openChange, PLACE, ready } from '../testing/change-dialog';
import { buildImpact, buildSetting } from '../testing/remote-builders';

beforeChanges();

const release = (version: string) => `${version} · 01-Jul-2026`;

test('asks for a reason before anything is saved', async () => {
  const { user } = await openChange();
  await ready(/^Save/);

  await user.click(button(/^Save/));

  expect(await screen.findByText('Reason is required.')).toBeVisible();
});

test('switches a remote off with a message and an end, based on the revision that was seen', async () => {
  const calls = answers(`PUT ${PLACE}`, { data: buildSetting({ enabled: false }) });
  const { user } = await openChange({ revision: 7 });

  await user.click(screen.getByRole('switch', { name: 'Enabled' }));
  await user.click(screen.getByRole('radio', { name: /^Now/ }));
  await enter(user, 'Message', 'Month end is being closed.');
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '2099-07-02T08:00' } });
  await enter(user, 'Reason', 'Certificates are printed');
  await ready(/^Switch off Clients/);
  await user.click(button(/^Switch off Clients/));

  expect(await screen.findByText('Clients in development changed.')).toBeVisible();
  expect(calls[0]!.headers.get('If-Match')).toBe('"7"');
  expect(calls[0]!.body).toEqual({
    enabled: false,
    disable_mode: 'now',
    release: '1.0.0',
    rollout: null,
    message: 'Month end is being closed.',
    until: '2099-07-02T08:00:00+08:00',
    reason: 'Certificates are printed',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an end that was only begun switches nothing off for no stated time', async () => {
  const calls = answers(`PUT ${PLACE}`, { data: buildSetting() });
  const { user } = await openChange();
  await user.click(screen.getByRole('switch', { name: 'Enabled' }));
  await enter(user, 'Reason', 'Month end');
  const ends = screen.getByLabelText('Until');

  // As a browser reports a day without a time.
  Object.defineProperty(ends, 'validity', { configurable: true, value: { badInput: true } });
  fireEvent.keyUp(ends, { key: '6' });
  await ready(/^Switch off/);
  await user.click(button(/^Switch off/));

  expect(await screen.findByText('Until must be a date and time with its zone.')).toBeVisible();
  expect(calls).toEqual([]);
});

test('switches a remote on again without the words for when it was off', async () => {
  const calls = answers(`PUT ${PLACE}`, { data: buildSetting() });
  const { user } = await openChange({ enabled: false, message: 'Month end', until: '2020-01-01T00:00:00.000Z' });

  await user.click(screen.getByRole('switch', { name: 'Enabled' }));
  await enter(user, 'Reason', 'Month end is over');
  await ready(/^Switch on Clients/);
  await user.click(button(/^Switch on Clients/));

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.body).toMatchObject({ enabled: true, message: null, until: null });
});

test('sets a remote where nothing was ever set, with the newest release that can run', async () => {
  const calls = answers(`PUT ${PLACE}`, { data: buildSetting() });
  const { user } = await openChange(null);

  await enter(user, 'Reason', 'Go-live');
  await ready(/^Switch on Clients/);
  await user.click(button(/^Switch on Clients/));

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.headers.has('If-Match')).toBe(false);
  expect(calls[0]!.body).toMatchObject({ enabled: true, release: '1.1.0' });
});

test.each([
  ['revoked', '1.3.0'],
  ['incompatible', '1.2.0'],
])('marks a release that is %s, and does not let it be chosen', async (mark, version) => {
  const calls = answers(`PUT ${PLACE}`, { data: buildSetting() });
  const { user } = await openChange();

  await user.click(screen.getByRole('combobox', { name: 'Release' }));
  await user.click(await screen.findByTitle(`${release(version)} · ${mark}`));
  await enter(user, 'Reason', 'Try it');
  await ready(/^Save/);
  await user.click(button(/^Save/));

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.body).toMatchObject({ release: '1.0.0' });
});

test('lets a release go on that runs already, whatever is wrong with it', async () => {
  const calls = answers(`PUT ${PLACE}`, { data: buildSetting() });
  const { user } = await openChange({ release: '1.2.0' });

  await enter(user, 'Reason', 'Only a look');
  await ready(/^Save/);
  await user.click(button(/^Save/));

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.body).toMatchObject({ release: '1.2.0' });
});

test('selects another release', async () => {
  const calls = answers(`PUT ${PLACE}`, { data: buildSetting() });
  const { user } = await openChange();

  await user.click(screen.getByRole('combobox', { name: 'Release' }));
  await user.click(await screen.findByTitle(release('1.1.0')));
  await enter(user, 'Reason', 'New lists');
  await ready(/^Save/);
  await user.click(button(/^Save/));

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]!.body).toMatchObject({ release: '1.1.0' });
});

test('explains that somebody else was quicker, keeps what was typed and saves it on top of their change', async () => {
  const { server, user } = await openChange({ revision: 7 });
  const calls = answers(`PUT ${PLACE}`, ({ headers }) =>
    headers.get('If-Match') === '"8"'
      ? { data: buildSetting({ revision: 9 }) }
      : refusal(409, { data: { err_msg: 'Changed by Lim Wei Jie at 2026-07-05T10:00:00Z' } }),
  );
  server.setting = buildSetting({
    revision: 8,
    release: '1.1.0',
    changed_by: 'Lim Wei Jie',
    changed_at: '2026-07-05T10:00:00.000Z',
    reason: 'Hotfix',
  });

  const scrolledTo: HTMLElement[] = [];
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    scrolledTo.push(this);
  });

  await enter(user, 'Reason', 'Month end');
  await ready(/^Save/);
  await user.click(button(/^Save/));
  const explained =
    'Not saved: it was changed in the meantime by Lim Wei Jie, 05-Jul-2026, 18:00. Their reason: Hotfix';
  expect(await screen.findByText(explained)).toBeVisible();
  const notice = screen.getByText(explained).closest<HTMLElement>('[role=alert]')!;
  expect(scrolledTo.at(-1)).toContainElement(notice);
  // Next to the buttons, not at the end of the scrolling part.
  expect(notice.closest('.change-setting-impact')).toBeNull();
  await user.click(button(/^Load the latest values/));
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Month end');
  await ready(/^Save/);
  await user.click(button(/^Save/));

  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]!.body).toMatchObject({ release: '1.1.0', reason: 'Month end' });
});

test('puts what the server refuses beside its field', async () => {
  answers(`PUT ${PLACE}`, () => refusal(422, { errors: { until: ['Until must be in the future.'] } }));
  const { user } = await openChange({ enabled: false, until: '2020-01-01T00:00:00.000Z' });

  await enter(user, 'Reason', 'It takes longer');
  await ready(/^Save/);
  await user.click(button(/^Save/));

  await waitFor(() =>
    expect(screen.getByLabelText('Until')).toHaveAccessibleDescription(/Until must be in the future\./),
  );
});

test('warns who is about to switch off this very screen', async () => {
  answers('POST /remotes/mfe-admin/environments/development/impact', { data: buildImpact() });
  const { user } = await openChange({ remote: 'mfe-admin' }, { name: 'mfe-admin' });
  expect(screen.queryByText('You are switching off this screen too.')).not.toBeInTheDocument();

  await user.click(screen.getByRole('switch', { name: 'Enabled' }));

  expect(screen.getByText('You are switching off this screen too.')).toBeVisible();
});
