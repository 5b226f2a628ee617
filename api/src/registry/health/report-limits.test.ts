import { REPORTS_MAX } from '@siteledger/platform/contract';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { removeExpired } from '../../remove-expired.queries';
import { publisherBy } from '../../testing/remotes/publisher';
import { withApp } from '../../testing/apps/with-app';

const api = withApp();

const load = { remote: 'mfe-cranes', version: '1.0.0', kind: 'load' };
const DAY_MS = 86_400_000;

async function adminWithRelease() {
  const admin = await api.as('SUPER_ADMIN');
  const team = await publisherBy(api.app, admin, { remotes: ['mfe-cranes'] });
  await team.post('/remotes/mfe-cranes/releases', publicationOf(buildRelease('mfe-cranes', { version: '1.0.0' })));
  return admin;
}

const kept = async () => (await api.db.selectFrom('registry.remote_events').selectAll().execute()).length;

test('keeps so many reports of a person in an hour, and those of others besides', async () => {
  const [admin, other] = [await adminWithRelease(), await api.as('BUSINESS_OWNER')];
  const events = Array.from({ length: 50 }, () => load);

  for (let sent = 0; sent <= REPORTS_MAX.person; sent += events.length)
    expect((await admin.post('/remotes/events', { events })).status).toBe(200);
  await other.post('/remotes/events', { events: [load] });

  expect(await kept()).toBe(REPORTS_MAX.person + 1);
});

test('forgets reports, and who worked in a remote, when nobody counts them any more', async () => {
  const admin = await adminWithRelease();
  await admin.post('/remotes/events', { events: [load, { ...load, kind: 'active' }] });
  const later = (days: number) => new Date(Date.parse('2026-07-01T10:00:00+08:00') + days * DAY_MS + 1000);

  await removeExpired(api.db, later(REPORTS_MAX.days - 1));
  expect(await kept()).toBe(1);
  await removeExpired(api.db, later(REPORTS_MAX.days));

  expect(await kept()).toBe(0);
  expect(await api.db.selectFrom('registry.remote_presence').selectAll().execute()).toEqual([]);
});
