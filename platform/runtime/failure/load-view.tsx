import { useContext, useEffect, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { Loader } from '../loader/loader';
import { type ScreenLabel } from './views';
import { ViewsContext } from './views-context';

type Props<Value> = { loader: Loader<Value>; label: ScreenLabel; render: (value: Value) => ReactNode };

/**
 * Shows the loading state, the loaded value, or the card with Retry. Starts the load, including again after an earlier
 * failure.
 */
export function LoadView<Value>({ loader, label, render }: Props<Value>) {
  const { Loading, FailureCard } = useContext(ViewsContext);
  const state = useSyncExternalStore(loader.subscribe, loader.state);
  // Before the first paint, so that an earlier failure of a preload does not flash.
  useLayoutEffect(() => void loader.start(), [loader]);
  useRaise(state.status === 'ready', label.title);

  if (state.status === 'ready') return render(state.value);
  const failure = state.status === 'failed' ? state.failure : state.status === 'loading' ? state.after : undefined;
  if (!failure) return <Loading />;
  return (
    <FailureCard
      label={label}
      failure={failure}
      isRetrying={state.status === 'loading'}
      onRetry={() => void loader.start()}
    />
  );
}

// After this time, the failure is raised for investigation.
const FAILURE_MS = 120_000;

// The card stays and can still be retried; the thrown error is for browser error monitoring.
function useRaise(isReady: boolean, title: string) {
  useEffect(() => {
    if (isReady) return undefined;
    const raise = () => reportError(new Error(`"${title}" did not load within ${FAILURE_MS / 1000} s.`));
    const timer = setTimeout(raise, FAILURE_MS);
    return () => clearTimeout(timer);
  }, [isReady, title]);
}
