const NAME = 'DoorNamesPlugin';

// By the file that a door's package export leads to; a module that was joined with others answers for its first.
const moduleOf = (compilation, { file }) =>
  [...compilation.modules].find((module) => module.nameForCondition?.() === file);

/** Writes doors.json: the names that each door of this shell has, which a release is held against before it may run here. */
class DoorNamesPlugin {
  constructor(doors) {
    this.doors = doors;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const names = Object.entries(this.doors).flatMap(([name, door]) => {
          const module = moduleOf(compilation, door);
          const provided = module && compilation.moduleGraph.getExportsInfo(module).getProvidedExports();
          return Array.isArray(provided) ? [[name, provided.toSorted()]] : [];
        });
        compilation.emitAsset(
          'doors.json',
          new sources.RawSource(`${JSON.stringify(Object.fromEntries(names), null, 2)}\n`),
        );
      });
    });
  }
}

module.exports = { DoorNamesPlugin };
