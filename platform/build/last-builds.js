// A page loaded before a change may still request a chunk of its own build.
const BUILDS = 4;

/** A plugin that records the files of the newest build and the three before it, for `output.clean.keep`. */
class LastBuilds {
  builds = [];

  keep = (file) => this.builds.some((files) => files.has(file));

  apply(compiler) {
    compiler.hooks.emit.tap('LastBuilds', ({ assets }) => {
      this.builds = [new Set(Object.keys(assets)), ...this.builds].slice(0, BUILDS);
    });
  }
}

module.exports = { LastBuilds };
