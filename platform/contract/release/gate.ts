import { fillProblems } from '../remote/places';
import { collisions, descriptorProblems } from '../remote/problems';
import { EXPOSED_MODULE, ROUTE_LAYOUTS } from '../remote/remote';
import { containerName, type RemoteRelease } from './release';
import type { HostFacts } from './host-facts';
import { areSignatures, type Signatures } from './signatures';
import { skewTextsForDevelopers } from './skew';

/**
 * The version of the remote.json format that this build writes. Releases of the previous format still run, but new ones
 * are rejected.
 */
export const RELEASE_SCHEMA = 2;

const SCHEMA_BEFORE = 1;
const BY_THIS_BUILD = 'build it with this version of the platform.';
const BUILD_AGAIN = 'build the release again.';
const VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]{1,60})?$/;

// Releases from before places were stated do not list the files their fills need.
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

// Largest `order` of an entry, more than the entries a page draws. Entries are sorted by these whole numbers.
const ORDER_MAX = 1_000;

const orderProblem = (what: string, order: unknown) =>
  Number.isInteger(order) && (order as number) >= 0 && (order as number) <= ORDER_MAX
    ? []
    : [`remote.ts: ${what} has no order that can be sorted by: give it a whole number from 0 to ${ORDER_MAX}.`];

const drawingProblems = ({ routes, nav, commands = [], slots = [] }: RemoteRelease) => [
  ...routes
    .filter(({ module }) => module && module !== EXPOSED_MODULE)
    .map(
      ({ path, module }) => `remote.json: the route ${path} is in ${module}, not in ${EXPOSED_MODULE}: ${BUILD_AGAIN}`,
    ),
  ...routes
    .filter(({ layout }) => layout && !ROUTE_LAYOUTS.includes(layout))
    .map(
      ({ path }) => `remote.ts: the route ${path} has a layout that is none: write one of ${ROUTE_LAYOUTS.join(', ')}.`,
    ),
  ...nav.flatMap(({ title, order }) => orderProblem(`the menu entry "${title}"`, order)),
  ...commands.flatMap(({ title, order }) => orderProblem(`the command "${title}"`, order)),
  ...slots.flatMap(({ id, order }) => orderProblem(`the fill "${id}"`, order)),
];

// File types that a page loads. HTML pages, SVG with scripts and programs would be served from the product's origin.
const LOADED = /\.(?:js|css|woff2|png|jpe?g|webp|avif|gif)$/;

function fileProblems({ entry, files, routes, slots = [] }: RemoteRelease) {
  const listed = files.map(({ path }) => path);
  const twice = listed.filter((path, index) => listed.indexOf(path) !== index);
  const wanted = new Set([entry, ...[...routes, ...slots].flatMap(({ preload }) => preload?.files ?? [])]);
  return [
    ...listed
      .filter((path) => !LOADED.test(path))
      .map((path) => `remote.json: ${path} is no script, style, font or picture: leave it out.`),
    ...twice.map((path) => `remote.json: ${path} is listed twice: ${BUILD_AGAIN}`),
    ...[...wanted]
      .filter((path) => !listed.includes(path))
      .map((path) => `remote.json: ${path} is stated but not listed with a hash: ${BUILD_AGAIN}`),
  ];
}

function nameProblems({ name, version, container }: RemoteRelease) {
  const expected = containerName(name, version);
  return [
    ...(VERSION.test(version) ? [] : [`remote.json: "${version}" is not a version: build it under one such as 1.2.0.`]),
    ...(container === expected
      ? []
      : [`remote.json: the container "${container}" has to be called ${expected}: ${BUILD_AGAIN}`]),
  ];
}

const unsignedNames = (uses: RemoteRelease['uses'], { names }: Signatures) =>
  Object.entries(uses).flatMap(([door, used]) =>
    used
      .filter((name) => name !== '*' && !Object.hasOwn(names[door] ?? {}, name))
      .map((name) => `remote.json: it uses ${door}/${name} and does not say as what: ${BY_THIS_BUILD}`),
  );

// Fields that a build of this version always writes, so that leaving one out cannot skip a check.
function statementProblems({ schema, uses, react, places, operations, signatures }: RemoteRelease) {
  if (schema === SCHEMA_BEFORE) return [];
  if (schema !== RELEASE_SCHEMA) return [`remote.json: schema ${String(schema)} is not known: ${BY_THIS_BUILD}`];
  const missing = Object.entries({ react, places, operations, signatures }).filter(([, value]) => value === undefined);
  return [
    ...missing.map(([what]) => `remote.json: it does not state ${what}: ${BY_THIS_BUILD}`),
    ...(react === undefined || VERSION.test(react)
      ? []
      : [`remote.json: "${react}" is not a version of React: ${BY_THIS_BUILD}`]),
    ...(signatures === undefined || areSignatures(signatures)
      ? []
      : [`remote.json: its signatures cannot be read: ${BY_THIS_BUILD}`]),
    ...(areSignatures(signatures) ? unsignedNames(uses, signatures) : []),
  ];
}

// A release of the previous format could still run, but can no longer be published.
const formProblems = ({ schema }: RemoteRelease) =>
  schema === SCHEMA_BEFORE
    ? [`remote.json: schema ${schema} is of an older version of the platform: ${BY_THIS_BUILD}`]
    : [];

/** The exclusive claims of a remote, and the places it offers and fills. */
export type RemoteClaims = Pick<RemoteRelease, 'name' | 'paths' | 'routes' | 'nav' | 'slots' | 'places' | 'endpoints'>;

/**
 * Claims shared by a release and other remotes, a sentence each. Two releases of one other remote may claim the same
 * during a rollout. Collisions between two other remotes are left out.
 */
export const collisionsWith = (release: RemoteRelease, others: readonly RemoteClaims[]): string[] => {
  const found = others.filter(({ name }) => name !== release.name).flatMap((other) => collisions([release, other]));
  return [...new Set(found)];
};

/** The environment for a release: its host facts, and the releases of other remotes there. */
export type Surroundings = HostFacts & { others: readonly RemoteClaims[] };

/**
 * Reasons that keep a release from running beside the other remotes' current releases, one sentence per fault; empty
 * when there are none. The build and the registry apply this same gate. docs/remotes.md#publish,
 * docs/remotes.md#switch-roll-out-roll-back
 */
export const releaseProblems = (release: RemoteRelease, { others, ...hostFacts }: Surroundings): string[] => [
  ...statementProblems(release),
  ...nameProblems(release),
  ...descriptorProblems(release, release.name, hostFacts.host),
  ...codeProblems(release),
  ...drawingProblems(release),
  ...fileProblems(release),
  ...skewTextsForDevelopers(release, hostFacts),
  ...collisionsWith(release, others),
];

/**
 * Reasons that keep a release from being published, except its bytes: one sentence per fault. Used by the registry's
 * gate and when developing a remote against a registry.
 */
export const publicationProblems = (release: RemoteRelease, there: Surroundings): string[] => [
  ...formProblems(release),
  ...releaseProblems(release, there),
  ...fillProblems(release, there.others),
];
