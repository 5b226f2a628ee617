/** Pixels of a picture. */
export type Size = { width: number; height: number };

/** Which part of a picture is kept: its shape, how near it is, and where its middle is, from 0 to 1 of the picture. */
export type Crop = { shape: CropShape; zoom: number; x: number; y: number };

export type CropShape = 'whole' | 'wide' | 'square';

const RATIOS: Record<Exclude<CropShape, 'whole'>, number> = { wide: 3, square: 1 };

export const WHOLE: Crop = { shape: 'whole', zoom: 1, x: 0.5, y: 0.5 };

const ZOOM_MAX = 8;
const ZOOM_STEP = 1.15;
// A key moves by so much of what is seen.
const STEP = 0.05;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

function widestOf(shape: CropShape, { width, height }: Size): Size {
  const ratio = shape === 'whole' ? width / height : RATIOS[shape];
  return width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
}

/** The part that is kept, in pixels of the picture; it never leaves the picture. */
export function cropRect({ shape, zoom, x, y }: Crop, picture: Size) {
  const widest = widestOf(shape, picture);
  const width = widest.width / zoom;
  const height = widest.height / zoom;
  return {
    left: between(0, x * picture.width - width / 2, picture.width - width),
    top: between(0, y * picture.height - height / 2, picture.height - height),
    width,
    height,
  };
}

/** Nothing of the picture is cut off. */
export const isWhole = ({ shape, zoom }: Crop) => shape === 'whole' && zoom === 1;

/** Steps nearer (1) or farther (-1). */
export const zoomed = (crop: Crop, steps: number): Crop => ({
  ...crop,
  zoom: between(1, Math.round(crop.zoom * ZOOM_STEP ** steps * 1000) / 1000, ZOOM_MAX),
});

/** Moves the part that is kept by so much of itself; at the edge of the picture it stops. */
export function moved(crop: Crop, picture: Size, right: number, down: number): Crop {
  const { left, top, width, height } = cropRect(crop, picture);
  const held = cropRect(
    {
      ...crop,
      x: (left + width / 2 + right * width) / picture.width,
      y: (top + height / 2 + down * height) / picture.height,
    },
    picture,
  );
  return { ...crop, x: (held.left + width / 2) / picture.width, y: (held.top + height / 2) / picture.height };
}

/** What a key does to the part that is kept; nothing for any other key. */
export function cropByKey(crop: Crop, picture: Size, key: string): Crop | undefined {
  switch (key) {
    case 'ArrowLeft':
      return moved(crop, picture, -STEP, 0);
    case 'ArrowRight':
      return moved(crop, picture, STEP, 0);
    case 'ArrowUp':
      return moved(crop, picture, 0, -STEP);
    case 'ArrowDown':
      return moved(crop, picture, 0, STEP);
    case '+':
    case '=':
      return zoomed(crop, 1);
    case '-':
      return zoomed(crop, -1);
    default:
      return undefined;
  }
}
