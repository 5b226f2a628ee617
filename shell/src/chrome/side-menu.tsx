import { useListing } from '@siteledger/platform/runtime';
import { Link } from '@siteledger/shared-lib/router';
import { iconByName } from '@siteledger/shared-lib/ui';
import { useEffect, useRef } from 'react';
import { entryOf, type MenuSection } from './menu';

type Props = { sections: MenuSection[]; pathname: string; onChoose: () => void };

/** The entries of the side drawer by section; the current one is marked and scrolled into view. */
export function SideMenu({ sections, pathname, onChoose }: Props) {
  const current = entryOf(useListing(), sections, pathname);
  const menu = useRef<HTMLElement>(null);

  // On a low screen the last entries are below the edge. scrollIntoView would make the Tab key start there, and
  // measuring the entry would force another layout.
  useEffect(() => {
    const nav = menu.current;
    const entry = nav?.querySelector('[aria-current]');
    if (!nav || !entry) return undefined;
    const observer = new IntersectionObserver(
      ([seen]) => {
        observer.disconnect();
        if (!seen?.rootBounds || seen.intersectionRatio === 1) return;
        nav.scrollTop += seen.boundingClientRect.top - seen.rootBounds.top - seen.rootBounds.height / 2;
      },
      { root: nav },
    );
    observer.observe(entry);
    return () => observer.disconnect();
  }, [current?.path]);

  return (
    <nav className="side-menu" aria-label="Main" ref={menu}>
      {sections.map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul>
            {entries.map((entry) => {
              const Icon = iconByName(entry.icon);
              const mark = entry === current ? (entry.path === pathname ? 'page' : 'true') : undefined;
              return (
                <li key={entry.path}>
                  <Link to={entry.path} aria-current={mark} onClick={onChoose}>
                    <Icon aria-hidden />
                    <span>{entry.title}</span>
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
}
