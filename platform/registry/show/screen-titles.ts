import { screenId } from '@siteledger/platform/contract';
import { type StoredRelease } from '../store/releases.queries';

/** Titles of screens: the menu entry, or else the screen's own title, from the newest release that has it. */
export function screenTitleFinder(releases: readonly Pick<StoredRelease, 'release'>[]) {
  const titles = new Map<string, string>();
  for (const { release } of releases) {
    const { name, nav, routes } = release;
    for (const { path, title } of [...nav, ...routes]) {
      const screen = screenId(name, { path });
      if (!titles.has(screen)) titles.set(screen, title);
    }
  }
  return (screen: string | null) => (screen === null ? null : (titles.get(screen) ?? null));
}
