import { useLocation, useNavigate, useRouteError } from 'react-router';
import { useContext, useLayoutEffect, useState } from 'react';
import { LoadFailure } from './load-failure';
import { type ScreenLabel } from './views';
import { ViewsContext } from './views-context';

/** Called when a screen throws while rendering. Resolves when its fallback is ready; undefined when there is none. */
export type OnFailure = () => Promise<void> | undefined;

/** The error boundary of one screen, which contains its rendering errors. Retry renders it again. */
export const screenError = (label: ScreenLabel, onFailure?: OnFailure) =>
  function ScreenError() {
    const { Loading, FailureCard } = useContext(ViewsContext);
    const error = useRouteError();
    const { pathname, search, hash } = useLocation();
    const navigate = useNavigate();
    const [isSeeking, setSeeking] = useState(false);
    const drawAgain = () => void navigate({ pathname, search, hash }, { replace: true });

    // Before the first paint, so that the fallback replaces the screen without showing the card.
    useLayoutEffect(() => {
      const standIn = onFailure?.();
      setSeeking(Boolean(standIn));
      standIn?.then(drawAgain).catch(() => setSeeking(false));
      // Runs once per error.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [error]);

    if (isSeeking) return <Loading />;
    const failure = error instanceof LoadFailure ? error : new LoadFailure('render', [], { cause: error });
    return <FailureCard label={label} failure={failure} onRetry={drawAgain} />;
  };
