import { useUserDetailsQuery } from '@siteledger/shared-lib/api';
import { DocumentTitle, type OwnRoutes, Remotes, useListing } from '@siteledger/platform/runtime';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Link, Outlet } from '@siteledger/shared-lib/router';
import { Flex, Select } from '@siteledger/shared-lib/ui';
import { views } from '../cards/views';
import { NotFoundPage } from '../not-found/not-found-page';
import { loaderOf } from '../remote-loaders';
import { becomeDemoUser, DEMO_USERS } from './demo-session';

function RoleSwitcher() {
  const { data: user } = useUserDetailsQuery();
  const options = DEMO_USERS.map((value) => ({ value, label: value }));
  return (
    <Select
      aria-label="Signed in as"
      value={user?.email}
      options={options}
      onChange={(email) => void becomeDemoUser(email)}
    />
  );
}

function Frame() {
  const { remotes } = useListing();
  return (
    <>
      <DocumentTitle application="Siteledger" />
      <Flex gap={16} align="center" style={{ padding: 16 }}>
        {remotes
          .flatMap(({ descriptor }) => descriptor.nav)
          .map(({ path, title }) => (
            <Link key={path} to={path}>
              {title}
            </Link>
          ))}
        <RoleSwitcher />
      </Flex>
      <main style={{ padding: 16 }}>
        <Outlet />
      </main>
    </>
  );
}

const own: OwnRoutes = {
  title: 'This remote',
  frame: { element: <Frame />, HydrateFallback: () => null },
  inFrame: [{ path: '/404', element: <NotFoundPage /> }],
};

/** A bar with the remote's menu entries and the signed-in user, with the remote's screens below. */
export function AloneShell() {
  const { meets } = usePermissions();
  return <Remotes isGranted={meets} loaderOf={loaderOf} own={own} views={views} />;
}
