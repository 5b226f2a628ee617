import type { ListedRelease } from '@siteledger/platform/contract';

/** A screen, by its id, and the release that draws it. */
export type ShownScreen = { screen: string; release: Pick<ListedRelease, 'name' | 'version'> };

/** Which screen of a remote a tab showed when; times as of `performance.now()`. */
export type ShownScreens = {
  /** Notes what is shown from now on; undefined for a screen of the shell. */
  note: (shown: ShownScreen | undefined, now: number) => void;
  at: (time: number) => ShownScreen | undefined;
};

/** Remembers the screens of a tab. The first one was asked for with the page, so everything before it was done for it. */
export function shownScreens(): ShownScreens {
  const shown: { from: number; screen: ShownScreen | undefined }[] = [];
  return {
    note: (screen, now) => {
      const last = shown.at(-1);
      // Loaded meanwhile, it may be drawn by another release than was listed.
      if (last && last.screen?.screen === screen?.screen) last.screen = screen;
      else shown.push({ from: last ? now : 0, screen });
    },
    at: (time) => shown.findLast(({ from }) => from <= time)?.screen,
  };
}
