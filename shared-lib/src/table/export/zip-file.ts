import { crc32 } from './crc32';

type Bytes = Uint8Array<ArrayBuffer>;

type Entry = { name: Bytes; crc: number; size: number; content: Blob; at: number };

// Version 2.0, names in UTF-8, deflated; no date, so that equal contents are equal files.
const HEADER = { version: 20, flags: 0x0800, method: 8, time: 0, day: 0x21 };

const encoder = new TextEncoder();
const bytesOf = (text: string): Bytes => encoder.encode(text);

/** A zip file that is compressed while it is written, one entry after the other; the compressed bytes are kept in blobs. */
export function zipFile() {
  const entries: Entry[] = [];
  let length = 0;

  /** Begins an entry; the one before has to be closed. */
  const open = (name: string) => {
    const { readable, writable } = new CompressionStream('deflate-raw');
    const input = writable.getWriter();
    const compressed = new Response(readable).blob();
    let crc = 0;
    let size = 0;
    const write = async (text: string) => {
      const bytes = bytesOf(text);
      crc = crc32(bytes, crc);
      size += bytes.length;
      await input.write(bytes);
    };
    const close = async () => {
      await input.close();
      const entry = { name: bytesOf(name), crc, size, content: await compressed, at: length };
      length += LOCAL_LENGTH + entry.name.length + entry.content.size;
      entries.push(entry);
    };
    return { write, close };
  };

  const add = async (name: string, text: string) => {
    const entry = open(name);
    await entry.write(text);
    await entry.close();
  };

  const finish = (type: string) => {
    const directory: Bytes[] = entries.flatMap((entry) => [directoryHeader(entry), entry.name]);
    const end = endOfDirectory(entries.length, sum(directory), length);
    const contents = entries.flatMap((entry) => [localHeader(entry), entry.name, entry.content]);
    return new Blob([...contents, ...directory, end], { type });
  };

  return { open, add, finish };
}

const LOCAL_LENGTH = 30;

const sum = (parts: Bytes[]) => parts.reduce((length, part) => length + part.length, 0);

type Field = [bytes: 2 | 4, value: number];

// Fields of a header one after the other, each as so many bytes of a little-endian number.
function header(...fields: Field[]) {
  const view = new DataView(new ArrayBuffer(fields.reduce((length, [bytes]) => length + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

const shared = ({ crc, content, size, name }: Entry): Field[] => [
  [2, HEADER.version],
  [2, HEADER.flags],
  [2, HEADER.method],
  [2, HEADER.time],
  [2, HEADER.day],
  [4, crc],
  [4, content.size],
  [4, size],
  [2, name.length],
  [2, 0],
];

const localHeader = (entry: Entry) => header([4, 0x04034b50], ...shared(entry));

const directoryHeader = (entry: Entry) =>
  header([4, 0x02014b50], [2, HEADER.version], ...shared(entry), [2, 0], [2, 0], [2, 0], [4, 0], [4, entry.at]);

const endOfDirectory = (count: number, size: number, at: number) =>
  header([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, at], [2, 0]);
