export { useMatch, useParams } from './record-params';
export { useCrumb, useCrumbs } from './crumbs';
export { MaybeLink } from './maybe-link';

/** The router as screens may use it: one copy, shared by the shell and every remote. */
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  createBrowserRouter,
  createMemoryRouter,
  createSearchParams,
  generatePath,
  isRouteErrorResponse,
  matchPath,
  matchRoutes,
  redirect,
  replace,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useOutletContext,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useLoaderData,
  useSearchParams,
  type LinkProps,
  type LoaderFunctionArgs,
  type Location,
  type NavLinkProps,
  type RouteObject,
  type To,
} from 'react-router-dom';
