import { ROLES } from '@siteledger/shared-lib/domain';
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

test('takes a given day for today, but only a day, and never in production', () => {
  expect([readConfig({}).today, readConfig({ TODAY: '2028-02-29' }).today]).toEqual([undefined, '2028-02-29']);
  for (const TODAY of ['2026-02-29', '2026-2-9', 'tomorrow', '18/11/2026'])
    expect(() => readConfig({ TODAY })).toThrow(`TODAY is "${TODAY}", but must be a day such as 2026-11-18.`);
  expect(() => readConfig({ APP_ENV: 'production', TODAY: '2026-11-18' })).toThrow(
    'TODAY is refused in production: it would give every record a wrong time.',
  );
});

test('asks administrators for a second step in production, unless the operator names other roles or none', () => {
  const rolesOf = (env: NodeJS.ProcessEnv) => readConfig(env).secondFactorRoles;
  const production = { APP_ENV: 'production' };

  expect(rolesOf(production)).toEqual([ROLES.SUPER_ADMIN, ROLES.ADMIN]);
  expect(rolesOf({ ...production, SECOND_FACTOR_ROLES: '' })).toEqual([ROLES.SUPER_ADMIN, ROLES.ADMIN]);
  expect(rolesOf({ ...production, SECOND_FACTOR_ROLES: 'none' })).toEqual([]);
  expect(rolesOf({ ...production, SECOND_FACTOR_ROLES: 'PROJECT_MANAGER, ADMIN' })).toEqual([
    ROLES.PROJECT_MANAGER,
    ROLES.ADMIN,
  ]);
  expect([rolesOf({}), rolesOf({ APP_ENV: 'staging' })]).toEqual([[], []]);
});

test('takes a release of a remote for good after twenty loads by three people, unless told otherwise', () => {
  expect(readConfig({}).stableAfter).toEqual({ loads: 20, users: 3 });
  expect(readConfig({ GOOD_AFTER_LOADS: '200', GOOD_AFTER_USERS: '10' }).stableAfter).toEqual({
    loads: 200,
    users: 10,
  });
  expect(() => readConfig({ GOOD_AFTER_USERS: '0' })).toThrow('must be a whole number from 1 up to 1000.');
  expect(() => readConfig({ GOOD_AFTER_LOADS: '0' })).toThrow('must be a whole number from 1 up to 100000.');
});

test('halts a release of a remote by the budget of the house, unless told otherwise', () => {
  const usual = { loads: 20, failedPercent: 2, users: 3, watchHours: 24 };

  expect(readConfig({}).halt).toEqual(usual);
  expect(readConfig({ HALT_FAILED_PERCENT: '5', HALT_AFTER_USERS: '1' }).halt).toEqual({
    ...usual,
    failedPercent: 5,
    users: 1,
  });
  expect(() => readConfig({ HALT_AFTER_USERS: '0' })).toThrow(
    'HALT_AFTER_USERS is "0", but must be a whole number from 1 up to 1000.',
  );
});

test('a development server listens on 127.0.0.1 unless HOST says otherwise', () => {
  const production = { APP_ENV: 'production', PUBLIC_URL: 'https://siteledger.example.com' };

  expect(readConfig({}).host).toBe('127.0.0.1');
  expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  expect(readConfig({ APP_ENV: 'staging' }).host).toBe('0.0.0.0');
  expect(readConfig(production).host).toBe('0.0.0.0');
});

test('links mails to where it listens, unless it is told where people open it', () => {
  expect(readConfig({ PORT: '4000' })).toMatchObject({
    publicUrl: 'http://localhost:4000',
    smtpUrl: undefined,
    mailFrom: 'Siteledger <no-reply@localhost>',
  });
  expect(readConfig({ PUBLIC_URL: 'https://build.example.com/' })).toMatchObject({
    publicUrl: 'https://build.example.com',
    mailFrom: 'Siteledger <no-reply@build.example.com>',
  });
});

test('asks for the address that mails link to before it sends any in production', () => {
  const env = { APP_ENV: 'production', SMTP_URL: 'smtp://mail.example.com' };

  expect(() => readConfig(env)).toThrow('PUBLIC_URL must be set in production when SMTP_URL is: mails link to it.');
  expect(readConfig({ ...env, PUBLIC_URL: 'https://a.test' }).smtpUrl).toBe('smtp://mail.example.com');
});

test.each([
  [
    { PUBLIC_URL: 'build.example.com' },
    'PUBLIC_URL is "build.example.com", but must be an address such as https://siteledger.example.com.',
  ],
  [
    { PUBLIC_URL: 'https://example.com/siteledger/' },
    'PUBLIC_URL is "https://example.com/siteledger", but Siteledger is not served below a path: give it a host name of its own, such as https://siteledger.example.com.',
  ],
  [
    { SMTP_URL: 'mail:secret@example.com' },
    'SMTP_URL must be an address such as smtp://user:password@mail.example.com:587.',
  ],
  [
    { AUDIT_HEADS_URL: 'audit.example.com' },
    'AUDIT_HEADS_URL must be an address such as https://audit.example.com/heads.',
  ],
  [
    { DATABASE_OWNER_URL: 'postgres://owner@db/siteledger' },
    'DATABASE_OWNER_URL needs DATABASE_URL, the same database for the role that serves.',
  ],
  [{ MAIL_FROM: 'me' }, 'MAIL_FROM is "me", but must be an address such as Siteledger <no-reply@example.com>.'],
  [{ PORT: 'http' }, 'PORT is "http", but must be a whole number up to 65535.'],
  [{ PORT: '70000' }, 'PORT is "70000", but must be a whole number up to 65535.'],
  [{ LOG_LEVEL: 'verbose' }, 'LOG_LEVEL is "verbose", but must be one of silent, error, warn, info, debug.'],
  [
    { TRUSTED_PROXIES: '10.0.0.1,nginx' },
    'TRUSTED_PROXIES has "nginx", but takes addresses and networks such as 10.0.0.0/8.',
  ],
  [
    { TRUSTED_PROXIES: '10.0.0.0/33' },
    'TRUSTED_PROXIES has "10.0.0.0/33", but takes addresses and networks such as 10.0.0.0/8.',
  ],
  [{ APP_ENV: 'test' }, 'APP_ENV is "test", but must be one of development, staging, production.'],
  [
    { SECOND_FACTOR_ROLES: 'ADMIN,CLERK' },
    'SECOND_FACTOR_ROLES has "CLERK", but takes none or any of SUPER_ADMIN, ADMIN, BUSINESS_OWNER, PROJECT_MANAGER.',
  ],
  [{ SEED: 'all' }, 'SEED is "all", but must be one of demo, none.'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
  [{ DATABASE_URL: 'postgres://a:b:c' }, 'DATABASE_URL is not a valid address.'],
  [
    { CORS_ORIGINS: 'https://a.test, *' },
    'CORS_ORIGINS has "*", which is not an origin such as https://remotes.example.com.',
  ],
  [{ REGISTRY_URL: 'https://registry.test' }, 'REGISTRY_URL and REGISTRY_TOKEN go together'],
  [{ REGISTRY_TOKEN: `slin_${'x'.repeat(43)}` }, 'REGISTRY_URL and REGISTRY_TOKEN go together'],
  [
    { REGISTRY_URL: 'registry.test', REGISTRY_TOKEN: `slin_${'x'.repeat(43)}` },
    'REGISTRY_URL is "registry.test", but must be an address such as https://registry.example.com.',
  ],
  [
    { REGISTRY_URL: 'https://registry.test', REGISTRY_TOKEN: 'slpt_of-a-team-and-not-of-an-installation' },
    'REGISTRY_TOKEN must be a token of the central registry, which begins with slin_.',
  ],
])('refuses %j with one sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

test('drains for some seconds in production, and tells its figures only where it is told to', () => {
  expect(readConfig({})).toMatchObject({ drainSeconds: 0, metricsPort: undefined });
  expect(readConfig({ APP_ENV: 'production' })).toMatchObject({ drainSeconds: 5, metricsPort: undefined });
  expect(readConfig({ METRICS_PORT: '9464', DRAIN_SECONDS: '60' })).toMatchObject({
    drainSeconds: 60,
    metricsPort: 9464,
  });
  expect(() => readConfig({ DRAIN_SECONDS: '61' })).toThrow(
    'DRAIN_SECONDS is "61", but must be a whole number up to 60.',
  );
});

test('starts on what a newer version has migrated only for who goes back and says so', () => {
  expect(readConfig({}).newerDatabase).toBe('refuse');
  expect(readConfig({ NEWER_DATABASE: 'accept' }).newerDatabase).toBe('accept');
});
