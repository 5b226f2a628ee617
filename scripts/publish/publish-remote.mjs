import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { runCommand } from '../build/run-command.mjs';
import { Failure } from '../run/failure.mjs';
import { inRoot } from '../run/root.mjs';
import { connect } from './sign-in.mjs';

const TWINS = ['', '.br', '.gz'];

const releaseFolder = (name) => inRoot('node_modules', '.cache', 'siteledger-releases', name);

async function build(name, version) {
  const folder = releaseFolder(name);
  await runCommand(process.execPath, [inRoot('scripts', 'build', 'compile.mjs'), name], {
    RELEASE_VERSION: version,
    RELEASE_FOLDER: folder,
  });
  return folder;
}

function readPublication(folder) {
  const release = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'));
  const paths = release.files.flatMap((file) => TWINS.map((ending) => file.path + ending));
  const files = paths
    .filter((file) => existsSync(path.join(folder, file)))
    .map((file) => ({ path: file, content: readFileSync(path.join(folder, file)).toString('base64') }));
  return { release, files };
}

const UNKNOWN = { enabled: true, disable_mode: 'drain', message: null, until: null };

// A share of the users first, if one is asked for and something runs there already; else everybody.
function settingFor(present, version, { percent, reason }) {
  const { enabled, disable_mode, message, until } = present ?? UNKNOWN;
  const kept = { enabled, disable_mode, message, until, reason };
  if (percent === undefined || !present) return { ...kept, release: version, rollout: null };
  const roles = present.rollout?.roles ?? [];
  return { ...kept, release: present.release, rollout: { release: version, percent, roles } };
}

async function select(registry, { name, version }, environment, how) {
  const { remotes } = await registry.matrix();
  const present = remotes.find((remote) => remote.name === name)?.settings[environment];
  const wanted = settingFor(present, version, how);
  if (present?.release === wanted.release && isDeepStrictEqual(present.rollout, wanted.rollout)) return present;
  return registry.change(name, environment, wanted, present?.revision);
}

/**
 * Builds one immutable release of a remote, has it checked by the registry's gate, publishes it, and selects it in the
 * environments that are named. `say` takes a line for each step. Throws a `Failure` with what the gate found.
 */
export async function publishRemote(name, { version, environments, dryRun, percent, reason, connection, say }) {
  say(`building ${name} ${version}`);
  const publication = readPublication(await build(name, version));
  const registry = await connect(connection);
  const { problems, is_new } = await registry.publish({ ...publication, dry_run: dryRun });
  const { sizes, files } = publication.release;
  say(
    `${files.length} files, ${Math.ceil(sizes.total / 1000)} KB to transfer, entry ${Math.ceil(sizes.entry / 1000)} KB`,
  );
  if (problems.length > 0) throw new Failure(`The gate refuses it:${problems.map((one) => `\n  - ${one}`).join('')}`);
  if (dryRun) return say('The gate finds nothing against it. Nothing was published.');

  say(is_new ? 'published' : 'was published before, with the same bytes');
  for (const environment of environments) {
    const { revision } = await select(registry, { name, version }, environment, { percent, reason });
    say(
      `${environment}: ${percent === undefined ? 'selected' : `for ${percent}% of the users`} (revision ${revision})`,
    );
  }
  return undefined;
}
