import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import { useInView } from './use-in-view';
import type { PlotProps } from './plot';

type Loaded = { Plot?: ComponentType<PlotProps>; hasFailed: boolean; retry: () => void };

const loadPlot = () => import(/* webpackChunkName: "plot" */ './plot');

/**
 * Loads the code that draws once the place of a chart that needs it is seen, beside the figures and not after them; a chart
 * whose code failed to load says so itself.
 */
export function useChartPlace(place: RefObject<HTMLElement | null>, isDrawn = true) {
  const isSeen = useInView(place);
  useEffect(() => {
    if (isSeen && isDrawn) loadPlot().catch(() => undefined);
  }, [isSeen, isDrawn]);
}

/** The code that draws, loaded when it is wanted; what failed to load can be tried again. */
export function usePlot(isWanted: boolean): Loaded {
  // In a box: React would call a component that is set by itself.
  const [loaded, setLoaded] = useState<{ Plot?: ComponentType<PlotProps> }>({});
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(1);

  useEffect(() => {
    if (!isWanted || loaded.Plot) return;
    loadPlot().then(setLoaded, () => setFailures(tries));
  }, [isWanted, tries, loaded.Plot]);

  return { Plot: loaded.Plot, hasFailed: !loaded.Plot && failures === tries, retry: () => setTries(tries + 1) };
}
