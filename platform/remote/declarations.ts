import type {
  RemoteCommand,
  RemoteNavEntry,
  RemoteOwner,
  RemotePlace,
  RemoteRequirements,
  RouteLayout,
} from '@siteledger/platform/contract';
import type { ComponentType } from 'react';

/** Imports a file when it is needed and answers its component: `async () => (await import('./src/cranes/cranes-page')).CranesPage`. */
export type Load<Props = object> = () => Promise<ComponentType<Props>>;

type Lazy = {
  load: Load;
  /** Name of the chunk, if not that of the file without its ending; parts of the same name arrive together. */
  chunk?: string;
};

type Asking<Permission> = {
  /** Title of the browser's tab. */
  title: string;
  /** Text of the path in the breadcrumbs, if not the title. */
  breadcrumb?: string;
  /** What the user must hold; anybody else lands on /404. */
  permission: Permission;
};

type Inside<Permission> = { inside: readonly Declaration<Permission>[] };

type Screen<Permission> = Asking<Permission> & Lazy & { layout?: RouteLayout };
type Around<Permission> = Lazy & Inside<Permission>;
type Redirect<Permission> = Asking<Permission> & { to: string };

/** One entry of a remote's `screens`. */
export type Declaration<Permission> =
  | (Screen<Permission> & Inside<Permission> & { kind: 'screen'; path: string })
  | (Around<Permission> & { kind: 'around'; path: string })
  | (Redirect<Permission> & { kind: 'redirect'; path: string });

/**
 * A screen at an absolute path in React Router's notation, "/projects/:uuid". The screens `inside` are drawn in its outlet,
 * dialogs over a list for instance; it stays under them, also under those whose path is not below its own.
 */
export const screen = <Permission extends string>(
  path: string,
  { inside = [], ...facts }: Screen<Permission> & Partial<Inside<Permission>>,
): Declaration<Permission> => ({ kind: 'screen', path, ...facts, inside });

/**
 * What stays around screens while the user moves between them, such as the header and the tabs of a project. It is no screen
 * by itself: the one inside with the same path is its first.
 */
export const around = <Permission extends string>(
  path: string,
  given: Around<Permission>,
): Declaration<Permission> => ({
  kind: 'around',
  path,
  ...given,
});

/** A path that leads to another screen of the remote. */
export const redirect = <Permission extends string>(
  path: string,
  given: Redirect<Permission>,
): Declaration<Permission> => ({ kind: 'redirect', path, ...given });

/** What a remote puts into a named place of another one's screen; the component gets what the place gives. */
export type Fill<Permission> = {
  /** The place: "project.details.tabs". */
  place: string;
  id: string;
  title: string;
  order: number;
  permission: Permission;
  /** What it takes of what the place gives, by name and type: { project: 'Project' }. */
  props: Record<string, string>;
  load: Load<never>;
  /** Name of the chunk, if not that of the file without its ending. */
  chunk?: string;
};

/** What a remote states about itself. */
export type Declared<Permission> = {
  /** The remote's folder and package: "mfe-" and a word. */
  name: string;
  /** What people call it, such as "Finance"; its name without "mfe-" unless stated. */
  title?: string;
  owner: RemoteOwner;
  requires: RemoteRequirements;
  /** What it owns, with everything below: "/projects". One owner each; "/" is the start page alone. */
  paths: string[];
  screens: readonly Declaration<Permission>[];
  nav: (Omit<RemoteNavEntry, 'permission'> & { permission: Permission })[];
  /** What users can start from anywhere. */
  commands?: (Omit<RemoteCommand, 'permission'> & { permission: Permission })[];
  fills?: readonly Fill<Permission>[];
  /** Places in its screens that others may fill, each drawn by `useSlot`. */
  places?: RemotePlace[];
};
