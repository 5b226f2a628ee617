import { Base } from '@ant-design/charts';
import { memo, useCallback, useEffect, useRef } from 'react';

/** The drawing library's description of a chart. */
export type PlotSpec = Record<string, unknown>;

/** A chosen mark: its row, and its series if there are several. */
export type ChosenMark = { index: number; series?: string };

export type PlotProps = { spec: PlotSpec; height: number; onChoose?: (mark: ChosenMark) => void };

type Clicked = { data?: { data?: Partial<ChosenMark> } };

// The library's object when it is ready, reduced to the parts used here.
type Ready = { chart: { on: (event: 'element:click', listener: (clicked: Clicked) => void) => void } };

/** Draws a chart. Only this module imports the library, so its code is not loaded before a chart is in view. */
export function Plot({ spec, height, onChoose }: PlotProps) {
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  });
  // Stable callback: the drawing is made again only when its spec changes.
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

// The library enables these by default, but their code is not included (drawing-parts.ts).
const NOT_OFFERED = { legendFilter: false, scrollbarFilter: false, sliderFilter: false };

// No animation, as a growing bar shows wrong figures. It must be set on each mark; the chart's setting has no effect.
const stillMarks = ({ children }: PlotSpec) => (children as object[]).map((mark) => ({ ...mark, animate: false }));

// Charts differ only in data and colours; the functions of a spec read these, so comparing JSON is enough.
function isSame(before: PlotProps, after: PlotProps) {
  return before.height === after.height && JSON.stringify(before.spec) === JSON.stringify(after.spec);
}
