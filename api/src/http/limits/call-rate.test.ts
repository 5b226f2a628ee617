import { withApp } from '../../testing/apps/with-app';

const api = withApp({ callsAMinute: 3, trustedProxies: ['10.0.0.1'] });

const refresh = (address: string, proxy = '10.0.0.1') =>
  api.app.inject({
    method: 'POST',
    url: '/api/v2/refresh',
    payload: 'no JSON',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    remoteAddress: proxy,
  });

const statusesOf = async (addresses: readonly string[], proxy?: string) => {
  const statuses: number[] = [];
  for (const address of addresses) statuses.push((await refresh(address, proxy)).statusCode);
  return statuses;
};

test('refuses an address that calls too often before its body is read, until the minute is over', async () => {
  api.setTime('2026-07-01T10:00:00+08:00');
  expect(await statusesOf(['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])).toEqual([
    422, 422, 422, 429, 422,
  ]);

  api.setTime('2026-07-01T10:01:00+08:00');
  expect(await statusesOf(['192.0.2.1'])).toEqual([422]);
});

test('says when to come back', async () => {
  api.setTime('2026-07-01T11:00:00+08:00');
  await statusesOf(['192.0.2.1', '192.0.2.1', '192.0.2.1']);

  api.setTime('2026-07-01T11:00:45+08:00');
  const reply = await refresh('192.0.2.1');

  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '15']);
});

test('counts an IPv6 /64 as one address', async () => {
  api.setTime('2026-07-01T12:00:00+08:00');
  const addresses = ['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:db8:0:1::3', '2001:db8:0:1:ffff::4'];

  expect(await statusesOf([...addresses, '2001:db8:0:2::1'])).toEqual([422, 422, 422, 429, 422]);
});

test('believes no address but a proxy of its own', async () => {
  api.setTime('2026-07-01T13:00:00+08:00');
  const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];

  expect(await statusesOf(addresses, '203.0.113.9')).toEqual([422, 422, 422, 429]);
});

test('lets an address report on remotes no more often', async () => {
  api.setTime('2026-07-01T14:00:00+08:00');
  const owner = await api.as('BUSINESS_OWNER');
  const report = () => owner.post('/remotes/events', { events: [{ remote: 'x', version: '1.0.0', kind: 'load' }] });

  const statuses: number[] = [];
  for (let call = 0; call < 4; call++) statuses.push((await report()).status);

  expect(statuses).toEqual([200, 200, 200, 429]);
});
