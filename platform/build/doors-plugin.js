const { createHash } = require('node:crypto');
const { reactVersion } = require('./shared-modules');
const { signaturesOf } = require('./signatures');

const NAME = 'DoorsPlugin';
const DOORS = 'doors.json';

// Finds a module by the file of the door's package export; a concatenated module is found by its first module.
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
 * Writes doors.json (`Doors` of platform/contract): an id that the page also has, React's version, and the names and
 * types that each door of this shell exports. Releases are checked against it before they may run here.
 */
class DoorsPlugin {
  constructor(product, { watched }) {
    Object.assign(this, { product, watched });
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before the page is written, because it contains the id.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const doors = {
          react: reactVersion(this.product),
          names: exportedNames(compilation, this.product.doors),
          // Left out in watch mode: reading the types takes longer than a rebuild.
          ...(!this.watched && { signatures: signaturesOf(this.product) }),
        };
        const id = createHash('sha256').update(JSON.stringify(doors)).digest('base64url').slice(0, 12);
        compilation.emitAsset(DOORS, new sources.RawSource(`${JSON.stringify({ id, ...doors })}\n`));
      });
    });
  }
}

module.exports = { DOORS, DoorsPlugin };
