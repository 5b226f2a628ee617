const MiniCssExtractPlugin = require('mini-css-extract-plugin');

const NAME = 'IntegrityPlugin';

// The shell's boot script sets `siteledger` before any other script runs (platform/boot).
const SET_INTEGRITY = [
  "script.crossOrigin = 'anonymous';",
  'script.src = self.siteledger.addressOfTry(script.src);',
  'script.integrity = self.siteledger.integrityOf(script.src);',
].join('\n');

// A style sheet has no timeout of its own. Its handler is removed when it has arrived.
const setStyleIntegrity = ({ tag }, timeout) =>
  [
    `${tag}.crossOrigin = 'anonymous';`,
    `${tag}.href = self.siteledger.addressOfTry(${tag}.href);`,
    `${tag}.integrity = self.siteledger.integrityOf(${tag}.href);`,
    `setTimeout(function () { ${tag}.onerror && ${tag}.onerror({ type: 'timeout', target: ${tag} }); }, ${timeout});`,
  ].join('\n');

/**
 * Makes webpack's runtime set the hash of every script and style sheet that it loads; the browser rejects files without
 * a known hash.
 */
class IntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { createScript } = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(NAME, (source) => `${source}\n${SET_INTEGRITY}`);
      const { beforeTagInsert } = MiniCssExtractPlugin.getCompilationHooks(compilation);
      const { chunkLoadTimeout } = compilation.outputOptions;
      beforeTagInsert.tap(NAME, (source, names) => `${source}\n${setStyleIntegrity(names, chunkLoadTimeout)}`);
    });
  }
}

module.exports = { IntegrityPlugin };
