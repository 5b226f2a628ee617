import type { CurrentUser } from '@siteledger/shared-lib/domain';
import { useNavigate } from '@siteledger/shared-lib/router';
import { currentPath } from '@siteledger/shared-lib/session';
import {
  DownOutlined,
  Dropdown,
  EyeOutlined,
  LaptopOutlined,
  LockOutlined,
  LogoutOutlined,
  type MenuProps,
  SafetyOutlined,
} from '@siteledger/shared-lib/ui';
import { ownScreens } from '../own-screens';

// "Dato' Ir. Ravi a/l Subramaniam" is RS: honorifics, and what stands between a name and the father's, are left out.
const NO_NAME = /['.]$|^(?:bin|binti|a\/l|a\/p|anak|datuk|datin|haji|hajah)$/i;

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => !NO_NAME.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

const ITEMS: MenuProps['items'] = [
  { key: 'password', icon: <LockOutlined aria-hidden />, label: 'Change password' },
  { key: 'two-step', icon: <SafetyOutlined aria-hidden />, label: 'Two-step sign-in' },
  { key: 'sessions', icon: <LaptopOutlined aria-hidden />, label: 'Where you are signed in' },
  { key: 'why', icon: <EyeOutlined aria-hidden />, label: ownScreens['/why'] },
  { type: 'divider' },
  { key: 'logout', icon: <LogoutOutlined aria-hidden />, label: 'Logout' },
];

/** 'Welcome, {name}' and what a user can do about the own account. docs/domain/screens.md#the-frame */
export function UserMenu({ user }: { user: CurrentUser }) {
  const navigate = useNavigate();
  const onClick: MenuProps['onClick'] = ({ key }) => {
    if (key === 'password') void navigate('/profile/change-password');
    else if (key === 'two-step') void navigate('/profile/two-step-sign-in');
    else if (key === 'sessions') void navigate('/profile/sessions');
    else if (key === 'why') void navigate('/why');
    else void navigate('/logout', { state: { from: currentPath() } });
  };
  return (
    <Dropdown menu={{ items: ITEMS, onClick }} trigger={['click']} placement="bottomRight">
      <button type="button" className="user-menu" aria-haspopup="menu">
        <span className="user-initials" aria-hidden>
          {initials(user.name)}
        </span>
        <span className="user-welcome">Welcome, {user.name}</span>
        <DownOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}
