import { deflateRawSync, gzipSync } from 'node:zlib';
import { moving, picture } from '../records/logo-upload';
import { plainPng } from '../records/plain-png';

/** Hidden in files; it must not be served again. */
export const HIDDEN = 'hidden-<script>alert(1)</script>';

const hidden = Buffer.from(HIDDEN);
const LIMIT = 2 * 1024 * 1024;

export type Upload = {
  what: string;
  /** The required outcome; by default either refused with a message, or re-encoded. */
  becomes?: 'refused' | 'stored';
  content: Buffer | string;
  filename?: string;
};

const filled = (start: Buffer, size: number) => Buffer.concat([start, Buffer.alloc(size - start.length)]);

/** A JPEG with an invisible comment. */
const commented = (jpeg: Buffer) => {
  const head = Buffer.from([0xff, 0xfe, 0, hidden.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, hidden, jpeg.subarray(2)]);
};

const refused = async (): Promise<Upload[]> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>${HIDDEN}</script></svg>`;
  const all: [string, Buffer | string][] = [
    ['an SVG', svg],
    ['an SVG that begins as XML', `<?xml version="1.0"?>${svg}`],
    ['a packed SVG', gzipSync(svg)],
    ['a web page', `<!doctype html>${HIDDEN}`],
    ['a script', 'GIF89a=alert(1)//'],
    ['a PDF', '%PDF-1.7\n1 0 obj<<>>endobj'],
    ['a zip', Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), deflateRawSync(hidden)])],
    ['a program', Buffer.from('7f454c4602010100', 'hex')],
    ['nothing', ''],
    ['a GIF', await picture().gif().toBuffer()],
    ['a GIF that moves', await moving('gif')],
    ['a WebP that moves', await moving('webp')],
    ['a TIFF', await picture().tiff().toBuffer()],
    ['a BMP', Buffer.from('424d3a0000000000000036000000280000000100000001000000', 'hex')],
    ['a PNG after a web page', Buffer.concat([hidden, await picture().png().toBuffer()])],
    ['a PNG of 4097 pixels', plainPng(4097, 8)],
    ['a PNG of 4097 pixels upright', plainPng(8, 4097)],
    ['a bomb of 400 million pixels', plainPng(20_000, 20_000)],
    ['one byte more than 2 MiB', filled(await picture().png().toBuffer(), LIMIT + 1)],
    ['half a PNG', plainPng(4000, 4000).subarray(0, 1000)],
    ['half a JPEG', (await picture(400, 400).jpeg().toBuffer()).subarray(0, 500)],
  ];
  return all.map(([what, content]) => ({ what, content, becomes: 'refused' }));
};

const EXIF = { IFD0: { Artist: HIDDEN, ImageDescription: HIDDEN } };
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${HIDDEN}</x:xmpmeta>`;

const stored = async (): Promise<Upload[]> => {
  const png = await picture().png().toBuffer();
  const jpeg = await picture().jpeg().toBuffer();
  const all: [string, Buffer, string?][] = [
    ['a PNG of 4096 pixels', plainPng(4096, 8)],
    ['2 MiB to the byte', filled(png, LIMIT)],
    ['a PNG and a web page', Buffer.concat([png, hidden]), 'logo.html'],
    ['a JPEG and a zip', Buffer.concat([jpeg, Buffer.from('PK\x03\x04'), hidden]), 'logo.zip'],
    ['a JPEG with a comment', commented(jpeg)],
    ['a PNG with EXIF', await picture().withExif(EXIF).png().toBuffer()],
    ['a JPEG with EXIF', await picture().withExif(EXIF).jpeg().toBuffer()],
    ['a WebP with EXIF', await picture().withExif(EXIF).webp().toBuffer()],
    ['a JPEG with XMP', await picture().withXmp(XMP).jpeg().toBuffer()],
    ['a PNG with a colour profile', await picture().withIccProfile('p3').png().toBuffer()],
    ['a PNG that calls itself a path', png, '../../../etc/logo.png'],
    ['a PNG that calls itself a program', png, 'logo.png.exe'],
    ['a PNG with a name of many letters', png, 'x'.repeat(5000)],
  ];
  return all.map(([what, content, filename]) => ({ what, content, filename, becomes: 'stored' }));
};

/** Files that users with good and bad intentions may upload. */
export const uploadCorpus = async () => [...(await refused()), ...(await stored())];

/** A picture of each accepted type with hidden content, for damaging. */
export const takenPictures = async () =>
  Promise.all([
    picture().withExif(EXIF).png().toBuffer(),
    picture().withExif(EXIF).jpeg().toBuffer(),
    picture().withExif(EXIF).webp().toBuffer(),
  ]);
