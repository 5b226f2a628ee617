import { loadersFor, Remotes, useListing } from '@siteledger/platform/runtime';
import { createRoot } from 'react-dom/client';
import { Link, Outlet } from 'react-router';
import { REMOTE_HOST } from '../../library/src/host';

const Frame = () => (
  <>
    <nav>
      {useListing()
        .remotes.flatMap(({ descriptor }) => descriptor.nav)
        .map(({ path, title }) => (
          <Link key={path} to={path}>
            {title}{' '}
          </Link>
        ))}
    </nav>
    <Outlet />
  </>
);

const own = {
  title: 'Yard',
  frame: { element: <Frame />, HydrateFallback: () => null },
  inFrame: [{ path: '/404', element: <h1>There is no page at this address.</h1> }],
};

createRoot(document.getElementById('root') as HTMLElement).render(
  <Remotes isGranted={() => true} loaderOf={loadersFor(REMOTE_HOST.versions)} own={own} />,
);
