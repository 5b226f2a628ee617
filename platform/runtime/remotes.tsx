import type { IsGranted, RemoteListing } from '@siteledger/platform/contract';
import { SlotContext } from '@siteledger/platform/places';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router/dom';
import { LoadView } from './failure/load-view';
import { plainViews } from './failure/plain-views';
import { type Views } from './failure/views';
import { ViewsContext } from './failure/views-context';
import { listingLoader } from './listing/listing';
import { ListingContext } from './listing/listing-context';
import { leavePaused } from './live/leave-paused';
import { liveListing } from './live/live-listing';
import { preloadInIdleTime, preloadOnIntent } from './loader/preload';
import type { LoaderOf } from './loader/remote-loaders';
import { placedFills } from './places/placed-fills';
import { reportPresence } from './reports/presence';
import { reportAfter } from './reports/report';
import type { OwnRoutes } from './routes/build-routes';
import { createShellRouter } from './routes/shell-router';
import { onScreenLeft } from './routes/on-screen-left';

type Given = {
  /** Whether the user holds a permission. */
  isGranted: IsGranted;
  loaderOf: LoaderOf;
  own: OwnRoutes;
  /** Resolves when no save is in progress, so that a screen can be removed. */
  savesSettled?: () => Promise<void>;
  /** Resolves when the user's token is not being renewed, so that reports carry a valid one. */
  tokenSettled?: () => Promise<void>;
};

type Props = Given & { views?: Views };

/**
 * The application: the product's frame around the listed remotes, with the routes that the user may open. It follows
 * the registry and the user's permissions. The page's first script must be `boot`.
 */
export const Remotes = ({ views = plainViews, ...given }: Props) => (
  <ViewsContext value={views}>
    <LoadView
      loader={listingLoader}
      label={{ title: given.own.title }}
      render={(listing) => <Listed first={listing} {...given} />}
    />
  </ViewsContext>
);

const atOnce = () => Promise.resolve();

function Listed({ first, isGranted, loaderOf, own, ...given }: Given & { first: RemoteListing }) {
  const { savesSettled = atOnce, tokenSettled = atOnce } = given;
  const [live] = useState(() => liveListing(first));
  const listing = useSyncExternalStore(live.subscribe, live.current);
  const [shell] = useState(() => createShellRouter(live.current(), isGranted, loaderOf, own));

  const [placed] = useState(() => {
    const inForce = { listing: live.current(), isGranted };
    const one = placedFills(inForce, { loaderOf, keepTyped: () => own.keepTyped?.(), savesSettled });
    onScreenLeft(shell.router, one.screenLeft);
    return one;
  });
  const fills = useSyncExternalStore(placed.subscribe, placed.current);

  useEffect(() => live.follow(), [live]);
  useEffect(() => shell.dispose, [shell]);
  useEffect(() => {
    shell.update(listing, isGranted);
    void placed.update(listing, isGranted);
    void leavePaused(shell, listing, savesSettled);
  }, [shell, placed, listing, isGranted, savesSettled]);
  useEffect(() => reportAfter(tokenSettled), [tokenSettled]);
  useEffect(() => reportPresence(shell, live), [shell, live]);
  useEffect(() => preloadOnIntent(listing, isGranted, loaderOf), [listing, isGranted, loaderOf]);
  useEffect(() => void preloadInIdleTime(listing, isGranted, loaderOf), [listing, isGranted, loaderOf]);

  return (
    <ListingContext value={listing}>
      <SlotContext value={fills}>
        <RouterProvider router={shell.router} />
      </SlotContext>
    </ListingContext>
  );
}
