import type { CurrentUser } from '@siteledger/shared-lib/domain';
import { MenuOutlined, PlusOutlined, SearchOutlined } from '@siteledger/shared-lib/ui';
import type { Ref } from 'react';
import { Link } from '@siteledger/shared-lib/router';
import { MOD } from '../palette/shortcuts';
import type { Crumb } from './trail';
import { UserMenu } from './user-menu';
import './top-bar.css';
import './breadcrumbs.css';

type Props = {
  user: CurrentUser;
  trail: Crumb[];
  isMenuOpen: boolean;
  onOpenMenu: () => void;
  onFind: () => void;
  onNew: () => void;
  toggle: Ref<HTMLButtonElement>;
};

/** The top bar: breadcrumbs, the user's roles, and the user's menu. docs/domain/screens.md#the-frame */
export const TopBar = ({ user, trail, isMenuOpen, onOpenMenu, onFind, onNew, toggle }: Props) => (
  <header className="bar">
    <button
      type="button"
      className="bar-toggle"
      ref={toggle}
      aria-label="Open menu"
      aria-expanded={isMenuOpen}
      aria-controls="side-drawer"
      onClick={onOpenMenu}
    >
      <MenuOutlined aria-hidden />
    </button>
    <Breadcrumbs trail={trail} />
    <button type="button" className="bar-find" aria-keyshortcuts="Control+K Meta+K" onClick={onFind}>
      <SearchOutlined aria-hidden />
      <span>Find anything</span>
      <kbd aria-hidden>{`${MOD}K`}</kbd>
    </button>
    <button type="button" className="bar-new" onClick={onNew}>
      <PlusOutlined aria-hidden />
      <span>New</span>
    </button>
    <RoleChips roles={user.roles} />
    <UserMenu user={user} />
  </header>
);

/** The breadcrumbs; on a phone only the last step, and an arrow to the one before it. */
const Breadcrumbs = ({ trail }: { trail: Crumb[] }) => (
  <nav className="breadcrumbs" aria-label="Breadcrumb">
    <ol>
      {trail.map(({ text, path, isRecord }, index) => (
        <li key={path} data-record={isRecord}>
          {index === trail.length - 1 ? (
            <span aria-current="page">{text}</span>
          ) : (
            <Link to={path}>
              <span>{text}</span>
            </Link>
          )}
        </li>
      ))}
    </ol>
  </nav>
);

const RoleChips = ({ roles }: Pick<CurrentUser, 'roles'>) => (
  <ul className="role-chips" aria-label="Roles">
    {roles.map(({ id, name }) => (
      <li key={id}>{name}</li>
    ))}
  </ul>
);
