import { ask, use } from './planted-product.mjs';

/**
 * Violations for boundaries.test.mjs: the platform must not import the product, and others may import it only through
 * its doors.
 */
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
  [
    'the runtime imports the look of the product',
    'platform/runtime/failure/ar.tsx',
    use('@siteledger/shared-lib/ui'),
    'no-restricted-imports',
  ],
  [
    'the runtime reaches into the shell',
    'platform/runtime/routes/as.ts',
    use('../../../shell/src/menu'),
    'import-x/no-restricted-paths',
  ],
  [
    'a part enters the runtime beside its door',
    'shell/src/at.ts',
    use('../../platform/runtime/loader/loader'),
    'import-x/no-restricted-paths',
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
    ask('ajv'),
    'import-x/no-extraneous-dependencies',
  ],
  [
    'a test of the platform asks for what the product declares',
    'platform/remote/ay.test.ts',
    use('ajv'),
    'import-x/no-extraneous-dependencies',
  ],
  [
    'the platform imports what its tests need',
    'platform/registry/az.ts',
    use('@testing-library/dom'),
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
    'the registry imports the product',
    'platform/registry/ar.ts',
    use('@siteledger/shared-lib/domain'),
    'no-restricted-imports',
  ],
  [
    'the registry reaches into the api',
    'platform/registry/as.ts',
    use('../../api/src/app'),
    'import-x/no-restricted-paths',
  ],
  [
    'the registry names a remote',
    'platform/registry/at.ts',
    "export const first = 'mfe-alpha';\n",
    'no-restricted-syntax',
  ],
  [
    'SQL in a use case of the registry',
    'platform/registry/change/au.ts',
    "import { sql } from 'kysely';\nexport const all = sql`select 1`;\n",
    'no-restricted-syntax',
  ],
  [
    'a part enters the registry beside its door',
    'api/src/av.ts',
    use('../../platform/registry/store/tables'),
    'import-x/no-restricted-paths',
  ],
  [
    'a part of the browser imports the registry',
    'mfe-alpha/src/aw.ts',
    use('@siteledger/platform/registry'),
    'no-restricted-imports',
  ],
  ['the shell imports the registry', 'shell/src/ax.ts', use('@siteledger/platform/registry'), 'no-restricted-imports'],
  [
    'a part enters the build beside its door',
    'shell/page.js',
    ask('../platform/build/hashes'),
    'import-x/no-restricted-paths',
  ],
  [
    'a part enters the platform beside its doors',
    'shell/src/ag.ts',
    use('../../platform/contract/remote/paths'),
    'import-x/no-restricted-paths',
  ],
  [
    'what a remote states imports what a release is',
    'platform/contract/remote/ba.ts',
    use('../release/release'),
    'import-x/no-restricted-paths',
  ],
  [
    'the tables of the registry import what people decide',
    'platform/registry/store/bc.ts',
    use('../change/mark-stable'),
    'import-x/no-restricted-paths',
  ],
  [
    'what people decide imports the routes',
    'platform/registry/change/bd.ts',
    use('../http/routes'),
    'import-x/no-restricted-paths',
  ],
  [
    'a release imports how it is operated',
    'platform/contract/release/bb.ts',
    use('../operate/setting'),
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
