import { ask, use } from './planted-product.mjs';

/** The platform knows no product, and is entered by its doors: violations as boundaries.test.mjs lists them. */
export const platformViolations = [
  [
    'the platform reaches into the product',
    'platform/contract/aa.ts',
    use('../../shared-lib/src/domain'),
    'import-x/no-restricted-paths',
  ],
  [
    'the platform imports the product',
    'platform/boot/ad.ts',
    use('@siteledger/shared-lib/session'),
    'no-restricted-imports',
  ],
  [
    'the platform loads the product late',
    'platform/boot/ae.ts',
    "export const late = () => import('@siteledger/shared-lib/ui');\n",
    'no-restricted-syntax',
  ],
  ['the platform names a remote', 'platform/boot/af.ts', "export const first = 'mfe-alpha';\n", 'no-restricted-syntax'],
  [
    'the build reaches into the product',
    'platform/build/ah.js',
    ask('../../shared-lib/src/ui/theme'),
    'import-x/no-restricted-paths',
  ],
  ['the build asks for the product', 'platform/build/ai.js', ask('@siteledger/shared-lib/ui'), 'no-restricted-syntax'],
  [
    'the build asks where the product is',
    'platform/build/aj.js',
    "module.exports = require.resolve('@siteledger/shell/package.json');\n",
    'no-restricted-syntax',
  ],
  [
    'the build names the library of the product',
    'platform/build/ak.js',
    "module.exports = { folder: 'shared-lib' };\n",
    'no-restricted-syntax',
  ],
  [
    'the build reads the configuration by itself',
    'platform/build/al.js',
    ask('../../platform.config.js'),
    'import-x/no-restricted-paths',
  ],
  [
    'the build asks for an undeclared package',
    'platform/build/am.js',
    ask('fast-check'),
    'import-x/no-extraneous-dependencies',
  ],
  [
    'a command reaches into the scripts',
    'platform/cli/an.mjs',
    use('../../scripts/start.mjs'),
    'import-x/no-restricted-paths',
  ],
  [
    'a command imports the product',
    'platform/cli/ao.mjs',
    use('@siteledger/shared-lib/domain'),
    'no-restricted-imports',
  ],
  ['a command names a remote', 'platform/cli/ap.mjs', "export const first = 'mfe-alpha';\n", 'no-restricted-syntax'],
  [
    'a command names a setting of the product',
    'platform/cli/aq.mjs',
    'export const token = `${process.env.SITELEDGER_TOKEN} ${1} SITELEDGER_TOKEN is missing`;\n',
    'no-restricted-syntax',
  ],
  [
    'a part enters the build beside its door',
    'shell/page.js',
    ask('../platform/build/hashes'),
    'import-x/no-restricted-paths',
  ],
  [
    'a part enters the platform beside its doors',
    'shell/src/ag.ts',
    use('../../platform/contract/paths'),
    'import-x/no-restricted-paths',
  ],
  [
    'the contract of remotes imports the domain',
    'platform/contract/ab.ts',
    use('@siteledger/shared-lib/domain'),
    'no-restricted-imports',
  ],
  [
    'the contract of remotes names the browser',
    'platform/contract/ac.ts',
    'export const here = window.location.href;\n',
    'no-restricted-globals',
  ],
];
