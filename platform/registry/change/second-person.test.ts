import { type Caller } from '../testing/caller';
import { at, change, publish, teamOf, versionsFor } from '../testing/cranes';
import { withInstallation } from '../testing/installation';

const environment = 'production';
const installation = withInstallation({ environment });

let aisyah: Caller;
let lim: Caller;
let siti: Caller;

/** 1.0.0 runs in production; 1.1.0 is published with a token issued by Aisyah. */
beforeEach(async () => {
  aisyah = installation().as('Aisyah', 'manage', 'publish');
  lim = installation().as('Lim', 'manage');
  siti = installation().as('Siti', 'manage');
  await publish(await teamOf(installation(), aisyah), '1.0.0', '1.1.0');
  expect((await change(aisyah, environment, { release: '1.0.0' })).status).toBe(200);
});

const running = () => versionsFor(installation().anonymous);
const confirm = (caller: Caller, uuid: string) => caller.post(`${at(environment)}/requests/${uuid}/confirmation`);

test('a release that is new in production waits for somebody who neither asked for it nor published it', async () => {
  const asked = await change(lim, environment, { release: '1.1.0' });
  expect(asked.status).toBe(202);
  const { uuid } = asked.body.data;

  expect((await confirm(lim, uuid)).status).toBe(403);
  expect((await confirm(aisyah, uuid)).status).toBe(403);
  expect(await running()).toEqual(['1.0.0']);
  const confirmed = await confirm(siti, uuid);

  expect([confirmed.status, confirmed.body.data]).toMatchObject([200, { changed_by: 'Lim, confirmed by Siti' }]);
  expect(await running()).toEqual(['1.1.0']);
});

test('to switch off, and to go back to what has run, needs nobody else', async () => {
  expect((await change(lim, environment, { enabled: false, release: '1.0.0' })).status).toBe(200);
  expect((await change(lim, environment, { release: '1.0.0' })).status).toBe(200);
});

test('a request that was decided, or that something was changed under, comes into force no more', async () => {
  const first = (await change(lim, environment, { release: '1.1.0' })).body.data;
  await siti.post(`${at(environment)}/requests/${first.uuid}/refusal`);
  const second = (await change(lim, environment, { release: '1.1.0' })).body.data;
  await change(aisyah, environment, { enabled: false, release: '1.0.0' });

  expect((await confirm(siti, first.uuid)).status).toBe(409);
  expect((await confirm(siti, second.uuid)).status).toBe(409);
  expect(await running()).toEqual([]);
});

test('a user who may publish decides that one person is enough', async () => {
  const policy = '/remotes/policies/production';
  expect((await lim.put(policy, { needs_second_person: false })).status).toBe(403);
  expect((await aisyah.put(policy, { needs_second_person: false })).status).toBe(200);

  expect((await change(lim, environment, { release: '1.1.0' })).status).toBe(200);
});
