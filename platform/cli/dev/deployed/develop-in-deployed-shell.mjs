import path from 'node:path';
import developedConfigModule from '../../../build/developed-config.js';
import { namedRemotes } from '../../build/packages.mjs';
import { compileClient } from './compile-client.mjs';
import { contractProblems } from './contract-problems.mjs';
import { deployedShell } from './deployed-shell.mjs';
import { developedRemote } from './developed-remote.mjs';
import { sayStatus } from './say-status.mjs';
import { serveDeveloped } from './serve-developed.mjs';
import { watchBuild } from './watch-build.mjs';
import { watchTypes } from './watch-types.mjs';

const FIRST_PORT = 3102;

async function develop(product, { name, port, shell, listing }) {
  const folder = product.folderOf(name);
  const cache = path.join(product.root, 'node_modules/.cache/developed', name);
  const [built, ofClient] = ['build', 'client'].map((part) => path.join(cache, part));
  const remote = developedRemote({ name, follower: await compileClient(product, ofClient), listing });
  sayStatus(name, remote, console.log);

  // The registry's last answer, used while it is unreachable.
  let surroundings;
  async function take({ release, problems }) {
    remote.takeBuild({ release, problems });
    if (!release) return;
    surroundings = await shell.readSurroundings().catch(() => surroundings);
    if (surroundings) remote.takeProblems('contract', contractProblems(product, release, surroundings));
  }

  // The address is announced after the first build, which keeps this process so busy that a page would find no build.
  await new Promise((resolve) => {
    watchBuild(developedConfigModule.developedConfig(product, folder, built), (outcome) => resolve(take(outcome)));
  });
  watchTypes(folder, (problems) => remote.takeProblems('types', problems));
  return serveDeveloped(remote, { folders: [built, ofClient], origin: shell.origin, port });
}

const isReachedFrom = ({ protocol, hostname }) =>
  protocol === 'https:' || ['localhost', '127.0.0.1'].includes(hostname);

/**
 * Develops remotes, or this folder's, in a shell deployed at an address: each is built as delivered, and again after
 * each change, and a tab that has agreed to run it reloads.
 */
export async function developInDeployedShell(product, address, names) {
  const remotes = namedRemotes(product, names.length > 0 ? names : [product.nameOf(process.cwd())]);
  const shell = deployedShell(address, product.registry);
  const listing = await shell.readListing();
  const query = new URLSearchParams();
  for (const [index, name] of remotes.entries())
    query.set(`remote.${name}`, await develop(product, { name, port: FIRST_PORT + index, shell, listing }));
  console.log(`Open ${shell.origin}/?${decodeURIComponent(query)}`);
  if (!isReachedFrom(new URL(shell.origin)))
    console.log('A browser lets a page of another machine reach this one by https alone.');
}
