import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { containerName, type RemoteRelease } from '@siteledger/platform/contract';

const ROOT = join(__dirname, '../..');

/** A fault of a release: the beginning of the file's path, and how the file's code changes for a container. */
export type Fault = { file: string; breaks: (code: string, container: string) => string };

/** Code that throws as soon as it runs. */
export const throws = () => 'throw new Error("It does not start.");';

/** Leaves a style sheet or script as it was built. */
export const whole = (code: string) => code;

// Replaces every export of the chunk's modules with a component that throws.
export const falls = (code: string, container: string) => `(() => {
  const chunks = (globalThis.webpackChunk${container} ||= []);
  const push = chunks.push;
  const Fallen = () => { throw new Error('It falls while it is drawn.'); };
  const get = (_, name) => (typeof name === 'string' && name !== 'then' ? Fallen : undefined);
  chunks.push = ([ids, modules, ...rest]) => {
    chunks.push = push;
    for (const id of Object.keys(modules)) modules[id] = (module) => { module.exports = new Proxy({}, { get }); };
    return push([ids, modules, ...rest]);
  };
})();
${code}`;

/** Publication of the release built on this machine, under another version and with a fault. */
export function publicationOfBad(name: string, version: string, { file, breaks }: Fault) {
  const folder = join(ROOT, name, 'dist');
  const built = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as RemoteRelease;
  const container = containerName(name, version);
  const contents = built.files.map(({ path }) => {
    const code = readFileSync(join(folder, path), 'utf8').replaceAll(built.container, container);
    return { path, content: Buffer.from(path.startsWith(file) ? breaks(code, container) : code) };
  });
  const files = contents.map(({ path, content }) => ({
    path,
    sha384: createHash('sha384').update(content).digest('base64'),
    bytes: content.length,
  }));
  return {
    release: { ...built, version, container, buildId: `${built.buildId} ${version}`, files },
    // The budget counts the compressed files.
    files: contents.flatMap(({ path, content }) => [
      { path, content: content.toString('base64') },
      { path: `${path}.br`, content: brotliCompressSync(content).toString('base64') },
    ]),
  };
}
