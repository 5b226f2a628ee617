import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from '../build.mjs';
import { remoteFolders } from '../build/packages.mjs';
import sharedModules from '../build/shared-modules.js';
import { startApi } from './start-api.mjs';
import { watchRemote } from './watch-remote.mjs';
import { watchShell, watchSignIn } from './watch-shell.mjs';

const API_PORT = Number(process.env.PORT ?? 3000);
// The shell; the sign-in page and the remotes follow it.
const FIRST_PORT = Number(process.env.DEV_PORT ?? 3100);

const api = `http://localhost:${API_PORT}`;

const isAnswering = () =>
  fetch(`${api}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );

const isBuilt = (name) => existsSync(path.join(sharedModules.root, name, 'dist/remote.json'));

function chooseWatched(names) {
  const all = remoteFolders();
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`There is no remote ${unknown.join(', ')}. There are ${all.join(', ')}.`);
  return names.length > 0 ? names : all;
}

/** Starts everything; the remotes that are not named are served from their last build, as the api publishes it. */
export async function startDevelopment(names) {
  const watched = chooseWatched(names);
  const missing = remoteFolders().filter((name) => !watched.includes(name) && !isBuilt(name));
  if (missing.length > 0) await buildAll({ only: missing });

  startApi(API_PORT);
  const remotes = watched.map((name, index) => ({ name, port: FIRST_PORT + 2 + index }));
  const signInPort = FIRST_PORT + 1;
  await Promise.all([
    watchShell({ port: FIRST_PORT, signInPort, api, remotes }),
    watchSignIn({ port: signInPort }),
    ...remotes.map(watchRemote),
  ]);
  for (const { name, port } of remotes) console.log(`${name} is watched on port ${port}`);
  console.log(`Siteledger with hot reload: http://localhost:${FIRST_PORT}`);
}

/** Starts one remote in a host of its own; the api too, unless one is running. */
export async function startAlone(name) {
  const [remote] = chooseWatched([name]);
  if (!(await isAnswering())) startApi(API_PORT);
  const remotes = [{ name: remote, port: FIRST_PORT + 1 }];
  await Promise.all([watchShell({ port: FIRST_PORT, api, remotes, isAlone: true }), ...remotes.map(watchRemote)]);
  console.log(`${remote} alone, with hot reload: http://localhost:${FIRST_PORT}`);
}
