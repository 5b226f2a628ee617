import { Base } from '@ant-design/charts';
import { memo, useCallback, useEffect, useRef } from 'react';

/** What is drawn, in the words of the drawing library. */
export type PlotSpec = Record<string, unknown>;

/** Which mark: of which row, and of which series where there are several. */
export type ChosenMark = { index: number; series?: string };

export type PlotProps = { spec: PlotSpec; height: number; onChoose?: (mark: ChosenMark) => void };

type Clicked = { data?: { data?: Partial<ChosenMark> } };

// What the library hands out when it is ready, as far as it is used here.
type Ready = { chart: { on: (event: 'element:click', listener: (clicked: Clicked) => void) => void } };

/** Draws a chart. The only place that knows the library, so that none of its code is loaded before a chart is seen. */
export function Plot({ spec, height, onChoose }: PlotProps) {
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  });
  // A stable one: the drawing is made again only when what is drawn changes.
  const choose = useCallback((mark: ChosenMark) => latest.current?.(mark), []);
  return <Drawing spec={spec} height={height} onChoose={choose} />;
}

const Drawing = memo(function Drawing({ spec, height, onChoose }: PlotProps) {
  const onReady = ({ chart }: Ready) =>
    chart.on('element:click', ({ data }) => {
      const { index, series } = data?.data ?? {};
      if (index !== undefined) onChoose?.({ index, series });
    });
  const interaction = { ...(spec.interaction as object), ...NOT_OFFERED };
  const drawn = { ...spec, interaction, children: stillMarks(spec), height, autoFit: true, onReady };
  return <Base {...drawn} containerStyle={{ height }} />;
}, isSame);

// The library offers these of itself; its code for them is not here (drawing-parts.ts).
const NOT_OFFERED = { legendFilter: false, scrollbarFilter: false, sliderFilter: false };

// A bar that grows shows wrong figures meanwhile. Each mark has to be told, the chart around does not do.
const stillMarks = ({ children }: PlotSpec) => (children as object[]).map((mark) => ({ ...mark, animate: false }));

// Whatever differs between two charts is in their data and colours; the functions of a spec read it from there.
function isSame(before: PlotProps, after: PlotProps) {
  return before.height === after.height && JSON.stringify(before.spec) === JSON.stringify(after.spec);
}
