import type { CurrentUser } from '@siteledger/shared-lib/domain';
import { useNavigate } from '@siteledger/shared-lib/router';
import { currentPath } from '@siteledger/shared-lib/session';
import {
  DownOutlined,
  EyeOutlined,
  LaptopOutlined,
  LockOutlined,
  LogoutOutlined,
  MenuButton,
  type MenuAct,
  SafetyOutlined,
} from '@siteledger/shared-lib/ui';
import { ownScreens } from '../own-screens';

// Parts of a name without an initial: "Dato' Ir. Ravi a/l Subramaniam" is RS. Skips honorifics and patronymic words.
const NO_NAME = /['.]$|^(?:bin|binti|a\/l|a\/p|anak|datuk|datin|haji|hajah)$/i;

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => !NO_NAME.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

/** 'Welcome, {name}', the user's roles and the actions on their own account. docs/domain/screens.md#the-frame */
export function UserMenu({ user }: { user: CurrentUser }) {
  const navigate = useNavigate();
  const to = (path: string) => () => void navigate(path);
  const acts: MenuAct[] = [
    {
      key: 'password',
      icon: <LockOutlined aria-hidden />,
      label: 'Change password',
      onChoose: to('/profile/change-password'),
    },
    {
      key: 'two-step',
      icon: <SafetyOutlined aria-hidden />,
      label: 'Two-step sign-in',
      onChoose: to('/profile/two-step-sign-in'),
    },
    {
      key: 'sessions',
      icon: <LaptopOutlined aria-hidden />,
      label: 'Where you are signed in',
      onChoose: to('/profile/sessions'),
    },
    { key: 'why', icon: <EyeOutlined aria-hidden />, label: ownScreens['/why'], onChoose: to('/why') },
    {
      key: 'logout',
      icon: <LogoutOutlined aria-hidden />,
      label: 'Logout',
      isApart: true,
      onChoose: () => void navigate('/logout', { state: { from: currentPath() } }),
    },
  ];
  return (
    <MenuButton
      acts={acts}
      about={
        <>
          <strong>{user.name}</strong>
          <span className="role-chips">
            {user.roles.map(({ id, name }) => (
              <span key={id}>{name}</span>
            ))}
          </span>
        </>
      }
    >
      <button type="button" className="user-menu">
        <span className="user-initials" aria-hidden>
          {initials(user.name)}
        </span>
        <span className="user-welcome">Welcome, {user.name}</span>
        <DownOutlined aria-hidden />
      </button>
    </MenuButton>
  );
}
