import { FONTS } from '@siteledger/shared-lib/tokens';

// What a character takes of its height, about, where a browser has no canvas to measure it with.
const CHARACTER_PER_EM = 0.6;

const measured = new Map<string, number>();

let canvas: OffscreenCanvasRenderingContext2D | null | undefined;

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
  canvas.font = `600 ${size}px ${FONTS.text}`;
  const widthOfAll = (digit: number) => canvas!.measureText(shape.replaceAll('0', String(digit))).width;
  return Math.max(...Array.from({ length: 10 }, (_, digit) => widthOfAll(digit)));
}
