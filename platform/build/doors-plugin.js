const { reactVersion } = require('./shared-modules');
const { signaturesOf } = require('./signatures');

const NAME = 'DoorsPlugin';

// By the file that a door's package export leads to; a module that was joined with others answers for its first.
const moduleOf = (compilation, { file }) =>
  [...compilation.modules].find((module) => module.nameForCondition?.() === file);

function exportedNames(compilation, doors) {
  const names = Object.entries(doors).flatMap(([name, door]) => {
    const module = moduleOf(compilation, door);
    const provided = module && compilation.moduleGraph.getExportsInfo(module).getProvidedExports();
    return Array.isArray(provided) ? [[name, provided.toSorted()]] : [];
  });
  return Object.fromEntries(names);
}

/**
 * Writes doors.json (`Doors` of platform/contract): React's version, the names that each door of this shell has, and their
 * types, which a release is held against before it may run here.
 */
class DoorsPlugin {
  constructor(product, { watched }) {
    Object.assign(this, { product, watched });
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const doors = {
          react: reactVersion(this.product),
          names: exportedNames(compilation, this.product.doors),
          // To read them again at every change would take longer than the change.
          ...(!this.watched && { signatures: signaturesOf(this.product) }),
        };
        compilation.emitAsset('doors.json', new sources.RawSource(`${JSON.stringify(doors)}\n`));
      });
    });
  }
}

module.exports = { DoorsPlugin };
