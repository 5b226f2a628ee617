import type { RouteObject } from 'react-router';
import type { ComponentType } from 'react';
import { LoadView } from '../failure/load-view';
import type { ScreenLabel } from '../failure/views';
import { createLoader, type Loader } from '../loader/loader';
import type { Lazy, Piece } from '../loader/piece';
import { ReportSeen } from '../reports/report-seen';

type Chunk = { loader: () => Loader<unknown>; Component: ComponentType };

/**
 * Makes the failure of a lazy route temporary: React Router keeps a rejected `lazy` for the life of the route. The
 * route's loader, which must be static, starts the screen's chunk and its own query in parallel.
 */
function loadedBy({ loader, lazy: _lazy, ...route }: RouteObject, chunk: Chunk): RouteObject {
  const start: RouteObject['loader'] = (...given) => {
    void chunk.loader().start();
    return typeof loader === 'function' ? loader(...given) : null;
  };
  return { ...route, loader: start, Component: chunk.Component };
}

/** Guards a lazy screen of the shell. */
export function guardLazy(route: RouteObject, label: ScreenLabel): RouteObject {
  const lazy = route.lazy as Lazy | undefined;
  if (!lazy) return route;
  const loader = createLoader(async () => (await lazy()).Component as ComponentType);
  const Screen = () => <LoadView loader={loader} label={label} render={(Component) => <Component />} />;
  return loadedBy(route, { loader: () => loader, Component: Screen });
}

/** Label of a piece in reports: its screen, and whether it is only the layout around that screen. */
export type PieceLabel = ScreenLabel & { screen: string | undefined; isAround: boolean };

/** Guards a lazy screen of a remote and reports a load when it was shown whole. */
export function guardPiece(route: RouteObject, piece: Piece, { screen, isAround, ...label }: PieceLabel): RouteObject {
  const Screen = () => (
    <LoadView
      loader={piece.loader()}
      label={label}
      render={({ Component, release }) => (
        <>
          <Component />
          {!isAround && <ReportSeen release={release} screen={screen} />}
        </>
      )}
    />
  );
  return loadedBy(route, { loader: piece.loader, Component: Screen });
}
