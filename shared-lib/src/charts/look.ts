import { COLORS, FONT, type Theme } from '@siteledger/shared-lib/tokens';
import { tickText } from './chart-text';
import type { ChartTone, ChartUnit } from './series';

const TEXT_SIZE = 12;

const labels = (theme: Theme) => ({
  labelFill: COLORS[theme].muted,
  labelOpacity: 1,
  labelFontSize: TEXT_SIZE,
  labelFontFamily: FONT,
});

// Light amber has little contrast on white, so its edge makes it visible.
const EDGES: Partial<Record<ChartTone, ChartTone>> = { beacon: 'accent' };

/** Colour of a mark's edge, with a contrast of 3 : 1 to the background in both themes. */
export const edgeOf = (theme: Theme, tone: ChartTone) => COLORS[theme][EDGES[tone] ?? tone];

/** Style of the value at a mark; its outline separates it from a line behind. */
export const labelLook = (theme: Theme) => ({
  fill: COLORS[theme].ink,
  fillOpacity: 1,
  fontSize: 11,
  fontFamily: FONT,
  stroke: COLORS[theme].surface,
  strokeOpacity: 1,
  lineWidth: 3,
  pointerEvents: 'none',
});

/** The category axis. */
export const categoryAxis = (theme: Theme) => ({
  ...labels(theme),
  title: false,
  tick: false,
  line: true,
  lineStroke: COLORS[theme]['line-strong'],
  lineStrokeOpacity: 1,
  labelAutoHide: true,
  labelAutoRotate: false,
});

/** The value axis. */
export const valueAxis = (theme: Theme, unit: ChartUnit) => ({
  ...labels(theme),
  title: false,
  tick: false,
  line: false,
  labelAutoRotate: false,
  labelFormatter: (value: number) => tickText(unit, value),
  grid: true,
  gridStroke: COLORS[theme].line,
  gridStrokeOpacity: 1,
  gridLineDash: [0, 0],
});

/** Tooltip in the product's style. */
export const tooltipLook = (theme: Theme) => ({
  css: {
    '.g2-tooltip': {
      background: COLORS[theme].raised,
      color: COLORS[theme].ink,
      'border-radius': '8px',
      'box-shadow': COLORS[theme].shadow,
      'font-family': FONT,
      'font-size': '13px',
    },
    '.g2-tooltip-title': { color: COLORS[theme].muted, 'font-size': '12px' },
    '.g2-tooltip-list-item-name-label': { color: COLORS[theme].ink },
    '.g2-tooltip-list-item-value': { color: COLORS[theme].ink, 'font-variant-numeric': 'tabular-nums' },
  },
});
