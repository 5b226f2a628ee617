import { useLocation, useNavigate, useRouteError } from 'react-router';
import { useContext, useLayoutEffect, useState } from 'react';
import { LoadFailure } from './load-failure';
import { type ScreenLabel, ViewsContext } from './views';

/** Hears that a screen fell while it was drawn; answers when something stands in for it, or that nothing does. */
export type OnFall = () => Promise<void> | undefined;

/** The error boundary of one screen: what it throws while drawing stays inside it. Retry draws it again. */
export const screenError = (label: ScreenLabel, onFall?: OnFall) =>
  function ScreenError() {
    const { Loading, FailureCard } = useContext(ViewsContext);
    const error = useRouteError();
    const { pathname, search, hash } = useLocation();
    const navigate = useNavigate();
    const [isSeeking, setSeeking] = useState(false);
    const drawAgain = () => void navigate({ pathname, search, hash }, { replace: true });

    // Before the first paint: what stands in for it comes without a card.
    useLayoutEffect(() => {
      const standIn = onFall?.();
      setSeeking(Boolean(standIn));
      standIn?.then(drawAgain).catch(() => setSeeking(false));
      // Once for each fall.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [error]);

    if (isSeeking) return <Loading />;
    const failure = error instanceof LoadFailure ? error : new LoadFailure('render', [], { cause: error });
    return <FailureCard label={label} failure={failure} onRetry={drawAgain} />;
  };
