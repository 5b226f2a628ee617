import {
  fillsOfPlace,
  screenOfPath,
  type IsGranted,
  type ListedFill,
  type RemoteListing,
} from '@siteledger/platform/contract';
import type { FillsOf, SlotFill } from '@siteledger/platform/places';
import { LoadFailure } from '../failure/load-failure';
import { LoadView } from '../failure/load-view';
import { createPiece, type Piece } from '../loader/piece';
import type { LoadedRemote, LoaderOf } from '../loader/remote-loaders';
import { report } from '../reports/report';
import { ReportSeen } from '../reports/report-seen';
import type { ScreenLabel } from '../failure/views';
import { SlotBoundary } from './slot-boundary';

const pieces = new WeakMap<LoadedRemote, Map<string, Piece>>();

const failed = new WeakSet<LoadedRemote>();

/** Whether a fill of a loaded release has failed in a place. */
export const hasFailedFill = (loaded: LoadedRemote) => failed.has(loaded);

const missingFill = () => Promise.reject(new LoadFailure('incompatible', ['It has nothing for this place.']));

/** The piece for a fill, cached per loaded release; `screenNow` returns the screen around the place. */
function pieceOf(loaded: LoadedRemote, id: string, screenNow: () => string | undefined) {
  const known = pieces.get(loaded) ?? new Map<string, Piece>();
  pieces.set(loaded, known);
  const piece =
    known.get(id) ??
    createPiece({
      loaded,
      lazy: loaded.slots?.[id] ?? missingFill,
      // The same fill in the fallback release.
      lazyIn: ({ slots }) => slots?.[id],
      onFailure: ({ kind }, release) => {
        failed.add(loaded);
        report(release, kind, { part: 'place', screen: screenNow() });
      },
    });
  known.set(id, piece);
  return piece;
}

type FillProps = {
  loaded: LoadedRemote;
  id: string;
  label: ScreenLabel;
  given: object;
  screenNow: () => string | undefined;
};

function Fill({ loaded, id, label, given, screenNow }: FillProps) {
  const piece = pieceOf(loaded, id, screenNow);
  const onFailure = () => {
    failed.add(loaded);
    report(piece.release(), 'render', { part: 'place', screen: screenNow() });
    return piece.standIn();
  };
  return (
    <SlotBoundary label={label} onFailure={onFailure}>
      {() => (
        <LoadView
          loader={piece.loader()}
          label={label}
          render={({ Component, release }) => (
            <>
              <Component {...given} />
              <ReportSeen release={release} screen={screenNow()} part="place" />
            </>
          )}
        />
      )}
    </SlotBoundary>
  );
}

function fillOf({ from: remote, id, title }: ListedFill, loaderOf: LoaderOf, screenNow: FillProps['screenNow']) {
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

/**
 * The listed fills of every place. They are known before any code of their remote is loaded, and disappear when the
 * remote or the fill is switched off. docs/remotes.md#places-in-other-screens
 */
export const slotFills =
  ({ remotes }: RemoteListing, isGranted: IsGranted, loaderOf: LoaderOf): FillsOf =>
  (slot) =>
    fillsOfPlace(slot, remotes)
      .filter(({ on, permission }) => on && isGranted(permission))
      .map((fill) => fillOf(fill, loaderOf, () => screenOfPath(location.pathname, { remotes })));
