import { LOGO_MAX_BYTES, LOGO_MAX_PIXELS, LOGO_REFUSALS, LOGO_TYPES } from '@siteledger/shared-lib/domain';

export type Picture = { file: File; bitmap: ImageBitmap };

/** A part of a picture, in pixels. */
export type PicturePart = { left: number; top: number; width: number; height: number };

// Larger than any print needs.
const CROPPED_MAX_PIXELS = 1600;
const QUALITY = 0.92;

/**
 * Reads a picture from a file, or throws why it cannot be a logo; the server checks its bytes again. parties.md#logos
 */
export async function readPicture(file: File): Promise<Picture> {
  if (!LOGO_TYPES.some((type) => type === file.type)) throw new Error(LOGO_REFUSALS.type);
  if (file.size > LOGO_MAX_BYTES) throw new Error(LOGO_REFUSALS.bytes);
  const { naturalWidth, naturalHeight } = await headOf(file);
  if (naturalWidth > LOGO_MAX_PIXELS || naturalHeight > LOGO_MAX_PIXELS) throw new Error(LOGO_REFUSALS.pixels);
  return { file, bitmap: await createImageBitmap(file).catch(unreadable) };
}

// A small file may decompress to a picture that fills the memory, so its size is read first: an image that is not
// displayed has only its header read.
async function headOf(file: File) {
  const url = URL.createObjectURL(file);
  try {
    return await new Promise<HTMLImageElement>((resolve, reject) => {
      const image = new Image();
      image.onload = () => resolve(image);
      image.onerror = reject;
      image.src = url;
    }).catch(unreadable);
  } finally {
    URL.revokeObjectURL(url);
  }
}

const unreadable = (): never => {
  throw new Error(LOGO_REFUSALS.unreadable);
};

/** The bytes to upload: the file itself without a chosen part, else that part in the file's format. */
export async function cutOut({ file, bitmap }: Picture, part?: PicturePart): Promise<Blob> {
  if (!part) return file;
  const canvas = document.createElement('canvas');
  const { left, top, width, height } = part;
  const scale = Math.min(1, CROPPED_MAX_PIXELS / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, left, top, width, height, 0, 0, canvas.width, canvas.height);
  const cut = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, QUALITY));
  if (!cut) throw new Error(LOGO_REFUSALS.unreadable);
  if (cut.size > LOGO_MAX_BYTES) throw new Error(LOGO_REFUSALS.bytes);
  return cut;
}
