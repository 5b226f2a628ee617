import { type Draft, entry, fill, route } from './releases';

/** Breaks a sound release; the sentence of the refusal names the file, the rule and the fix. */
export type Broken = [spoil: (draft: Draft) => void, sentence: string];

type Release = Draft['release'];

/** Changes fields of the release. */
export const stating =
  (change: (release: Release) => Partial<Release>) =>
  ({ release }: Draft) =>
    void Object.assign(release, change(release));

/** Adds a route. */
export const withRoute = (path: string, given = {}) =>
  stating(({ routes }) => ({ routes: [...routes, route(path, given)] }));

/** Adds an owned path. */
export const owning = (path: string) => stating(({ paths }) => ({ paths: [...paths, path] }));

/** Adds a menu entry. */
export const withEntry = (path: string, given = {}) =>
  stating(({ nav }) => ({ nav: [...nav, entry(path, { title: 'Hire', ...given })] }));

/** Adds a fill of a place. */
export const withFill = (slot: string, given = {}) =>
  stating(({ slots = [] }) => ({ slots: [...slots, fill(slot, { id: 'more', ...given })] }));

/** Adds a place. */
export const withPlace = (name: string, props = {}) =>
  stating(({ places = [] }) => ({ places: [...places, { name, props }] }));

/** Changes required version ranges. */
export const requiring = (given: Partial<Release['requires']>) =>
  stating(({ requires }) => ({ requires: { ...requires, ...given } }));

/** Adds a redirect. */
export const redirecting = (path: string, redirect: string) =>
  withRoute(path, { module: undefined, preload: undefined, redirect });
