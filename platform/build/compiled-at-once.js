const { BannerPlugin, Compilation } = require('webpack');

/**
 * Tells the browser of some scripts, by their chunks' names, that most of what is in them runs at once: it compiles it beside
 * the page, while the script arrives, and not piece by piece when it is called.
 */
const compiledAtOnce = (names) =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: new RegExp(`^assets/(?:${names.join('|')})\\.[^/]*js$`),
    // After what drops comments, before hashes and compression.
    stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });

module.exports = { compiledAtOnce };
