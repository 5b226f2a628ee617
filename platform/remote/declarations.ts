import type {
  RemoteCommand,
  RemoteNavEntry,
  RemoteOwner,
  RemotePlace,
  RemoteRequirements,
  RouteLayout,
} from '@siteledger/platform/contract';
import type { ComponentType } from 'react';

/** Imports a component on demand: `async () => (await import('./src/cranes/cranes-page')).CranesPage`. */
export type Load<Props = object> = () => Promise<ComponentType<Props>>;

type Lazy = {
  load: Load;
  /** Name of the chunk, by default the file name without its extension; parts with the same name share a chunk. */
  chunk?: string;
};

type Asking<Permission> = {
  /** Title of the browser tab. */
  title: string;
  /** Text of the path in the breadcrumbs, by default the title. */
  breadcrumb?: string;
  /** Permission the user needs; users without it land on /404. */
  permission: Permission;
};

type Inside<Permission> = { inside: readonly Declaration<Permission>[] };

type Screen<Permission> = Asking<Permission> &
  Lazy & {
    layout?: RouteLayout;
    /**
     * Calls that the screen makes first when its address has no parameters, exactly as it makes them:
     * "/clients?page=1". The page makes them while the code is still loading.
     */
    firstCalls?: readonly string[];
  };
type Around<Permission> = Lazy & Inside<Permission>;
type Redirect<Permission> = Asking<Permission> & { to: string };

/** One entry of a remote's `screens`. */
export type Declaration<Permission> =
  | (Screen<Permission> & Inside<Permission> & { kind: 'screen'; path: string })
  | (Around<Permission> & { kind: 'around'; path: string })
  | (Redirect<Permission> & { kind: 'redirect'; path: string });

/**
 * A screen at an absolute path in React Router's notation, "/projects/:uuid". The screens `inside` are drawn in its
 * outlet, such as dialogs over a list. It stays visible under them, even if their path is not below its own.
 */
export const screen = <Permission extends string>(
  path: string,
  { inside = [], ...facts }: Screen<Permission> & Partial<Inside<Permission>>,
): Declaration<Permission> => ({ kind: 'screen', path, ...facts, inside });

/**
 * A layout that stays while the user moves between its screens, such as the header and tabs of a project. It is not a
 * screen itself: the inner screen with the same path is its first.
 */
export const around = <Permission extends string>(
  path: string,
  given: Around<Permission>,
): Declaration<Permission> => ({
  kind: 'around',
  path,
  ...given,
});

/** A path that redirects to another screen of the remote. */
export const redirect = <Permission extends string>(
  path: string,
  given: Redirect<Permission>,
): Declaration<Permission> => ({ kind: 'redirect', path, ...given });

/** A fill for a named place of another remote's screen; its component receives the place's props. */
export type Fill<Permission> = {
  /** The place's name: "project.details.tabs". */
  place: string;
  id: string;
  title: string;
  order: number;
  permission: Permission;
  /** The props of the place that it takes, by name and type: { project: 'Project' }. */
  props: Record<string, string>;
  load: Load<never>;
  /** Name of the chunk, by default the file name without its extension. */
  chunk?: string;
};

/** A remote's own declaration. */
export type Declared<Permission> = {
  /** The remote's folder and package name: "mfe-" and a word. */
  name: string;
  /** Display name, such as "Finance"; by default the name without "mfe-". */
  title?: string;
  owner: RemoteOwner;
  requires: RemoteRequirements;
  /** Paths it owns, including everything below: "/projects". Each has one owner; "/" is the start page only. */
  paths: string[];
  screens: readonly Declaration<Permission>[];
  nav: (Omit<RemoteNavEntry, 'permission'> & { permission: Permission })[];
  /** Actions that users can start from anywhere. */
  commands?: (Omit<RemoteCommand, 'permission'> & { permission: Permission })[];
  fills?: readonly Fill<Permission>[];
  /** Places in its screens that other remotes may fill, each drawn by `useSlot`. */
  places?: RemotePlace[];
};
