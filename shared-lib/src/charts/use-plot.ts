import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import { useInView } from './use-in-view';
import type { PlotProps } from './plot';

type Loaded = { Plot?: ComponentType<PlotProps>; hasFailed: boolean; retry: () => void };

const loadPlot = () => import(/* webpackChunkName: "plot" */ './plot');

/**
 * Preloads the drawing code once a chart's space is in view, in parallel with its figures. Errors are ignored, as the
 * chart itself reports them.
 */
export function useChartPlace(place: RefObject<HTMLElement | null>, isDrawn = true) {
  const isSeen = useInView(place);
  useEffect(() => {
    if (isSeen && isDrawn) loadPlot().catch(() => undefined);
  }, [isSeen, isDrawn]);
}

/** Loads the drawing code when wanted; a failed load can be retried. */
export function usePlot(isWanted: boolean): Loaded {
  // In an object, because React would call a component passed to its setter.
  const [loaded, setLoaded] = useState<{ Plot?: ComponentType<PlotProps> }>({});
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(1);

  useEffect(() => {
    if (!isWanted || loaded.Plot) return;
    loadPlot().then(setLoaded, () => setFailures(tries));
  }, [isWanted, tries, loaded.Plot]);

  return { Plot: loaded.Plot, hasFailed: !loaded.Plot && failures === tries, retry: () => setTries(tries + 1) };
}
