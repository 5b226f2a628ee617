import { readConfig } from './config';

test('starts with an embedded demo on port 3000', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    environment: 'development',
    databaseUrl: undefined,
    seed: 'demo',
    dataDir: expect.stringMatching(/\/\.data$/),
    releasesDir: expect.stringMatching(/\/\.data\/releases$/),
  });
});

test('seeds no demo in production', () => {
  expect(readConfig({ APP_ENV: 'production' })).toMatchObject({ environment: 'production', seed: 'none' });
  expect(() => readConfig({ APP_ENV: 'production', SEED: 'demo' })).toThrow(
    'SEED=demo is refused in production: demo users have a public password.',
  );
});

test.each([
  [{ PORT: 'http' }, 'PORT is "http", but must be a whole number up to 65535.'],
  [{ PORT: '70000' }, 'PORT is "70000", but must be a whole number up to 65535.'],
  [{ APP_ENV: 'test' }, 'APP_ENV is "test", but must be one of development, staging, production.'],
  [{ SEED: 'all' }, 'SEED is "all", but must be one of demo, none.'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
  [{ DATABASE_URL: 'postgres://a:b:c' }, 'DATABASE_URL is not a valid address.'],
  [
    { CORS_ORIGINS: 'https://a.test, *' },
    'CORS_ORIGINS has "*", which is not an origin such as https://remotes.example.com.',
  ],
  [
    { REMOTE_ORIGINS: 'https://a.test/path' },
    'REMOTE_ORIGINS has "https://a.test/path", which is not an origin such as https://remotes.example.com.',
  ],
])('refuses %j with one sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});
