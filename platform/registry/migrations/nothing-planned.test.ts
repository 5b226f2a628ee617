import { migrate, openDatabase } from '../testing/open-database';

const MEI = '00000000-0000-4000-8000-000000000001';
const DECLINED = { decision: 'declined', decided_by: 'The platform', decided_at: expect.anything() };

test('drops planned changes and policies waiting for a second person, and keeps everything else', async () => {
  const db = await openDatabase('0008');
  const asked = { environment: 'staging', requested_by: 'Mei', requested_by_uuid: MEI } as const;
  const request = (remote: string, setting: object) => ({ ...asked, remote, setting: JSON.stringify(setting) });
  const plan = { from: '2026-07-01T14:00:00.000Z' };
  await db
    .insertInto('registry.remote_requests')
    .values([request('mfe-cranes', { enabled: false, plan }), request('mfe-lifts', { enabled: true })])
    .execute();
  const confirmed = { decision: 'confirmed', decided_by: 'Lim', decided_at: '2026-07-01T02:00:00Z' } as const;
  await db
    .insertInto('registry.remote_policies')
    .values({ ...asked, needs_second_person: true, ...confirmed })
    .execute();
  await db
    .insertInto('registry.remote_policies')
    .values({ ...asked, needs_second_person: false })
    .execute();

  await migrate(db);

  const requests = await db.selectFrom('registry.remote_requests').selectAll().orderBy('id').execute();
  expect(requests).toMatchObject([DECLINED, { remote: 'mfe-lifts', decision: null, decided_by: null }]);
  const policies = await db.selectFrom('registry.remote_policies').selectAll().orderBy('id').execute();
  expect(policies).toMatchObject([{ decision: 'confirmed', decided_by: 'Lim' }, DECLINED]);
  await db.destroy();
});
