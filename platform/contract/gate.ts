import type { RemoteHost } from './host';
import { containerName, type RemoteRelease } from './remote';
import { incompatibilities } from './compatibility';
import { collisions, descriptorProblems } from './problems';

const KNOWN_SCHEMA = 1;
const VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]{1,60})?$/;

/** Names that the doors of a running shell export: { ui: ["Button"] }; a door that is missing is not checked. */
export type DoorNames = Record<string, readonly string[]>;

// "*" means that the remote takes a door as a whole.
const missingNames = (uses: RemoteRelease['uses'], doors: DoorNames) =>
  Object.entries(uses).flatMap(([door, names]) => {
    const offered = doors[door];
    return offered
      ? names.filter((name) => name !== '*' && !offered.includes(name)).map((name) => `${door}/${name}`)
      : [];
  });

// A release from before places were stated does not say which files its fills need.
function codeProblems({ routes, slots = [], places }: RemoteRelease) {
  if (!places) return [];
  return [
    ...routes
      .filter(({ module, preload }) => module && !preload?.files.length)
      .map(({ path }) => `remote.ts: the route ${path} has no screen: give it \`load\`, or redirect it.`),
    ...slots
      .filter(({ preload }) => !preload?.files.length)
      .map(({ id }) => `remote.ts: the fill "${id}" has no code: give it \`load\`.`),
  ];
}

function fileProblems({ entry, files, routes, slots = [] }: RemoteRelease) {
  const listed = files.map(({ path }) => path);
  const twice = listed.filter((path, index) => listed.indexOf(path) !== index);
  const wanted = new Set([entry, ...[...routes, ...slots].flatMap(({ preload }) => preload?.files ?? [])]);
  return [
    ...twice.map((path) => `${path} is listed twice.`),
    ...[...wanted]
      .filter((path) => !listed.includes(path))
      .map((path) => `${path} is stated but not listed with a hash.`),
  ];
}

function nameProblems({ name, version, container }: RemoteRelease) {
  const expected = containerName(name, version);
  return [
    ...(VERSION.test(version) ? [] : [`"${version}" is not a version such as 1.2.0.`]),
    ...(container === expected ? [] : [`The container has to be called ${expected}.`]),
  ];
}

/** Where a release is to run: in which host, beside which releases of other remotes, with which doors. */
export type Surroundings = { host: RemoteHost; others: readonly RemoteRelease[]; doors: DoorNames };

/**
 * What keeps a release from running beside the current releases of the others, one sentence a fault; empty when nothing does.
 * The same gate stands before a publication and in the registry. Architecture §2 and §3.
 */
export function releaseProblems(release: RemoteRelease, { host, others, doors }: Surroundings): string[] {
  return [
    ...((release.schema as number) === KNOWN_SCHEMA
      ? []
      : [`Schema ${String(release.schema)} of remote.json is not known.`]),
    ...nameProblems(release),
    ...descriptorProblems(release, release.name, host),
    ...codeProblems(release),
    ...fileProblems(release),
    ...incompatibilities(release.requires, host.versions),
    ...missingNames(release.uses, doors).map((name) => `It uses ${name}, which the running shell does not have.`),
    ...collisions([release, ...others.filter(({ name }) => name !== release.name)]),
  ];
}
