import { useListing } from '@siteledger/platform/runtime';
import { type CurrentUser, projectOfPage } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { useLocation } from '@siteledger/shared-lib/router';
import { late } from '@siteledger/shared-lib/ui';
import { useRef, useState } from 'react';
import type { MenuSection } from '../chrome/menu';
import { useShortcuts } from './use-shortcuts';
import { useVisits } from './use-visits';

// Loaded once the first screen is rendered, so that they open without a wait.
const Palette = late(async () => (await import('./palette')).Palette);
const ShortcutsHelp = late(async () => (await import('./shortcuts-help')).ShortcutsHelp);

const NEW = '> new ';

/** The palette and the shortcut help, with the keys and actions that open them. */
export function usePalette(user: CurrentUser | undefined, sections: readonly MenuSection[]) {
  const listing = useListing();
  const { meets } = usePermissions();
  const { pathname } = useLocation();
  const [start, setStart] = useState<string>();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const entries = sections.flatMap((section) => section.entries);

  const opener = useRef<Element | null>(null);
  const open = (text: string) => {
    opener.current = document.activeElement;
    setStart(text);
  };
  const close = (isLeft: boolean) => {
    setStart(undefined);
    const { current } = opener;
    // The page stays inert until the next render; only then can an element in it take the focus.
    if (!isLeft) requestAnimationFrame(() => current instanceof HTMLElement && current.focus());
  };
  const find = () => open('');
  const startNew = () => open(NEW);
  useShortcuts(entries, { find, startNew, help: () => setHelpOpen(true) });
  useVisits(user);

  const known = { listing, can: meets, project: projectOfPage(pathname) };
  return {
    isOpen: start !== undefined,
    find,
    startNew,
    drawn: (
      <>
        {start !== undefined && <Palette key={start} known={known} start={start} onClose={close} />}
        {isHelpOpen && <ShortcutsHelp entries={entries} onClose={() => setHelpOpen(false)} />}
      </>
    ),
  };
}
