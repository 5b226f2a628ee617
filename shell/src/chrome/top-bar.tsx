import type { CurrentUser } from '@siteledger/shared-lib/domain';
import { MenuOutlined } from '@siteledger/shared-lib/ui';
import type { Ref } from 'react';
import { Breadcrumbs } from './breadcrumbs';
import { RoleChips } from './role-chips';
import type { Crumb } from './trail';
import { UserMenu } from './user-menu';
import './top-bar.css';

type Props = {
  user: CurrentUser;
  trail: Crumb[];
  isMenuOpen: boolean;
  onOpenMenu: () => void;
  toggle: Ref<HTMLButtonElement>;
};

/** The top bar: breadcrumbs, the user's roles, and the user's menu. docs/domain/screens.md#the-frame */
export const TopBar = ({ user, trail, isMenuOpen, onOpenMenu, toggle }: Props) => (
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
    <RoleChips roles={user.roles} />
    <UserMenu user={user} />
  </header>
);
