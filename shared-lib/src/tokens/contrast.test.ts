import { COLORS, type ColorName, type Theme } from './tokens';

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = channels(hex).map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS: ColorName[] = ['canvas', 'surface', 'raised', 'hover', 'sunken'];
const TEXTS: ColorName[] = ['ink', 'muted', 'faint', 'primary', 'danger', 'success', 'warning', 'info', 'accent'];
const TONES: ColorName[] = ['success', 'warning', 'danger', 'info', 'accent', 'primary'];

const texts: [ColorName, ColorName][] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground): [ColorName, ColorName] => [text, ground])),
  ...TONES.map((tone): [ColorName, ColorName] => [tone, `${tone}-soft` as ColorName]),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['rail-ink', 'rail'],
  ['rail-ink', 'rail-active'],
  ['rail-ink', 'rail-hover'],
  ['rail-muted', 'rail'],
  ['beacon', 'rail-active'],
];

const shapes: [ColorName, ColorName][] = [
  ['field', 'surface'],
  ['beacon', 'rail'],
  ['primary', 'canvas'],
];

describe.each<Theme>(['light', 'dark'])('in the %s theme', (theme) => {
  const color = COLORS[theme];

  test.each(texts)('%s can be read on %s', (text, ground) => {
    expect(contrast(color[text], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test('parts of a chart that stand side by side have other colours', () => {
    const parts: ColorName[] = ['primary', 'info', 'beacon', 'accent', 'danger', 'success', 'faint'];
    expect(new Set(parts.map((part) => color[part])).size).toBe(parts.length);
  });

  test.each(shapes)('%s can be told from %s', (shape, ground) => {
    expect(contrast(color[shape], color[ground])).toBeGreaterThanOrEqual(3);
  });
});
