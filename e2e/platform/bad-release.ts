import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { containerName, type RemoteRelease } from '@siteledger/platform/contract';

const ROOT = join(__dirname, '../..');

/**
 * What a release can have wrong: a file by the beginning of its name, and what becomes of its text in which container.
 */
export type Fault = { file: string; breaks: (code: string, container: string) => string };

/** Code that throws as soon as it runs. */
export const throws = () => 'throw new Error("It does not start.");';

/** A style sheet or script that is as the build left it. */
export const whole = (code: string) => code;

// Each module of the chunk becomes one of which every export is a component that throws.
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

/** What publishes the release that is built on this machine as another version, with a fault. */
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
    // With their compressed twins, which are what the budget counts.
    files: contents.flatMap(({ path, content }) => [
      { path, content: content.toString('base64') },
      { path: `${path}.br`, content: brotliCompressSync(content).toString('base64') },
    ]),
  };
}
