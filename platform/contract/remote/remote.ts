/** Where the shell mounts a route: inside its chrome, or without it (print pages). */
export const ROUTE_LAYOUTS = ['frame', 'plain'] as const;

export type RouteLayout = (typeof ROUTE_LAYOUTS)[number];

/** The only module that a remote exposes; it exports `routes`, and `slots` if it fills places. */
export const EXPOSED_MODULE = './routes';

/** One path that a remote serves, known before any of its code is loaded. */
export type RemoteRoute = {
  /** Absolute path in React Router's notation: "/projects/:uuid". */
  path: string;
  /** Title of the browser tab. */
  title: string;
  /** Text of the path in the breadcrumbs. */
  breadcrumb: string;
  /** Permission the user needs; users without it land on /404. */
  permission: string;
  /** `EXPOSED_MODULE`; absent on a redirect. */
  module?: string;
  /** Path that this one redirects to instead of showing a screen. */
  redirect?: string;
  /** `frame` by default. */
  layout?: RouteLayout;
  /**
   * Calls that the screen makes first when its address has no parameters, below the API's base: "/clients?page=1". The
   * first script makes them while the code is still loading.
   */
  firstCalls?: string[];
  /** Written by the build: the screen's chunk, so that the browser can fetch it in parallel with the entry. */
  chunk?: string;
  /** Written by the build: what the browser needs for this path besides the entry. */
  preload?: RoutePreload;
};

/** Files of the release and lazily loaded doors of shared-lib that a path or a fill needs immediately. */
export type RoutePreload = { files: string[]; doors: string[] };

/** One entry of the side drawer. */
export type RemoteNavEntry = {
  section: string;
  order: number;
  title: string;
  /** Icon name that the `ui` door maps to an icon. */
  icon: string;
  path: string;
  permission: string;
  /** A letter: pressing "g" and then this letter opens the path. */
  key?: string;
};

/**
 * An action that users can start from anywhere through the shell's palette. If its path has a parameter, `asks` names
 * what to choose for it, such as "project"; the shell has a picker for it.
 */
export type RemoteCommand = {
  section: string;
  order: number;
  title: string;
  /** A path of `routes`. */
  path: string;
  permission: string;
  asks?: string;
  /** Whether its screen takes the typed text as `search` in its address. */
  takesSearch?: boolean;
};

/**
 * A named place in the screens of a remote, and the props it passes to its fills, by name and type: { project:
 * 'Project' }.
 */
export type RemotePlace = { name: string; props: Record<string, string> };

/** A remote's content for a named place of another remote's screen, such as a tab. */
export type RemoteSlotFill = {
  /** The place's name: "project.details.tabs". */
  slot: string;
  /** Name of the fill's export in `slots` of the exposed module. */
  id: string;
  title: string;
  order: number;
  permission: string;
  /** The props of the place that it takes. */
  props?: Record<string, string>;
  /** Written by the build: what the browser needs for it besides the entry. */
  preload?: RoutePreload;
};

/** Semver ranges of the contracts a remote was built against. */
export type RemoteRequirements = { shell: string; sharedLib: string; api: string };

/** The team that owns a remote. */
export type RemoteOwner = { team: string; contact: string };

/** A remote's description of itself, generated from its `remote.ts`. */
export type RemoteDescriptor = {
  /** The remote's folder and package name: "mfe-" and a word. */
  name: string;
  /** Display name: "Finance". Absent in releases from before remotes stated it. */
  title?: string;
  owner: RemoteOwner;
  requires: RemoteRequirements;
  /** Paths it owns, including everything below: "/projects". Each has one owner; "/" is the start page only. */
  paths: string[];
  routes: RemoteRoute[];
  nav: RemoteNavEntry[];
  /** Absent in releases from before remotes stated them. */
  commands?: RemoteCommand[];
  slots?: RemoteSlotFill[];
  /** Places that other remotes may fill. Absent in releases from before remotes stated them. */
  places?: RemotePlace[];
};
