import { crc32 } from 'node:zlib';
import { type Page } from '@playwright/test';

export type Upload = { name: string; mimeType: string; buffer: Buffer };

/** A picture that the browser draws, half red and half blue. */
export async function drawn(page: Page, kind: 'png' | 'jpeg' | 'webp', width: number, height: number): Promise<Upload> {
  const mimeType = `image/${kind}`;
  const url = await page.evaluate(
    ([type, w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const pen = canvas.getContext('2d')!;
      pen.fillStyle = 'red';
      pen.fillRect(0, 0, w, h);
      pen.fillStyle = 'blue';
      pen.fillRect(w / 2, 0, w / 2, h);
      return canvas.toDataURL(type);
    },
    [mimeType, width, height] as const,
  );
  return { name: `logo.${kind}`, mimeType, buffer: Buffer.from(url.split(',')[1]!, 'base64') };
}

/** A file with the name and type of a PNG, whatever its content. */
export const calledPng = (content: Buffer | string): Upload => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(content),
});

const HEADER = { start: 12, width: 16, height: 20, end: 29 };

/** A PNG whose header claims this width and height in pixels. */
export function claiming({ buffer }: Upload, width: number, height: number) {
  const bytes = Buffer.from(buffer);
  bytes.writeUInt32BE(width, HEADER.width);
  bytes.writeUInt32BE(height, HEADER.height);
  bytes.writeUInt32BE(crc32(bytes.subarray(HEADER.start, HEADER.end)), HEADER.end);
  return calledPng(bytes);
}

/** A picture of one pixel, in a format that logos may not have. */
export const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
