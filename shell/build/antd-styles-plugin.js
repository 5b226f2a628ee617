const { sha384 } = require('@siteledger/platform/build');
const { antdStyles } = require('./antd-styles');

const NAME = 'AntdStylesPlugin';
const STYLE = /[\\/]antd[\\/]es[\\/]([a-z-]+)[\\/]style[\\/]/;

function* allModules(modules) {
  for (const module of modules) {
    yield module;
    if (module.modules) yield* allModules(module.modules);
  }
}

const stylesIn = (modules) =>
  new Set([...allModules(modules)].flatMap((module) => STYLE.exec(module.resource ?? '')?.[1] ?? []));

/**
 * Adds to an entry the style sheet of the antd components in the build, so that the browser does not compute it from
 * JavaScript (`zeroRuntime` of the theme). It precedes our own styles, which can override it.
 */
class AntdStylesPlugin {
  constructor({ entry, watched = false }) {
    Object.assign(this, { entry, watched });
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE }, () => {
        const content = antdStyles(stylesIn(compilation.modules));
        const hash = this.watched ? 'watched' : sha384(content).replace(/\W/g, '').slice(0, 8);
        const file = `assets/antd.${hash}.css`;
        compilation.emitAsset(file, new sources.RawSource(content), { immutable: !this.watched, minimized: true });
        const { files } = compilation.entrypoints.get(this.entry).getEntrypointChunk();
        const ours = [...files];
        files.clear();
        for (const one of [file, ...ours]) files.add(one);
      });
    });
  }
}

module.exports = { AntdStylesPlugin };
