import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runServer } from 'verdaccio';

const everybody = { access: '$all', publish: '$all' };

// Variables that name the outer package to its scripts. npm's settings, such as the registry of other packages, stay.
const ofOuterPackage = /^npm_(?!config_)|^npm_config_local_prefix$/;

const settingOf = (name: string) => execFileSync('npm', ['config', 'get', name], { encoding: 'utf8' }).trim();

// Writes the machine's npm settings plus our registry, as `npm config set` would.
function settings(folder: string, host: string) {
  const known = settingOf('userconfig');
  const file = join(folder, 'npmrc');
  const before = existsSync(known) ? readFileSync(known, 'utf8') : '';
  // Publishing needs no permission, but npm requires a token.
  writeFileSync(file, `${before}\n@siteledger:registry=http://${host}\n//${host}:_authToken=anybody\n`);
  return file;
}

// Shares npm's downloads, but not npx's installs: npx would run an installed package of the same version again.
function freshCache(folder: string) {
  const known = settingOf('cache');
  const cache = join(folder, 'cache');
  mkdirSync(cache);
  mkdirSync(join(known, '_cacache'), { recursive: true });
  symlinkSync(join(known, '_cacache'), join(cache, '_cacache'));
  return cache;
}

/** Starts a registry that has only our packages, stored in the folder. npm's configured registry serves all others. */
export async function startPackageRegistry(folder: string) {
  const app = (await runServer({
    self_path: folder,
    configPath: join(folder, 'verdaccio.yaml'),
    storage: join(folder, 'storage'),
    uplinks: {},
    packages: { '@siteledger/*': everybody },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
    web: { enable: false },
  })) as Server;
  await new Promise<void>((listening) => app.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(app.address() as AddressInfo).port}/`;
  const outer = Object.entries(process.env).filter(([name]) => !ofOuterPackage.test(name));
  return {
    close: () => app.close(),
    /** Environment in which npm uses this registry. */
    environment: {
      ...Object.fromEntries(outer),
      npm_config_userconfig: settings(folder, host),
      npm_config_cache: freshCache(folder),
      npm_config_prefer_offline: 'true',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
    },
  };
}
