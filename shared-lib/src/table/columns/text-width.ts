import { createStore } from '@siteledger/platform/store';
import { FONT, OWN_FONT } from '@siteledger/shared-lib/tokens';
import { useSyncExternalStore } from 'react';

// What a character takes of its height, about, where a browser has no canvas to measure it with.
const CHARACTER_PER_EM = 0.6;

const bold = (size: number, family = FONT) => `600 ${size}px ${family}`;

const measured = new Map<string, number>();

let canvas: OffscreenCanvasRenderingContext2D | null | undefined;

// What has no fonts to load, as a test, has all that there will be.
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

/** Whether the product's own font is there; what was measured before has other widths then. */
export const useIsFontLoaded = () => useSyncExternalStore(isFontLoaded.subscribe, isFontLoaded.read);

/**
 * The width in px of a text of `size` px in the font that this browser draws it in. It counts as bold, as totals are, and
 * every digit as the widest one, because figures have digits of one width.
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
