import {
  screenOfPath,
  type ListedRemote,
  type RemoteListing,
  type RemoteSlotFill,
} from '@siteledger/platform/contract';
import type { FillsOf, SlotFill } from '@siteledger/shared-lib/ui';
import type { ComponentType } from 'react';
import { LoadFailure } from './load-failure';
import { LoadView } from './load-view';
import { createLoader, type Loader } from './loader';
import type { IsGranted } from './mount-routes';
import type { LoadedRemote, LoaderOf } from './remote-loaders';
import { report } from './report';
import { ReportSeen } from './report-seen';
import type { ScreenLabel } from './screen';
import { SlotBoundary } from './slot-boundary';

/** What a remote exports for one fill: a component that gets what the place gives. */
export type LazyFill = () => Promise<{ Component: ComponentType<never> }>;

const loaders = new WeakMap<LazyFill, Loader<ComponentType<object>>>();

function componentLoader(lazy: LazyFill, onFailure: (failure: LoadFailure) => void) {
  const known = loaders.get(lazy);
  if (known) return known;
  const loader = createLoader(async () => (await lazy()).Component as ComponentType<object>, { onFailure });
  loaders.set(lazy, loader);
  return loader;
}

const missing = createLoader<ComponentType<object>>(() =>
  Promise.reject(new LoadFailure('incompatible', ['It has nothing for this place.'])),
);

type FillProps = {
  loaded: LoadedRemote;
  id: string;
  label: ScreenLabel;
  given: object;
  screenNow: () => string | undefined;
};

function Fill({ loaded: { release, slots }, id, label, given, screenNow }: FillProps) {
  const onFailure = ({ kind }: LoadFailure) => report(release, kind, { part: 'place', screen: screenNow() });
  const lazy = slots?.[id];
  return (
    <SlotBoundary label={label} onFailure={onFailure}>
      <LoadView
        loader={lazy ? componentLoader(lazy, onFailure) : missing}
        label={label}
        render={(Component) => (
          <>
            <Component {...given} />
            <ReportSeen release={release} screen={screenNow()} part="place" />
          </>
        )}
      />
    </SlotBoundary>
  );
}

function fillOf(
  remote: ListedRemote,
  { id, title }: RemoteSlotFill,
  loaderOf: LoaderOf,
  screenNow: FillProps['screenNow'],
) {
  const label = { title, owner: remote.descriptor.owner };
  const fill: SlotFill<never> = {
    id,
    title,
    render: (given: object) => (
      <LoadView
        key={remote.container}
        loader={loaderOf(remote)}
        label={label}
        render={(loaded) => <Fill loaded={loaded} id={id} label={label} given={given} screenNow={screenNow} />}
      />
    ),
  };
  return fill;
}

/** The fills of every place by the listing: known before a byte of a remote's code, gone when it is off. Architecture §2. */
export const slotFills =
  ({ remotes }: RemoteListing, isGranted: IsGranted, loaderOf: LoaderOf): FillsOf =>
  (slot) =>
    remotes
      .flatMap((remote) => (remote.descriptor.slots ?? []).map((fill) => ({ remote, fill })))
      .filter(({ fill }) => fill.slot === slot && isGranted(fill.permission))
      .sort((a, b) => a.fill.order - b.fill.order || a.fill.title.localeCompare(b.fill.title))
      .map(({ remote, fill }) => fillOf(remote, fill, loaderOf, () => screenOfPath(location.pathname, { remotes })));
