import type { RemoteHost } from './host';
import { containerName, type RemoteRelease, type RemoteRequirements } from './remote';
import { incompatibilities, isRange } from './compatibility';
import { operationProblems } from './operations';
import { fillProblems } from './places';
import { collisions, descriptorProblems } from './problems';

const KNOWN_SCHEMA = 1;
const ANEW = 'build the release anew.';
const VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]{1,60})?$/;

/** Names that the doors of a running shell export: { ui: ["Button"] }; empty where none is known. */
export type DoorNames = Record<string, readonly string[]>;

// "*" means that the remote takes a door as a whole. Where no shell is built nobody knows what there is.
function missingNames(uses: RemoteRelease['uses'], doors: DoorNames) {
  if (Object.keys(doors).length === 0) return [];
  return Object.entries(uses).flatMap(([door, names]) => {
    const offered = doors[door] ? [...doors[door], '*'] : [];
    return names.filter((name) => !offered.includes(name)).map((name) => `${door}/${name}`);
  });
}

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
    ...twice.map((path) => `remote.json: ${path} is listed twice: ${ANEW}`),
    ...[...wanted]
      .filter((path) => !listed.includes(path))
      .map((path) => `remote.json: ${path} is stated but not listed with a hash: ${ANEW}`),
  ];
}

function nameProblems({ name, version, container }: RemoteRelease) {
  const expected = containerName(name, version);
  return [
    ...(VERSION.test(version) ? [] : [`remote.json: "${version}" is not a version: build it under one such as 1.2.0.`]),
    ...(container === expected
      ? []
      : [`remote.json: the container "${container}" has to be called ${expected}: ${ANEW}`]),
  ];
}

// What is no range is told as such, not as one that does not fit.
const requirementProblems = (requires: RemoteRequirements, { versions }: RemoteHost) =>
  Object.values(requires).every(isRange)
    ? incompatibilities(requires, versions).map(
        (sentence) => `remote.ts: it${sentence.slice(2, -1)}: build it for that, or bring the other one out first.`,
      )
    : [];

/** What a remote has for itself alone, and what it offers and fills. */
export type RemoteClaims = Pick<RemoteRelease, 'name' | 'paths' | 'routes' | 'nav' | 'slots' | 'places' | 'endpoints'>;

/** Where a release is to run: in which host, beside which releases of other remotes, with which doors. */
export type Surroundings = { host: RemoteHost; others: readonly RemoteClaims[]; doors: DoorNames };

/** The same with the operations of the API there: "GET /projects/:uuid". */
export type PublicationSurroundings = Surroundings & { operations: readonly string[] };

/**
 * What keeps a release from running beside the current releases of the others, one sentence a fault; empty when nothing does.
 * The same gate stands before a publication and in the registry. Architecture §2 and §3.
 */
export function releaseProblems(release: RemoteRelease, { host, others, doors }: Surroundings): string[] {
  return [
    ...((release.schema as number) === KNOWN_SCHEMA
      ? []
      : [`remote.json: schema ${String(release.schema)} is not known: build it with this version of the platform.`]),
    ...nameProblems(release),
    ...descriptorProblems(release, release.name, host),
    ...codeProblems(release),
    ...fileProblems(release),
    ...requirementProblems(release.requires, host),
    ...missingNames(release.uses, doors).map(
      (name) =>
        `remote.json: it uses ${name}, which the running shell does not have: bring that out first, or do without it.`,
    ),
    ...collisions([release, ...others.filter(({ name }) => name !== release.name)]),
  ];
}

/**
 * What keeps a release from being published, but for its bytes: one sentence a fault. The registry's gate, and whoever develops a
 * remote against a registry, ask the same.
 */
export const publicationProblems = (release: RemoteRelease, there: PublicationSurroundings): string[] => [
  ...releaseProblems(release, there),
  ...fillProblems(release, there.others),
  ...operationProblems(release.operations, there.operations),
];
