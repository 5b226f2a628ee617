import type { ListedRemote, RemoteListing, RemoteSlotFill } from '@siteledger/platform/contract';
import type { FillsOf, SlotFill } from '@siteledger/shared-lib/ui';
import type { ComponentType } from 'react';
import { LoadFailure } from './load-failure';
import { LoadView } from './load-view';
import { createLoader, type Loader } from './loader';
import type { IsGranted } from './mount-routes';
import type { LoadedRemote, LoaderOf } from './remote-loaders';
import { SlotBoundary } from './slot-boundary';

/** What a remote exports for one fill: a component that gets what the place gives. */
export type LazyFill = () => Promise<{ Component: ComponentType<never> }>;

const loaders = new WeakMap<LazyFill, Loader<ComponentType<object>>>();

function componentLoader(lazy: LazyFill) {
  const known = loaders.get(lazy);
  if (known) return known;
  const loader = createLoader(async () => (await lazy()).Component as ComponentType<object>);
  loaders.set(lazy, loader);
  return loader;
}

const missing = createLoader<ComponentType<object>>(() =>
  Promise.reject(new LoadFailure('incompatible', ['It has nothing for this place.'])),
);

function fillOf(remote: ListedRemote, { id, title }: RemoteSlotFill, loaderOf: LoaderOf): SlotFill<never> {
  const label = { title, owner: remote.descriptor.owner };
  const lazyOf = ({ slots }: LoadedRemote) => slots?.[id];
  return {
    id,
    title,
    render: (given: object) => (
      <SlotBoundary key={remote.container} label={label}>
        <LoadView
          loader={loaderOf(remote)}
          label={label}
          render={(loaded) => {
            const lazy = lazyOf(loaded);
            return (
              <LoadView
                loader={lazy ? componentLoader(lazy) : missing}
                label={label}
                render={(Component) => <Component {...given} />}
              />
            );
          }}
        />
      </SlotBoundary>
    ),
  };
}

/** The fills of every place by the listing: known before a byte of a remote's code, gone when it is off. Architecture §2. */
export const slotFills =
  ({ remotes }: RemoteListing, isGranted: IsGranted, loaderOf: LoaderOf): FillsOf =>
  (slot) =>
    remotes
      .flatMap((remote) => (remote.descriptor.slots ?? []).map((fill) => ({ remote, fill })))
      .filter(({ fill }) => fill.slot === slot && isGranted(fill.permission))
      .sort((a, b) => a.fill.order - b.fill.order || a.fill.title.localeCompare(b.fill.title))
      .map(({ remote, fill }) => fillOf(remote, fill, loaderOf));
