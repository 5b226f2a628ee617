import { createStore } from '@siteledger/platform/store';
import { FONT, OWN_FONT } from '@siteledger/shared-lib/tokens';
import { useSyncExternalStore } from 'react';

// Approximate width of a character relative to its height, where the browser has no canvas to measure with.
const CHARACTER_PER_EM = 0.6;

const bold = (size: number, family = FONT) => `600 ${size}px ${family}`;

const measured = new Map<string, number>();

let canvas: OffscreenCanvasRenderingContext2D | null | undefined;

// An environment without font loading, such as a test, never gets other fonts.
const isFontLoaded = createStore(
  () => document.fonts?.check(bold(1, OWN_FONT)) ?? true,
  () => {
    if (!isFontLoaded.read()) void document.fonts.load(bold(1, OWN_FONT)).then(measureAgain, () => undefined);
    return () => undefined;
  },
);

function measureAgain() {
  canvas = undefined;
  measured.clear();
  isFontLoaded.set(true);
}

/** Whether the product's own font is loaded; text widths change then. */
export const useIsFontLoaded = () => useSyncExternalStore(isFontLoaded.subscribe, isFontLoaded.read);

/**
 * Width in px of a text of `size` px in the browser's font. Measured in bold, like totals, and with the widest digit
 * for all, as figures use tabular digits.
 */
export function widthOfText(text: string, size: number): number {
  const shape = text.replaceAll(/\d/g, '0');
  const key = `${size} ${shape}`;
  const width = measured.get(key) ?? measure(shape, size);
  measured.set(key, width);
  return width;
}

function measure(shape: string, size: number) {
  canvas ??= typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return shape.length * size * CHARACTER_PER_EM;
  canvas.textRendering = 'geometricPrecision';
  canvas.font = bold(size);
  const widthOfAll = (digit: number) => canvas!.measureText(shape.replaceAll('0', String(digit))).width;
  return Math.max(...Array.from({ length: 10 }, (_, digit) => widthOfAll(digit)));
}
