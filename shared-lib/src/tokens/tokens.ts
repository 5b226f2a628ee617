export type Theme = 'light' | 'dark';
export type Density = 'comfortable' | 'compact';

// Paper and pine for the ledger, amber for the building site. Every pair of text and background meets WCAG AA.
const light = {
  canvas: '#f5f4ef',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#eceae2',
  hover: '#f3f2ec',
  ink: '#16211d',
  muted: '#52605a',
  faint: '#5f6c66',
  line: '#e1ded4',
  'line-strong': '#b9bfb8',
  field: '#8b958f',
  primary: '#0c6a56',
  'primary-hover': '#0a5747',
  'primary-active': '#084437',
  'primary-soft': '#e0f0ea',
  'primary-line': '#9fcdbf',
  'on-primary': '#ffffff',
  accent: '#965000',
  'accent-soft': '#fcefd9',
  success: '#1b7440',
  'success-soft': '#e1f3e6',
  warning: '#8f5300',
  'warning-soft': '#fdf0d7',
  danger: '#b3261e',
  'danger-hover': '#93201a',
  'danger-soft': '#fbe7e4',
  'on-danger': '#ffffff',
  info: '#1f5c99',
  'info-soft': '#e3eefa',
  rail: '#10302a',
  'rail-ink': '#dcebe5',
  'rail-muted': '#9dbab0',
  'rail-active': '#1e4a40',
  'rail-hover': '#173d35',
  'rail-line': '#234a41',
  beacon: '#f2a63b',
  veil: 'rgb(16 32 27 / 48%)',
  shadow: '0 1px 2px rgb(22 33 29 / 6%), 0 8px 24px rgb(22 33 29 / 7%)',
};

export type ColorName = keyof typeof light;

const dark: Record<ColorName, string> = {
  canvas: '#0e1513',
  surface: '#151e1b',
  raised: '#1c2723',
  sunken: '#0a100e',
  hover: '#1b2622',
  ink: '#e5ece8',
  muted: '#a3b2ab',
  faint: '#8a9a93',
  line: '#27342f',
  'line-strong': '#42534c',
  field: '#66786f',
  primary: '#4cc5a3',
  'primary-hover': '#6bd6b8',
  'primary-active': '#3aad8d',
  'primary-soft': '#143329',
  'primary-line': '#2b6153',
  'on-primary': '#05231b',
  accent: '#d97b2e',
  'accent-soft': '#33250f',
  success: '#66cf8d',
  'success-soft': '#142e1e',
  warning: '#f0b54a',
  'warning-soft': '#33260e',
  danger: '#ff8f85',
  'danger-hover': '#ffaaa2',
  'danger-soft': '#3a1a18',
  'on-danger': '#3a0905',
  info: '#86bdf3',
  'info-soft': '#14283c',
  rail: '#0a1210',
  'rail-ink': '#d7e5df',
  'rail-muted': '#8fa69d',
  'rail-active': '#17302a',
  'rail-hover': '#12231e',
  'rail-line': '#1d2b27',
  beacon: '#f2a63b',
  veil: 'rgb(0 0 0 / 60%)',
  shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 10px 30px rgb(0 0 0 / 35%)',
};

/** Colours of each theme. No other file defines a colour. */
export const COLORS: Record<Theme, Record<ColorName, string>> = { light, dark };

/** Sizes in px of each density. */
export const SIZES = {
  comfortable: { control: 36, 'control-small': 28, text: 14, 'text-small': 13, row: 40, gap: 24, step: 4 },
  compact: { control: 30, 'control-small': 24, text: 13, 'text-small': 12, row: 32, gap: 16, step: 3 },
} satisfies Record<Density, Record<string, number>>;

/** Corner radii in px. */
export const RADII = { small: 4, control: 8, panel: 14 };

/** Name of the product's own font, loaded by `shell/src/font`. */
export const OWN_FONT = "'Inter Variable'";

/** The product's font; until it is loaded, and without it, a system font with the same metrics. */
export const FONT = `${OWN_FONT}, 'Arial as Inter', 'Roboto as Inter', 'Segoe UI as Inter', 'DejaVu Sans as Inter', sans-serif`;
