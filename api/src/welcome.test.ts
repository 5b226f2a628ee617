import { welcome } from './welcome';

const settings = { port: 3000, host: '127.0.0.1', environment: 'development', seed: 'none', today: undefined } as const;

test('says of an installation without users how the first one is created', () => {
  expect(welcome(settings, false)).toEqual([
    '\nSiteledger: http://localhost:3000',
    'There is no user yet. Create the first one, a Super Admin: node api/dist/admin.js create-super-admin <e-mail>',
    'On this machine only. HOST=0.0.0.0 npm start opens it to your network.',
  ]);
  expect(welcome(settings, true)).toEqual([
    '\nSiteledger: http://localhost:3000',
    'On this machine only. HOST=0.0.0.0 npm start opens it to your network.',
  ]);
});

test('says of the demo how one signs in, and that its password is public', () => {
  expect(welcome({ ...settings, seed: 'demo' }, true)).toEqual([
    '\nSiteledger: http://localhost:3000',
    'Demo sign-ins: super@demo.test, admin@demo.test, owner@demo.test, pm@demo.test (password: siteledger)',
    'On this machine only. HOST=0.0.0.0 npm start opens it to your network, where everybody can read that password.',
  ]);
});
