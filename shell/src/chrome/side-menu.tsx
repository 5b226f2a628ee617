import { useListing } from '@siteledger/platform/runtime';
import { Link } from '@siteledger/shared-lib/router';
import { iconByName } from '@siteledger/shared-lib/ui';
import { useEffect, useRef } from 'react';
import { entryOf, type MenuSection } from './menu';

type Props = { sections: MenuSection[]; pathname: string; onChoose: () => void };

/** The entries of the side drawer by section; the one that the path belongs to is marked, and in view. */
export function SideMenu({ sections, pathname, onChoose }: Props) {
  const current = entryOf(useListing(), sections, pathname);
  const menu = useRef<HTMLElement>(null);

  // On a low screen the last entries are below the edge. To scroll an entry into view would make the Tab key start there.
  useEffect(() => {
    const entry = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (menu.current && entry) menu.current.scrollTop = entry.offsetTop - menu.current.clientHeight / 2;
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
