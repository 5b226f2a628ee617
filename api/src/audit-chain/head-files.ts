import { createReadStream, readdirSync, statSync } from 'node:fs';
import { appendFile, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ConfigError } from '../config-error';
import { type SignedHead } from './signed-head';

/** One line of a file of heads; `head` is undefined when the line cannot be parsed. */
export type HeadLine = { file: string; line: number; head: SignedHead | undefined };

const ENDING = '.jsonl';
const TAIL_BYTES = 4096;

/** The log message of a published head, so a server's log can be read as a file of heads. */
export const HEAD_MESSAGE = 'audit head';

/** The files at a path: the file itself, or the head files in a folder. */
export function headFilesOf(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
    const names = readdirSync(path).filter((name) => name.endsWith(ENDING));
    return names.sort().map((name) => join(path, name));
  } catch (error) {
    throw new ConfigError(`The heads in ${path} cannot be read: ${(error as Error).message}.`);
  }
}

/** Streams the heads of a file, skipping other log lines. */
export async function* readHeads(file: string): AsyncGenerator<HeadLine> {
  let line = 0;
  for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    line += 1;
    if (text.trim() !== '' && !isOtherLine(file, text)) yield { file, line, head: parseHead(text) };
  }
}

/** The last head of a server's own file; undefined without one. */
export async function lastHeadOf(file: string): Promise<SignedHead | undefined> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return undefined;
  try {
    const { size } = await handle.stat();
    if (size === 0) return undefined;
    const from = Math.max(0, size - TAIL_BYTES);
    const { buffer } = await handle.read(Buffer.alloc(size - from), 0, size - from, from);
    const heads = buffer.toString('utf8').split('\n').map(parseHead);
    return heads.findLast((head) => head !== undefined);
  } finally {
    await handle.close();
  }
}

/** The file to which one server appends its heads; servers never share a file. */
export const ownHeadFile = (folder: string, server: string) =>
  join(folder, `${server.replace(/[^\w.-]/g, '_') || 'server'}${ENDING}`);

/** Appends a head as one line and syncs it to disk. */
export async function appendHead(folder: string, file: string, head: SignedHead) {
  await mkdir(folder, { recursive: true });
  await appendFile(file, `${JSON.stringify(head)}\n`, { flush: true });
}

const asObject = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};

// A file of heads contains nothing else; a log also contains messages and process output.
function isOtherLine(file: string, text: string) {
  const entry = asObject(text);
  return entry ? entry.msg !== undefined && entry.msg !== HEAD_MESSAGE : !file.endsWith(ENDING);
}

function parseHead(text: string): SignedHead | undefined {
  const { position, hash, at, key = null, signature = null } = asObject(text) ?? {};
  const isHead =
    Number.isSafeInteger(position) && /^[0-9a-f]{64}$/.test(String(hash)) && !Number.isNaN(Date.parse(String(at)));
  const isSigned = [key, signature].every((one) => one === null || typeof one === 'string');
  return isHead && isSigned ? ({ position, hash, at, key, signature } as SignedHead) : undefined;
}
