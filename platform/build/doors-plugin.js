const { createHash } = require('node:crypto');
const { reactVersion } = require('./shared-modules');
const { signaturesOf } = require('./signatures');

const NAME = 'DoorsPlugin';
const DOORS = 'doors.json';

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
 * Writes doors.json (`Doors` of platform/contract): an id that the page has, too, React's version, the names that each door of this shell has, and their
 * types, which a release is held against before it may run here.
 */
class DoorsPlugin {
  constructor(product, { watched }) {
    Object.assign(this, { product, watched });
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before the page is written, which says its id.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const doors = {
          react: reactVersion(this.product),
          names: exportedNames(compilation, this.product.doors),
          // To read them again at every change would take longer than the change.
          ...(!this.watched && { signatures: signaturesOf(this.product) }),
        };
        const id = createHash('sha256').update(JSON.stringify(doors)).digest('base64url').slice(0, 12);
        compilation.emitAsset(DOORS, new sources.RawSource(`${JSON.stringify({ id, ...doors })}\n`));
      });
    });
  }
}

module.exports = { DOORS, DoorsPlugin };
