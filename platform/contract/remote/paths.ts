import type { RemoteDescriptor } from './remote';

type PathOwner = Pick<RemoteDescriptor, 'routes'> & { paths?: readonly string[] };

// Fixed words: "/", "/cranes", "/cranes/hire".
const OWNED = /^\/(?:[\w-]{1,60}(?:\/[\w-]{1,60}){0,5})?$/;

/**
 * Whether a path is at or below an owned one, ignoring case like the router. "/" is one page and includes nothing
 * below.
 */
export function isBelow(path: string, owned: string) {
  const [one, other] = [path.toLowerCase(), owned.toLowerCase()];
  return one === other || (other !== '/' && one.startsWith(`${other}/`));
}

const overlap = (one: string, other: string) => isBelow(one, other) || isBelow(other, one);

const firstWord = (path: string) => `/${path.split('/')[1] ?? ''}`;

/**
 * The paths that a remote owns. A release from before remotes stated them owns the first segment of each of its routes.
 */
export const ownedPaths = ({ paths, routes }: PathOwner): readonly string[] =>
  paths ?? [...new Set(routes.map(({ path }) => firstWord(path)))];

/** A path without parameter names and letter case, so "/projects/:id" equals "/Projects/:uuid". */
const shapeOf = (path: string) => path.toLowerCase().replace(/:[^/]+/g, ':');

function ownershipProblem(path: string, reservedPaths: readonly string[]) {
  if (!OWNED.test(path)) return [`remote.ts: the path "${path}" cannot be owned: state fixed words, such as /cranes.`];
  const reserved = reservedPaths.find((one) => overlap(one, path));
  return reserved ? [`remote.ts: the path ${path} belongs to the shell: own another one.`] : [];
}

/** Problems of a remote's own paths, one sentence per fault; no remote owns a reserved path or anything below it. */
export function pathProblems(remote: PathOwner, reservedPaths: readonly string[]): string[] {
  const owned = ownedPaths(remote);
  const shapes = remote.routes.map(({ path }) => shapeOf(path));
  return [
    ...owned.flatMap((path) => ownershipProblem(path, reservedPaths)),
    ...remote.routes
      .filter(({ path }) => !owned.some((one) => isBelow(path, one)))
      .map(
        ({ path }) =>
          `remote.ts: the route ${path} is outside the paths that the remote owns (${owned.join(', ')}): move it below one of them, or own its path.`,
      ),
    ...remote.routes
      .filter((_, index) => shapes.indexOf(shapes[index] as string) !== index)
      .map(({ path }) => `remote.ts: the route ${path} is declared twice: leave one.`),
  ];
}

/** The problem text when several remotes claim something exclusive. */
export const sharedClaimProblem = (what: string, names: readonly string[]) =>
  `${what} belongs to more than one remote, ${names.join(' and ')}: leave it to one of them.`;

/** Paths that two remotes both own, or where one lies below the other's; one sentence per collision. */
export const pathCollisions = (remotes: readonly (PathOwner & { name: string })[]): string[] =>
  remotes.flatMap((remote, index) =>
    remotes.slice(index + 1).flatMap((other) =>
      ownedPaths(remote).flatMap((path) =>
        ownedPaths(other)
          .filter((one) => overlap(one, path))
          .map((one) => {
            const shared = one.length > path.length ? one : path;
            return sharedClaimProblem(`remote.ts: the path ${shared}`, [remote.name, other.name]);
          }),
      ),
    ),
  );
