const { BannerPlugin, Compilation } = require('webpack');

/**
 * Marks the scripts of these chunks as mostly run at once: the browser then compiles all functions in the background
 * while the script arrives, and not one by one when called.
 */
const compiledAtOnce = (names) =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: new RegExp(`^assets/(?:${names.join('|')})\\.[^/]*js$`),
    // After comments are removed, before hashing and compression.
    stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
  });

module.exports = { compiledAtOnce };
