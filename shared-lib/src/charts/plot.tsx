import { Base } from '@ant-design/charts';
import { memo, useCallback, useEffect, useRef, type ComponentProps } from 'react';

/** What is drawn, in the words of the drawing library. */
export type PlotSpec = Record<string, unknown>;

export type PlotProps = { spec: PlotSpec; height: number; onChoose?: (index: number) => void };

type Clicked = { data?: { data?: { index?: number } } };

// What the library hands out when it is ready, as far as it is used here.
type Ready = { chart: { on: (event: 'element:click', listener: (clicked: Clicked) => void) => void } };

/** Draws a chart. The only place that knows the library, so that none of its code is loaded before a chart is seen. */
export function Plot({ spec, height, onChoose }: PlotProps) {
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  });
  // A stable one: the drawing is made again only when what is drawn changes.
  const choose = useCallback((index: number) => latest.current?.(index), []);
  return <Drawing spec={spec} height={height} onChoose={choose} />;
}

const Drawing = memo(function Drawing({ spec, height, onChoose }: PlotProps) {
  const onReady = ({ chart }: Ready) =>
    chart.on('element:click', ({ data }) => {
      if (data?.data?.index !== undefined) onChoose?.(data.data.index);
    });
  const drawn = { ...spec, height, autoFit: true, animate: false, onReady } as ComponentProps<typeof Base>;
  return <Base {...drawn} containerStyle={{ height }} />;
}, isSame);

// Whatever differs between two charts is in their data and colours; the functions of a spec read it from there.
function isSame(before: PlotProps, after: PlotProps) {
  return before.height === after.height && JSON.stringify(before.spec) === JSON.stringify(after.spec);
}
