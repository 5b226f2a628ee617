import { type Draft, entry, fill, route } from './releases';

/** What breaks a sound release, and the sentence that refuses it: the file, the rule and the fix. */
export type Broken = [spoil: (draft: Draft) => void, sentence: string];

type Release = Draft['release'];

/** A release that states something else. */
export const stating =
  (change: (release: Release) => Partial<Release>) =>
  ({ release }: Draft) =>
    void Object.assign(release, change(release));

/** One more route. */
export const withRoute = (path: string, given = {}) =>
  stating(({ routes }) => ({ routes: [...routes, route(path, given)] }));

/** One more path of its own. */
export const owning = (path: string) => stating(({ paths }) => ({ paths: [...paths, path] }));

/** One more entry of the menu. */
export const withEntry = (path: string, given = {}) =>
  stating(({ nav }) => ({ nav: [...nav, entry(path, { title: 'Hire', ...given })] }));

/** One more fill of a place. */
export const withFill = (slot: string, given = {}) =>
  stating(({ slots = [] }) => ({ slots: [...slots, fill(slot, { id: 'more', ...given })] }));

/** One more place. */
export const withPlace = (name: string, props = {}) =>
  stating(({ places = [] }) => ({ places: [...places, { name, props }] }));

/** Another range. */
export const requiring = (given: Partial<Release['requires']>) =>
  stating(({ requires }) => ({ requires: { ...requires, ...given } }));

/** One more redirect. */
export const redirecting = (path: string, redirect: string) =>
  withRoute(path, { module: undefined, preload: undefined, redirect });
