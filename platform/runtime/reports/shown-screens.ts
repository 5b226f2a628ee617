import type { ListedRelease } from '@siteledger/platform/contract';

/** A screen's id, and the release that renders it. */
export type ShownScreen = { screen: string; release: Pick<ListedRelease, 'name' | 'version'> };

/** The screens a tab has shown and when; times as of `performance.now()`. */
export type ShownScreens = {
  /** Records the screen shown from now on; undefined for a screen of the shell. */
  note: (shown: ShownScreen | undefined, now: number) => void;
  at: (time: number) => ShownScreen | undefined;
};

/** Records the screens of a tab. The first one was requested with the page, so it covers all earlier times. */
export function shownScreens(): ShownScreens {
  const shown: { from: number; screen: ShownScreen | undefined }[] = [];
  return {
    note: (screen, now) => {
      const last = shown.at(-1);
      // Once loaded, the screen may be rendered by a different release than listed.
      if (last && last.screen?.screen === screen?.screen) last.screen = screen;
      else shown.push({ from: last ? now : 0, screen });
    },
    at: (time) => shown.findLast(({ from }) => from <= time)?.screen,
  };
}
