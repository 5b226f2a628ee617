import { sizeProblems } from './budget';
import { isRange } from './compatibility';
import type { RemoteHost } from './host';
import { sharedClaimProblem, pathCollisions, pathProblems } from './paths';
import { statedPlaceProblems } from './places';
import type {
  RemoteCommand,
  RemoteDescriptor,
  RemoteNavEntry,
  RemotePlace,
  RemoteRoute,
  RemoteSlotFill,
} from './remote';

/** A name that a source file declares: `{ name: 'craneList', file: 'src/api.ts' }`. */
export type DeclaredName = { name: string; file: string };

/** The build's facts about a remote beyond its descriptor. */
export type BuildFacts = {
  /** Exposed modules that exist and export `routes`. */
  modules: string[];
  /** Whether the exposed module exports `slots`. */
  hasSlots: boolean;
  /** Names of the places that its screens draw. */
  places: string[];
  chunks: string[];
  /** Transferred bytes (brotli) by file. */
  transferred: Record<string, number>;
  entry: string;
  /** Endpoints and tag types that the remote's source declares. */
  endpoints: DeclaredName[];
  tags: DeclaredName[];
  /** Endpoints and tag types that shared-lib declares. */
  sharedEndpoints: string[];
  sharedTags: string[];
  /** Source files that call `createApi`. */
  slices: string[];
};

const NAME = /^mfe-[a-z][a-z0-9-]*$/;
const ANYBODY = 'public';
const SIGNED_IN = 'authenticated';

const repeated = (values: readonly string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

function permissionProblem(what: string, permission: string | undefined, permissions: readonly string[]) {
  if (!permission) return [`${what} states no permission: ask for "${SIGNED_IN}", or for one that users hold.`];
  if (permission === ANYBODY)
    return [`${what} asks for "${ANYBODY}", but only the shell has pages without a sign-in: ask for "${SIGNED_IN}".`];
  const isKnown = permission === SIGNED_IN || permissions.includes(permission);
  return isKnown ? [] : [`${what} asks for "${permission}", which is no permission: ask for one that users hold.`];
}

// A menu entry or redirect cannot lead to a path with a parameter.
function wayProblem(what: string, to: string, paths: readonly string[]) {
  if (!paths.includes(to)) return [`${what} ${to}, which is not a route of this remote: lead to one that is.`];
  return to.includes(':') ? [`${what} ${to}, which is no address: lead to one without a parameter.`] : [];
}

function leadsInCircle({ redirect }: RemoteRoute, routes: readonly RemoteRoute[]) {
  let to = redirect;
  for (let steps = 0; to !== undefined && steps < routes.length; steps++)
    to = routes.find(({ path }) => path === to)?.redirect ?? undefined;
  return to !== undefined;
}

function routeProblems(route: RemoteRoute, routes: readonly RemoteRoute[], { permissions }: RemoteHost) {
  const what = `remote.ts: the route ${route.path}`;
  const paths = routes.map(({ path }) => path);
  return [
    ...permissionProblem(what, route.permission, permissions),
    ...(route.path.startsWith('/') ? [] : [`${what} does not start with "/": write /${route.path}.`]),
    ...(route.title && route.breadcrumb ? [] : [`${what} needs a title and a breadcrumb: give it both.`]),
    ...(Boolean(route.module) === Boolean(route.redirect)
      ? [`${what} needs either a screen or a redirect: give it one of them.`]
      : []),
    ...(route.firstCalls?.every((call) => call.startsWith('/')) === false
      ? [`${what} has a first call that does not start with "/": write it as below the API's base.`]
      : []),
    ...(route.redirect ? wayProblem(`${what} redirects to`, route.redirect, paths) : []),
    ...(leadsInCircle(route, routes) ? [`${what} redirects in a circle: lead to a screen.`] : []),
  ];
}

const slotProblems = ({ slot, id, title, permission }: RemoteSlotFill, { permissions }: RemoteHost) => [
  ...permissionProblem(`remote.ts: the fill "${id}"`, permission, permissions),
  ...(slot && id && title
    ? []
    : [`remote.ts: the fill "${id}" needs a place, an id and a title: give it all of them.`]),
];

const navProblems = (entry: RemoteNavEntry, paths: readonly string[], { permissions }: RemoteHost) => [
  ...permissionProblem(`remote.ts: the menu entry "${entry.title}"`, entry.permission, permissions),
  ...wayProblem(`remote.ts: the menu entry "${entry.title}" leads to`, entry.path, paths),
];

const PARAMETERS = /\/:/g;

function commandProblems({ title, section, path, permission, asks }: RemoteCommand, host: RemoteHost, paths: string[]) {
  const what = `remote.ts: the command "${title}"`;
  const parameters = path.match(PARAMETERS)?.length ?? 0;
  return [
    ...permissionProblem(what, permission, host.permissions),
    ...(title && section ? [] : ['remote.ts: a command needs a section and a title: give it both.']),
    ...(paths.includes(path) ? [] : [`${what} leads to ${path}, which is no route: lead to one as it is declared.`]),
    ...(parameters === (asks ? 1 : 0)
      ? []
      : [`${what} asks for ${asks ?? 'nothing'}, but its path has ${parameters} parameters: ask for the one it has.`]),
  ];
}

const entryText = ({ section, title }: RemoteNavEntry) => `${section} › ${title}`;

/**
 * Problems of a descriptor in this host, apart from other remotes; one sentence per fault, empty when there are none.
 */
export function descriptorProblems(descriptor: RemoteDescriptor, folder: string, host: RemoteHost): string[] {
  const { name, title, owner, requires, routes, nav, commands = [], slots = [], places } = descriptor;
  const paths = routes.map((route) => route.path);
  return [
    ...(NAME.test(name) && name === folder
      ? []
      : [`remote.ts: the name "${name}" is not that of its folder, ${folder}: give both the same, "mfe-" and a word.`]),
    ...(title === undefined || title?.trim() ? [] : ['remote.ts: its title is empty: write what people call it.']),
    ...(owner.team && owner.contact ? [] : ['remote.ts: the owner needs a team and a contact: state both.']),
    ...Object.entries(requires)
      .filter(([, range]) => !isRange(range))
      .map(
        ([part, range]) => `remote.ts: requires.${part} is not a version range, "${range}": write one such as ^1.0.0.`,
      ),
    ...(routes.length > 0 ? [] : ['remote.ts: it declares no route: declare one at least.']),
    ...pathProblems(descriptor, host.reservedPaths),
    ...routes.flatMap((route) => routeProblems(route, routes, host)),
    ...repeated(nav.map((entry) => entry.path)).map(
      (path) => `remote.ts: the menu leads twice to ${path}: leave one entry.`,
    ),
    ...repeated(nav.map(entryText)).map((entry) => `remote.ts: the menu entry ${entry} is declared twice: leave one.`),
    ...nav.flatMap((entry) => navProblems(entry, paths, host)),
    ...commands.flatMap((command) => commandProblems(command, host, paths)),
    ...repeated(commands.map(({ title }) => title)).map(
      (title) => `remote.ts: the command "${title}" is declared twice: leave one.`,
    ),
    ...statedPlaceProblems(places),
    ...slots.flatMap((fill) => slotProblems(fill, host)),
    ...repeated(slots.map(({ slot, id }) => `${slot}/${id}`)).map(
      (fill) => `remote.ts: the fill ${fill} is declared twice: leave one.`,
    ),
  ];
}

// A declared place that is not rendered shows no fills; a rendered place that is not declared cannot be filled.
const placesWithoutScreen = (stated: readonly RemotePlace[], drawn: readonly string[]) => [
  ...stated
    .filter(({ name }) => !drawn.includes(name))
    .map(({ name }) => `remote.ts: the place ${name} is stated, but no screen draws it: call useSlot('${name}').`),
  ...[...new Set(drawn)]
    .filter((name) => !stated.some((place) => place.name === name))
    .map((name) => `remote.ts: a screen draws the place ${name}, which is not stated: add it to \`places\`.`),
];

const namesProblems = ({ slices, endpoints, tags, sharedEndpoints, sharedTags }: BuildFacts) => [
  ...slices.map((file) => `${file}: it calls createApi, but shared-lib has the one slice: inject the endpoints there.`),
  ...endpoints
    .filter(({ name }, index) => endpoints.findIndex((one) => one.name === name) < index)
    .map(({ name, file }) => `${file}: the endpoint ${name} is declared twice: leave one.`),
  ...endpoints
    .filter(({ name }) => sharedEndpoints.includes(name))
    .map(({ name, file }) => `${file}: the endpoint ${name} belongs to shared-lib: use that one, or rename this one.`),
  ...tags
    .filter(({ name }) => sharedTags.includes(name))
    .map(({ name, file }) => `${file}: the tag ${name} belongs to shared-lib: use it without declaring it.`),
];

/** A remote's problems that its build finds, one sentence per fault; empty when there are none. */
export function problemsFoundByBuild(descriptor: RemoteDescriptor, facts: BuildFacts): string[] {
  const modules = new Set(descriptor.routes.flatMap((route) => route.module ?? []));
  const chunks = new Set(descriptor.routes.flatMap((route) => route.chunk ?? []));
  return [
    ...[...modules]
      .filter((module) => !facts.modules.includes(module))
      .map(
        (module) =>
          `remote.ts: the module ${module} is missing or exports no \`routes\`: export what defineRemote returns.`,
      ),
    ...[...chunks]
      .filter((chunk) => !facts.chunks.includes(chunk))
      .map((chunk) => `remote.ts: the chunk "${chunk}" is declared, but no import() makes it: import it in \`load\`.`),
    ...((descriptor.slots ?? []).length > 0 && !facts.hasSlots
      ? ['remote.ts: it fills places, but exports no `slots`: export what defineRemote returns.']
      : []),
    ...placesWithoutScreen(descriptor.places ?? [], facts.places),
    ...namesProblems(facts),
    ...sizeProblems(facts.entry, facts.transferred),
  ];
}

type Collidable = Pick<RemoteDescriptor, 'name' | 'routes' | 'nav' | 'slots' | 'places'> & {
  paths?: readonly string[];
  endpoints: string[];
};

/** Claims shared by two or more remotes, one sentence per collision; empty when there are none. */
export function collisions(remotes: readonly Collidable[]): string[] {
  const owners = new Map<string, string[]>();
  for (const { name, nav, slots = [], places = [], endpoints } of remotes) {
    const claims = [
      ...nav.map((entry) => `remote.ts: the menu entry ${entryText(entry)}`),
      ...slots.map(({ slot, id }) => `remote.ts: the fill ${slot}/${id}`),
      ...places.map((place) => `remote.ts: the place ${place.name}`),
      ...endpoints.map((one) => `remote.json: the endpoint ${one}`),
    ];
    for (const claim of new Set(claims)) owners.set(claim, [...(owners.get(claim) ?? []), name]);
  }
  const claimedTwice = [...owners]
    .filter(([, names]) => names.length > 1)
    .map(([claim, names]) => sharedClaimProblem(claim, names));
  return [...pathCollisions(remotes), ...claimedTwice];
}
