const { readFileSync } = require('node:fs');
const { DOORS } = require('./doors-plugin');
const { doorOf } = require('./shared-modules');
const { hashedFiles, isCode } = require('./file-hashes');

const NAME = 'PagePlugin';

const url = (path) => `/${path}`;

// Files of the shell's lazily loaded doors, with those of the doors that they import: { form: ["/assets/…js"] }.
function lazyDoorFiles(compilation, doors) {
  const { chunkGraph, modules } = compilation;
  const groups = new Map();
  for (const module of modules) {
    if (module.type !== 'provide-module' || module.blocks.length === 0) continue;
    const door = Object.keys(doors).find((name) => module.identifier().includes(`${doors[name].request}@`));
    const group = chunkGraph.getBlockChunkGroup(module.blocks[0]);
    if (door && group) groups.set(door, group);
  }
  const importedBy = ({ chunks }) =>
    chunks
      .flatMap((chunk) => [...(chunkGraph.getChunkModulesIterableBySourceType(chunk, 'consume-shared') ?? [])])
      .flatMap((module) => doorOf(doors, module.options.shareKey) ?? [])
      .filter((door) => groups.has(door));
  const withImported = (door, seen = new Set()) => {
    if (seen.has(door)) return seen;
    seen.add(door);
    for (const other of importedBy(groups.get(door))) withImported(other, seen);
    return seen;
  };
  const initial = new Set([...compilation.entrypoints.values()].flatMap((one) => one.getFiles()));
  const filesOf = (door) =>
    groups
      .get(door)
      .getFiles()
      .filter((file) => isCode(file) && !initial.has(file))
      .map(url);
  return Object.fromEntries(
    [...groups.keys()].map((door) => [door, [...new Set([...withImported(door)].flatMap(filesOf))]]),
  );
}

// Fonts of the initial style sheets. Preloading them saves the wait for the style sheets that name them.
const fontsOf = ({ entrypoints }) => [
  ...new Set(
    [...entrypoints.values()]
      .flatMap(({ chunks }) => chunks.flatMap((chunk) => [...chunk.auxiliaryFiles]))
      .filter((file) => file.endsWith('.woff2')),
  ),
];

// The page's id of its doors, by which the shell recognises registry findings made for this shell.
function doorsMark(compilation) {
  const asset = compilation.getAsset(DOORS);
  return asset ? ` data-doors="${JSON.parse(asset.source.source()).id}"` : '';
}

// Compiled separately, because as an entry of the page's own build it would contain the federation runtime.
function compileBoot(webpack, config) {
  const compiler = webpack(config);
  // The output is read from memory.
  compiler.hooks.shouldEmit.tap(NAME, () => false);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else
        resolve({
          script: stats.compilation.getAsset('boot.js').source.source(),
          from: stats.compilation.fileDependencies,
        });
    });
  });
}

/**
 * Writes a page once the names and hashes of its scripts are final (HtmlWebpackPlugin writes it earlier). `render({
 * head })` returns the page; `boot(facts)` is the webpack configuration of a script in the page that runs before all
 * others and contains the hashes of the build's files and the files of the `doors`; `icon` becomes /favicon.svg.
 */
class PagePlugin {
  constructor({ file, render, boot, doors, icon, watched = false }) {
    Object.assign(this, { file, render, boot, doors, icon, watched });
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        const emit = (name, content, info) => compilation.emitAsset(name, new sources.RawSource(content), info);
        if (this.icon) emit('favicon.svg', readFileSync(this.icon, 'utf8'));
        emit(this.file, this.render({ head: await this.tags(compiler, compilation) }));
      });
    });
  }

  async tags({ webpack }, compilation) {
    const hashes = new Map(hashedFiles(compilation).map((file) => [file.path, `sha384-${file.sha384}`]));
    const boot = this.boot ? [await this.bootTag(webpack, compilation, hashes)] : [];
    const entry = [...compilation.entrypoints.values()].flatMap((one) => one.getFiles()).filter(isCode);
    // A hot update has no hash in advance, so a watching build sets none.
    const integrity = (hash) => (this.watched ? '' : ` integrity="${hash}"`);
    const tag = (file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="${url(file)}"${integrity(hashes.get(file))} crossorigin>`
        : `<script defer src="${url(file)}"${integrity(hashes.get(file))} crossorigin></script>`;
    const fonts = fontsOf(compilation).map(
      (file) => `<link rel="preload" as="font" type="font/woff2" href="${url(file)}" crossorigin>`,
    );
    return [...boot, ...fonts, ...new Set(entry.map(tag))].join('');
  }

  // Inline, because every other request of the first screen waits for this script. The server allows it by its hash.
  async bootTag(webpack, compilation, hashes) {
    const SHELL_FILES = Object.fromEntries([...hashes].map(([path, hash]) => [url(path), hash]));
    const facts = {
      SHELL_FILES: this.watched ? {} : SHELL_FILES,
      DOOR_FILES: lazyDoorFiles(compilation, this.doors),
      WATCHED: this.watched,
    };
    const { script, from } = await compileBoot(webpack, this.boot(facts));
    compilation.fileDependencies.addAll(from);
    return `<script${doorsMark(compilation)}>${script.replaceAll('</', '<\\/')}</script>`;
  }
}

module.exports = { PagePlugin };
