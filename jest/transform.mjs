const compile = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

// Packages that ship ES modules only; Jest on Node 20 needs them compiled.
const esModulesOnly = [
  '@borewit/[^/]+',
  '@tokenizer/[^/]+',
  'content-disposition',
  'cookie',
  'd3-[^/]+',
  'file-type',
  'internmap',
  'lodash-es',
  'ml-array-[^/]+',
  'until-async',
  'rettime',
  'strtok3',
  'token-types',
  'uint8array-extras',
];

/** How every Jest project compiles: swc, types are checked apart. */
export const transform = {
  transform: { '^.+\\.(m?[jt]sx?)$': ['@swc/jest', compile] },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/)?(?:${esModulesOnly.join('|')})/)`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/'],
};
