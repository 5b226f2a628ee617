/** The platform's browser part: compiled into the shell; remotes reach it through their shared doors. */
export { FAILURE_TEXT } from './failure/failure-text';
export { LoadFailure } from './failure/load-failure';
export type { FailureCardProps, PausedCardProps, Views } from './failure/views';
export { listingLoader } from './listing/listing';
export { ListingContext, useListing } from './listing/listing-context';
export { useDrained } from './live/use-drained';
export { createLoader, type Loader } from './loader/loader';
export { loadFirstScreen } from './loader/preload';
export { loadersFor, type LoaderOf } from './loader/remote-loaders';
export {
  agreeToOverrides,
  askedOverrides,
  declineOverrides,
  forgetOverrides,
  useOverrides,
  type Override,
} from './overrides/override-store';
export { isSafeStart, leaveSafeStart } from './overrides/safe-start';
export { Remotes } from './remotes';
export { firstMenuPath, type OwnRoutes } from './routes/build-routes';
export { leadOn, NOT_FOUND, pathNotFound } from './routes/lead-on';
export { DocumentTitle, useRouteHandle, type RouteHandle } from './routes/route-handle';
export { guardLazy } from './routes/screen';
export { thisPage } from './this-page';
