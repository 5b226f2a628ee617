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

// Packages that ship ES modules only; Jest on Node 20 needs them compiled. The names are patterns.
const ofBrowser = ['d3-[^/]+', 'internmap', 'lodash-es', 'ml-array-[^/]+', 'rettime', 'until-async'];

/** What Jest leaves as it is: all packages but those that ship ES modules only, of the screens or `others`, and .mjs files. */
export const compiledAlready = (others) =>
  String.raw`/node_modules/(?!.*\.mjs$)(?!(?:.*/)?(?:${[...ofBrowser, ...others].join('|')})/)`;
