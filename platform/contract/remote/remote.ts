/** Where the shell mounts a route: inside its chrome, or without it (print pages). */
export const ROUTE_LAYOUTS = ['frame', 'plain'] as const;

export type RouteLayout = (typeof ROUTE_LAYOUTS)[number];

/** The one module that a remote exposes; it exports `routes`, and `slots` where it fills places. */
export const EXPOSED_MODULE = './routes';

/** One path that a remote serves, known before a byte of its code is loaded. */
export type RemoteRoute = {
  /** Absolute path in React Router's notation: "/projects/:uuid". */
  path: string;
  /** Title of the browser's tab. */
  title: string;
  /** Text of the path in the breadcrumbs. */
  breadcrumb: string;
  /** What the user must hold; anybody else lands on /404. */
  permission: string;
  /** `EXPOSED_MODULE`; absent on a redirect. */
  module?: string;
  /** Path that this one leads to instead of a screen. */
  redirect?: string;
  /** `frame` unless stated. */
  layout?: RouteLayout;
  /** Written by the build: the chunk of the screen, so that the browser can fetch it in parallel with the entry. */
  chunk?: string;
  /** Written by the build: what the browser needs for this path besides the entry. */
  preload?: RoutePreload;
};

/** Files of the release and lazily loaded doors of shared-lib that a path or a fill needs at once. */
export type RoutePreload = { files: string[]; doors: string[] };

/** One entry of the side drawer. */
export type RemoteNavEntry = {
  section: string;
  order: number;
  title: string;
  /** A name that the `ui` door maps to an icon. */
  icon: string;
  path: string;
  permission: string;
  /** A letter: "g" and then this leads there. */
  key?: string;
};

/**
 * Something that users can start from anywhere, by the palette of the shell. Where its path has a parameter, `asks` names what
 * stands for it, such as "project": the shell knows how to ask for one.
 */
export type RemoteCommand = {
  section: string;
  order: number;
  title: string;
  /** A path of `routes`. */
  path: string;
  permission: string;
  asks?: string;
  /** Whether its screen takes what was typed as `search` in its address. */
  takesSearch?: boolean;
};

/** A named place in the screens of a remote, and what it gives to those who fill it, by name and type: { project: 'Project' }. */
export type RemotePlace = { name: string; props: Record<string, string> };

/** What a remote puts into a named place of another one's screen, a tab for instance. */
export type RemoteSlotFill = {
  /** The place: "project.details.tabs". */
  slot: string;
  /** Name of what the exposed module exports for it under `slots`. */
  id: string;
  title: string;
  order: number;
  permission: string;
  /** What it takes of what the place gives. */
  props?: Record<string, string>;
  /** Written by the build: what the browser needs for it besides the entry. */
  preload?: RoutePreload;
};

/** Semver ranges of what a remote was built against. */
export type RemoteRequirements = { shell: string; sharedLib: string; api: string };

/** Who answers for a remote. */
export type RemoteOwner = { team: string; contact: string };

/** What a remote states about itself, made of its `remote.ts`. */
export type RemoteDescriptor = {
  /** The remote's folder and package: "mfe-" and a word. */
  name: string;
  /** What people call it: "Finance". Absent in a release from before remotes stated it. */
  title?: string;
  owner: RemoteOwner;
  requires: RemoteRequirements;
  /** What it owns, with everything below: "/projects". One owner each; "/" is the start page alone. */
  paths: string[];
  routes: RemoteRoute[];
  nav: RemoteNavEntry[];
  /** Absent in a release from before remotes stated them. */
  commands?: RemoteCommand[];
  slots?: RemoteSlotFill[];
  /** What others may fill. Absent in a release from before remotes stated it. */
  places?: RemotePlace[];
};
