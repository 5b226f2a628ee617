import { useUserDetailsQuery } from '@siteledger/shared-lib/api';
import type { RemoteListing } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Link, Outlet, RouterProvider } from '@siteledger/shared-lib/router';
import { Flex, Select } from '@siteledger/shared-lib/ui';
import { useEffect, useMemo } from 'react';
import { NotFoundPage } from '../not-found/not-found-page';
import { loaderOf } from '../remotes/remote-loaders';
import { DocumentTitle } from '../remotes/route-handle';
import { createShellRouter } from '../remotes/shell-router';
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

const Frame = ({ listing: { remotes } }: Props) => (
  <>
    <DocumentTitle />
    <Flex gap="middle" align="center" style={{ padding: 16 }}>
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

type Props = { listing: RemoteListing };

/** A bar with the remote's menu entries and who is signed in, and the remote's screens below it. */
export function AloneShell({ listing }: Props) {
  const { can } = usePermissions();
  const { router, dispose } = useMemo(() => {
    const frame = { element: <Frame listing={listing} />, HydrateFallback: () => null };
    return createShellRouter(listing, can, loaderOf, { frame, inFrame: [{ path: '/404', element: <NotFoundPage /> }] });
  }, [listing, can]);
  useEffect(() => dispose, [dispose]);
  return <RouterProvider router={router} />;
}
