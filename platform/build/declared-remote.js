const path = require('node:path');
const { Imported, requireTypeScript } = require('./typescript-module');

// Files are named after their main export; the kind of component is left out of the chunk's name.
const nameOf = (request) => path.basename(request).replace(/-(?:page|modal|tab|card)$/, '');

async function readPart({ path: screen, fill, chunk, load }) {
  const part = typeof load === 'function' && (await load());
  if (!(part instanceof Imported)) {
    const what = fill ? `the fill "${fill}"` : `the screen ${screen}`;
    throw new Error(`remote.ts: ${what} has no code: load: async () => (await import('./src/…')).Name.`);
  }
  return { screen, fill, request: part.request, chunk: chunk ?? nameOf(part.request) };
}

/**
 * Reads a remote's remote.ts without running a screen: its descriptor, the chunk of each fill and file, and the chunks
 * of each screen: its own and those of the parts drawn around it.
 */
async function readDeclaredRemote(folder, doors) {
  const { remote, parts } = requireTypeScript(path.join(folder, 'remote.ts'), doors);
  if (!remote || !parts)
    throw new Error('remote.ts has to export all that defineRemote answers: remote, routes, slots, parts.');
  const read = await Promise.all(parts.map(readPart));
  const chunkOf = new Map(parts.map((part, index) => [part, read[index].chunk]));
  const chunksOfPart = (part) => [...(part.around ?? []), part].map((one) => chunkOf.get(one));
  const chunkOfScreen = new Map(read.map(({ screen, chunk }) => [screen, chunk]));
  const chunkOfFill = new Map(read.map(({ fill, chunk }) => [fill, chunk]));
  const routes = remote.routes.map((route) => ({ ...route, chunk: chunkOfScreen.get(route.path) }));
  return {
    descriptor: { ...remote, routes },
    chunkOfFill,
    chunksOfScreen: new Map(parts.map((part) => [part.path, chunksOfPart(part)])),
    chunks: new Map(read.map(({ request, chunk }) => [request, chunk])),
  };
}

module.exports = { readDeclaredRemote };
