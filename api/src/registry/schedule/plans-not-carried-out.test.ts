import { PLACE, withPlannedCranes } from '../../testing/planned-cranes';

const { people, history, requests, confirm, running, change, plan, at } = withPlannedCranes();

test('what nobody confirmed in time is not carried out, and says so until somebody dismisses it', async () => {
  const { uuid } = (await plan({ release: '1.2.0' })).body.data;

  expect(await at('22:00:00')).toEqual([{ remote: 'mfe-cranes', problem: 'No second person has confirmed it.' }]);

  expect(await at('22:00:15')).toEqual([]);
  expect(await running()).toBe('1.0.0');
  expect(await requests()).toMatchObject([{ plan: { problem: 'No second person has confirmed it.' } }]);
  expect((await confirm(people.mei, uuid)).status).toBe(409);
  const dismissed = await people.mei.post(`${PLACE}/requests/${uuid}/refusal`);
  expect(dismissed.body.message).toBe('Plan for mfe-cranes dismissed.');
  expect(await requests()).toEqual([]);
});

test('a plan of somebody who may not change remotes any more is not carried out', async () => {
  await plan();
  expect((await people.siti.delete(`/users/${people.lim.user.uuid}`)).status).toBe(200);

  const [outcome] = await at('22:00:00');

  expect(outcome?.problem).toBe('Whoever planned it may not change remotes any more.');
  expect(await running()).toBe('1.0.0');
});

test('what is more than an hour late does not come as a surprise', async () => {
  await plan();

  expect(await at('23:00:01')).toEqual([
    { remote: 'mfe-cranes', problem: 'No server ran at its moment, nor in the hour after it.' },
  ]);
  expect(await running()).toBe('1.0.0');
});

test('what somebody has changed since is not undone by a plan', async () => {
  await plan();
  await change(people.mei, { enabled: false, reason: 'It crashes' });
  expect(await requests()).toMatchObject([{ changed_since_by: 'Mei' }]);

  const [outcome] = await at('22:00:00');

  expect(outcome?.problem).toMatch(/^Changed by Mei at .* since it was planned\.$/);
  expect((await history())[0]).toMatchObject({ enabled: false, reason: 'It crashes' });
});

test('a release that was revoked since does not come by a plan', async () => {
  await plan();
  await people.siti.post('/remotes/mfe-cranes/releases/1.1.0/revocation', { reason: 'Wrong sums' });

  const [outcome] = await at('22:00:00');

  expect(outcome?.problem).toContain('revoked');
  expect(await running()).toBe('1.0.0');
});

test('a pause whose end passed while the registry was down is not begun', async () => {
  await plan({ enabled: false, until: '2026-07-01T23:00:00+08:00' });

  expect(await at('23:00:00')).toEqual([{ remote: 'mfe-cranes', problem: 'Its end had passed already.' }]);
  expect(await running()).toBe('1.0.0');
});
