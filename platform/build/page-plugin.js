const { readFileSync } = require('node:fs');
const { DOORS } = require('./doors-plugin');
const { hashedFiles, isCode, sha384 } = require('./file-hashes');

const NAME = 'PagePlugin';

const url = (path) => `/${path}`;

// Files of the shell's lazily loaded doors: { form: ["/assets/…js"] }.
function lazyDoorFiles(compilation, doors) {
  const initial = new Set([...compilation.entrypoints.values()].flatMap((one) => one.getFiles()));
  const files = {};
  for (const module of compilation.modules) {
    if (module.type !== 'provide-module' || module.blocks.length === 0) continue;
    const door = Object.keys(doors).find((name) => module.identifier().includes(`${doors[name].request}@`));
    const group = compilation.chunkGraph.getBlockChunkGroup(module.blocks[0]);
    if (door && group)
      files[door] = group
        .getFiles()
        .filter((file) => isCode(file) && !initial.has(file))
        .map(url);
  }
  return files;
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
 * head })` returns the page; `boot(facts)` is the webpack configuration of a script that runs before all others and
 * contains the hashes of the build's files and the files of the `doors`; `icon` becomes /favicon.svg.
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
        emit(this.file, this.render({ head: await this.tags(compiler, compilation, emit) }));
      });
    });
  }

  async tags({ webpack }, compilation, emit) {
    const hashes = new Map(hashedFiles(compilation).map((file) => [file.path, `sha384-${file.sha384}`]));
    const boot = this.boot ? [await this.emitBoot(webpack, compilation, hashes, emit)] : [];
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
    const doors = doorsMark(compilation);
    const bootTags = boot.map(
      (one) => `<script src="${url(one.file)}"${integrity(one.hash)}${doors} crossorigin></script>`,
    );
    return [...bootTags, ...fonts, ...new Set(entry.map(tag))].join('');
  }

  async emitBoot(webpack, compilation, hashes, emit) {
    const SHELL_FILES = Object.fromEntries([...hashes].map(([path, hash]) => [url(path), hash]));
    const facts = {
      SHELL_FILES: this.watched ? {} : SHELL_FILES,
      DOOR_FILES: lazyDoorFiles(compilation, this.doors),
      WATCHED: this.watched,
    };
    const { script: content, from } = await compileBoot(webpack, this.boot(facts));
    compilation.fileDependencies.addAll(from);
    const hash = sha384(content);
    const file = `assets/boot.${hash.replace(/\W/g, '').slice(0, 8)}.js`;
    if (!compilation.getAsset(file)) emit(file, content, { immutable: true, minimized: true });
    return { file, hash: `sha384-${hash}` };
  }
}

module.exports = { PagePlugin };
