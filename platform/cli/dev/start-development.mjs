import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from '../build/build-all.mjs';
import { namedRemotes, remoteNames } from '../build/packages.mjs';
import { startServer } from './start-server.mjs';
import { watchRemote } from './watch-remote.mjs';
import { watchPage, watchShell } from './watch-shell.mjs';

// The shell's port; the other pages and the remotes use the ports after it.
const FIRST_PORT = Number(process.env.DEV_PORT ?? 3100);

const portOf = ({ server }) => Number(process.env.PORT ?? server.port);
const addressOf = (product) => `http://localhost:${portOf(product)}`;

const isAnswering = (product) =>
  fetch(addressOf(product) + product.server.livePath).then(
    ({ ok }) => ok,
    () => false,
  );

const isBuilt = ({ folderOf }, name) => existsSync(path.join(folderOf(name), 'dist/remote.json'));

const chooseWatched = (product, names) => (names.length > 0 ? namedRemotes(product, names) : remoteNames(product));

/** Starts everything; the server serves remotes that are not named from their last build. */
export async function startDevelopment(product, names) {
  const watched = chooseWatched(product, names);
  const missing = remoteNames(product).filter((name) => !watched.includes(name) && !isBuilt(product, name));
  if (missing.length > 0) await buildAll(product, { only: missing });

  startServer(product, portOf(product));
  const pages = product.pages.map((page, index) => ({ ...page, port: FIRST_PORT + 1 + index }));
  const firstOfRemotes = FIRST_PORT + 1 + pages.length;
  const remotes = watched.map((name, index) => ({ name, port: firstOfRemotes + index }));
  await Promise.all([
    watchShell(product, { port: FIRST_PORT, server: addressOf(product), pages, remotes }),
    ...pages.map((page) => watchPage(product, page)),
    ...remotes.map((remote) => watchRemote(product, remote)),
  ]);
  for (const { name, port } of remotes) console.log(`${name} is watched on port ${port}`);
  console.log(`${product.name} with hot reload: http://localhost:${FIRST_PORT}`);
}

/** Starts one remote in a thin host, and the server unless one is running. */
export async function startAlone(product, name) {
  const [remote] = chooseWatched(product, [name]);
  if (!(await isAnswering(product))) startServer(product, portOf(product));
  const remotes = [{ name: remote, port: FIRST_PORT + 1 }];
  await Promise.all([
    watchShell(product, { port: FIRST_PORT, server: addressOf(product), remotes, isAlone: true }),
    ...remotes.map((one) => watchRemote(product, one)),
  ]);
  console.log(`${remote} alone, with hot reload: http://localhost:${FIRST_PORT}`);
}
