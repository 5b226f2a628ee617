import { LOGO_MAX_PIXELS, LOGO_REFUSALS, LOGO_TYPES } from '@siteledger/shared-lib/domain';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { refuseFile } from './read-upload';

export type LogoType = (typeof LOGO_TYPES)[number];

export type Picture = { type: LogoType; extension: string; bytes: Buffer };

const SECONDS_PER_PICTURE = 10;
const QUALITY = 90;

const ENCODERS: Record<LogoType, { extension: string; encode: (picture: Sharp) => Sharp }> = {
  'image/png': { extension: 'png', encode: (picture) => picture.png() },
  'image/jpeg': { extension: 'jpg', encode: (picture) => picture.jpeg({ quality: QUALITY }) },
  'image/webp': { extension: 'webp', encode: (picture) => picture.webp({ quality: QUALITY }) },
};

/**
 * Re-encodes an uploaded picture, so that metadata, scripts or embedded files are dropped. Its type is determined by
 * its content, not its name.
 */
export async function reEncode(upload: Buffer): Promise<Picture> {
  const type = await typeOf(upload);
  await guardSize(upload);
  const { extension, encode } = ENCODERS[type];
  const picture = sharp(upload, { limitInputPixels: LOGO_MAX_PIXELS ** 2, failOn: 'warning' })
    .autoOrient()
    .timeout({ seconds: SECONDS_PER_PICTURE });
  const bytes = await readable(encode(picture).toBuffer());
  return { type, extension, bytes };
}

async function typeOf(upload: Buffer): Promise<LogoType> {
  // Truncated bytes may throw instead of returning "unknown".
  const found = await fileTypeFromBuffer(upload).catch(() => undefined);
  const type = LOGO_TYPES.find((one) => one === found?.mime);
  if (!type) throw refuseFile(LOGO_REFUSALS.type);
  return type;
}

// Reads only the header: a small file may decompress to a picture that fills the memory.
async function guardSize(upload: Buffer) {
  const { width, height, pages = 1 } = await readable(sharp(upload, { limitInputPixels: false }).metadata());
  if (pages > 1) throw refuseFile(LOGO_REFUSALS.type);
  if (width > LOGO_MAX_PIXELS || height > LOGO_MAX_PIXELS) throw refuseFile(LOGO_REFUSALS.pixels);
}

const readable = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch(() => {
    throw refuseFile(LOGO_REFUSALS.unreadable);
  });
