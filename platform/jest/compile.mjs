/** The swc options for Jest; types are checked separately. */
export const compile = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

// An installed platform is itself a package of ES modules.
const own = '@siteledger/platform/(?:dist/esm|jest)';

/**
 * Files that Jest does not compile: all packages except `others`, which ship only ES modules (names are patterns), and
 * .mjs files.
 */
export const compiledAlready = (others = []) =>
  String.raw`/node_modules/(?!.*\.mjs$)(?!(?:.*/)?(?:${[own, ...others].join('|')})/)`;
