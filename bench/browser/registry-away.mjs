import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/run/port.mjs';
import { inRoot } from '../../scripts/run/root.mjs';
import { callApi, signIn, startProduct, startServer } from '../product.mjs';
import { remember } from './cold-visit.mjs';

const HEADING = 'main[data-release] h1';
const BETWEEN_ROUNDS_MS = 60_000;
// Well within the lifetime of a token.
const SESSION_MS = 20 * 60_000;

// Connects as an operator: the registry prints the two settings with which an environment's servers follow it.
async function connect(env) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [inRoot('api/dist/central/server.js'), 'connect', 'staging'],
    { env: { ...process.env, ...env } },
  );
  return Object.fromEntries([...stdout.matchAll(/^(REGISTRY_\w+)=(\S+)$/gm)].map(([, name, value]) => [name, value]));
}

async function isShown(browser, url, tokens, path) {
  const context = await browser.newContext();
  try {
    await context.addInitScript(remember, tokens);
    const page = await context.newPage();
    await page.goto(url + path);
    await page.locator(HEADING).waitFor({ timeout: 30_000 });
    return true;
  } catch {
    console.error(`${path} was not shown.`);
    return false;
  } finally {
    await context.close();
  }
}

// A sign-in every minute would exceed the account's sign-in limit.
function keepSignedIn(url) {
  let tokens;
  let signedInAt = -Infinity;
  return async () => {
    if (performance.now() - signedInAt > SESSION_MS) {
      tokens = await signIn(url, 'super@demo.test');
      signedInAt = performance.now();
    }
    return tokens;
  };
}

// Opens each in a new browser context, so that everything must come from the installation.
async function openScreens(browser, url, tokens) {
  const { data } = await callApi(url, '/remotes');
  const paths = data.remotes.flatMap(({ descriptor }) => descriptor.nav.map((entry) => entry.path));
  const shown = [];
  for (const path of paths) shown.push(await isShown(browser, url, tokens, path));
  return shown;
}

/**
 * Opens every screen of the menu once a minute on a server whose central registry was killed, for that many minutes;
 * returns how many were opened and how many were missing.
 */
export async function openWithoutRegistry(browser, folder, minutes) {
  const port = String(await freePort());
  const central = {
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: join(folder, 'registry'),
    DATABASE_URL: '',
  };
  const lines = await connect(central);
  const registry = await startServer('api/dist/central/server.js', central);
  const own = { APP_ENV: 'staging', DATA_DIR: join(folder, 'staging'), DATABASE_URL: '', ...lines };
  const staging = await startProduct(own).catch(async (error) => {
    await registry.stop();
    throw error;
  });
  try {
    const tokens = keepSignedIn(staging.url);
    const known = (await openScreens(browser, staging.url, await tokens())).length;
    await registry.stop('SIGKILL');
    const until = performance.now() + minutes * BETWEEN_ROUNDS_MS;
    const shown = [];
    do {
      await wait(Math.min(BETWEEN_ROUNDS_MS, Math.max(0, until - performance.now())));
      const round = await openScreens(browser, staging.url, await tokens());
      // The screens of a remote that is no longer listed count as missing too.
      shown.push(...round, ...Array(Math.max(0, known - round.length)).fill(false));
    } while (performance.now() < until);
    return { opened: shown.length, missing: shown.filter((isThere) => !isThere).length };
  } finally {
    await staging.stop();
  }
}
