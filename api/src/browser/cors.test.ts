import { withApp } from '../testing/apps/with-app';

const api = withApp({ corsOrigins: ['https://partner.example.test'] });

const ask = (origin: string) =>
  api.app.inject({
    method: 'OPTIONS',
    url: '/api/v2/projects',
    headers: { origin, 'access-control-request-method': 'POST' },
  });

test('lets a listed origin call', async () => {
  const reply = await ask('https://partner.example.test');

  expect(reply.headers['access-control-allow-origin']).toBe('https://partner.example.test');
});

test.each(['https://other.example.test', 'https://partner.example.test.evil.test', 'null'])(
  'does not let %s call',
  async (origin) => {
    expect((await ask(origin)).headers).not.toHaveProperty('access-control-allow-origin');
  },
);
