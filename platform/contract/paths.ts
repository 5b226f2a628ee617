import type { RemoteDescriptor } from './remote';

type Placed = Pick<RemoteDescriptor, 'routes'> & { paths?: readonly string[] };

// Fixed words: "/", "/cranes", "/cranes/hire".
const OWNED = /^\/(?:[\w-]{1,60}(?:\/[\w-]{1,60}){0,5})?$/;

// "/" is one page; any other path is everything below it, too.
const isBelow = (path: string, owned: string) => path === owned || (owned !== '/' && path.startsWith(`${owned}/`));

const overlap = (one: string, other: string) => isBelow(one, other) || isBelow(other, one);

const firstWord = (path: string) => `/${path.split('/')[1] ?? ''}`;

/** The paths that a remote owns. A release from before remotes stated them owns the first word of each of its routes. */
export const ownedPaths = ({ paths, routes }: Placed): readonly string[] =>
  paths ?? [...new Set(routes.map(({ path }) => firstWord(path)))];

/** A path without the names of its parameters: "/projects/:id" and "/projects/:uuid" are one. */
const shapeOf = (path: string) => path.replace(/:[^/]+/g, ':');

function ownershipProblem(path: string, reservedPaths: readonly string[]) {
  if (!OWNED.test(path)) return [`Path "${path}" cannot be owned: state fixed words, such as /cranes.`];
  const reserved = reservedPaths.find((one) => overlap(one, path));
  return reserved ? [`Path ${path} belongs to the shell.`] : [];
}

/** What is wrong with the paths of a remote by itself, one sentence a fault; no remote owns a reserved path or what is below. */
export function pathProblems(remote: Placed, reservedPaths: readonly string[]): string[] {
  const owned = ownedPaths(remote);
  const shapes = remote.routes.map(({ path }) => shapeOf(path));
  return [
    ...owned.flatMap((path) => ownershipProblem(path, reservedPaths)),
    ...remote.routes
      .filter(({ path }) => !owned.some((one) => isBelow(path, one)))
      .map(({ path }) => `Route ${path} is outside the paths that the remote owns: ${owned.join(', ')}.`),
    ...remote.routes
      .filter((_, index) => shapes.indexOf(shapes[index] as string) !== index)
      .map(({ path }) => `Route ${path} is declared twice.`),
  ];
}

/** Paths that two remotes both own, or of which one lies below the other's; one sentence a collision. */
export const pathCollisions = (remotes: readonly (Placed & { name: string })[]): string[] =>
  remotes.flatMap((remote, index) =>
    remotes.slice(index + 1).flatMap((other) =>
      ownedPaths(remote).flatMap((path) =>
        ownedPaths(other)
          .filter((one) => overlap(one, path))
          .map((one) => {
            const shared = one.length > path.length ? one : path;
            return `Path ${shared} belongs to more than one remote: ${remote.name}, ${other.name}.`;
          }),
      ),
    ),
  );
