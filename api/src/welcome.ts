import { type Config } from './config';

type Settings = Pick<Config, 'port' | 'host' | 'environment' | 'seed' | 'today'>;

/** The message after the start: the address, and how to sign in for the first time. */
export function welcome({ port, host, environment, seed, today }: Settings, hasUsers: boolean): string[] {
  const lines = [`\nSiteledger: http://localhost:${port}`];
  if (today) lines.push(`Today is ${today}, as TODAY says.`);
  if (seed === 'demo')
    lines.push('Demo sign-ins: super@demo.test, admin@demo.test, owner@demo.test, pm@demo.test (password: siteledger)');
  if (!hasUsers)
    lines.push(
      'There is no user yet. Create the first one, a Super Admin: node api/dist/admin.js create-super-admin <e-mail>',
    );
  if (environment === 'development' && host === '127.0.0.1')
    lines.push(
      `On this machine only. HOST=0.0.0.0 npm start opens it to your network${seed === 'demo' ? ', where everybody can read that password' : ''}.`,
    );
  return lines;
}
