/** How swc compiles for Jest; types are checked apart. */
export const compile = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

// Where the platform is installed, it is a package of ES modules itself.
const own = '@siteledger/platform/(?:dist/esm|jest)';

/** What Jest leaves as it is: all packages but `others`, which ship ES modules only (their names are patterns), and .mjs files. */
export const compiledAlready = (others = []) =>
  String.raw`/node_modules/(?!.*\.mjs$)(?!(?:.*/)?(?:${[own, ...others].join('|')})/)`;
