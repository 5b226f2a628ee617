import { useUserDetailsQuery } from '@siteledger/shared-lib/api';
import type { RemoteListing } from '@siteledger/platform/contract';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { Link, Outlet, RouterProvider } from '@siteledger/shared-lib/router';
import { Flex, Select } from '@siteledger/shared-lib/ui';
import { useEffect, useMemo } from 'react';
import { NotFoundPage } from '../not-found/not-found-page';
import { ListingContext, useListing } from '../remotes/listing-context';
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

function Frame() {
  const { remotes } = useListing();
  return (
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
}

const own = {
  frame: { element: <Frame />, HydrateFallback: () => null },
  inFrame: [{ path: '/404', element: <NotFoundPage /> }],
};

type Props = { listing: RemoteListing };

/** A bar with the remote's menu entries and who is signed in, and the remote's screens below it. */
export function AloneShell({ listing }: Props) {
  const { meets } = usePermissions();
  const { router, dispose } = useMemo(() => createShellRouter(listing, meets, loaderOf, own), [listing, meets]);
  useEffect(() => dispose, [dispose]);
  return (
    <ListingContext value={listing}>
      <RouterProvider router={router} />
    </ListingContext>
  );
}
