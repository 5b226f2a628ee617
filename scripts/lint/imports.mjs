const own = String.raw`\.{1,2}(?:/|$)`;
const contract = '@siteledger/platform/contract$';
const declared = '@siteledger/platform/remote$';
const door = '@siteledger/shared-lib/(?!testing)[a-z]+$';
const money = ['yup$', String.raw`big\.js$`];
const testing = ['@siteledger/shared-lib/testing$', '@testing-library/', 'msw(?:/|$)', 'fast-check$', 'node:'];
const tests = '**/*.test.{ts,tsx}';

const createApi = ['@reduxjs/toolkit/query', '@reduxjs/toolkit/query/react'].map((name) => ({
  name,
  importNames: ['createApi', 'buildCreateApi'],
  message: 'There is one createApi, in shared-lib/api; inject endpoints into it.',
}));

const restrict = (paths, ...patterns) => ({ 'no-restricted-imports': ['error', { paths, patterns }] });
const named = (library) => `${library.replaceAll('.', String.raw`\.`)}(?:/|$)`;
const only = (message, ...allowed) => ({ regex: `^(?!${allowed.join('|')})`, message });
const never = (message, regex) => ({ regex, message });

/** The names each part may import. Later entries override earlier ones, so tests follow the code they test. */
export const importRules = ({ doors, libraries }) => {
  const remote =
    'A remote imports the doors of shared-lib, the contract of the platform, react, itself and what its package.json lists that shared-lib does not; a test also the testing tools.';
  const domain = 'domain/ imports yup, the decimal library, the contract of the platform and itself.';
  const ofContract = 'The contract of remotes imports yup and itself: it knows nothing of the product.';
  const noPartThatUsesIt = never(
    'shared-lib imports none of the parts that use it.',
    `^@siteledger/(?!shared-lib/[a-z]+$|platform/(?:contract|places|store)$)`,
  );
  const noRelativeDoor = never(
    'From one door to another go by @siteledger/shared-lib/<door>: a relative path makes a second copy.',
    String.raw`^(?:\.\./)+(?:${doors.join('|')})(?:/|$)`,
  );
  const noAntd = never(
    'antd comes after the first screen: take its components from ui, see shared-lib/src/ui/antd.',
    '^(?:antd|@rc-component|@ant-design/(?!icons-svg|charts))(?:/|$)',
  );
  return [
    ...libraries.flatMap((library) => {
      const ofRemote = [own, 'react$', door, contract, ...library.names.map(named)];
      return [
        { files: [`${library.remote}/**/*.{ts,tsx}`], rules: restrict(createApi, only(remote, ...ofRemote)) },
        {
          files: [`${library.remote}/${tests}`, `${library.remote}/**/testing/**/*.ts`],
          rules: restrict(createApi, only(remote, ...ofRemote, ...testing)),
        },
      ];
    }),
    { files: ['mfe-*/remote.ts'], rules: restrict(createApi, only(remote, own, declared, door)) },
    { files: ['shared-lib/**/*.{ts,tsx}'], rules: restrict(createApi, noPartThatUsesIt, noRelativeDoor, noAntd) },
    { files: ['shared-lib/src/ui/antd/**/*.{ts,tsx}'], rules: restrict(createApi, noPartThatUsesIt, noRelativeDoor) },
    { files: ['shared-lib/src/api/**/*.{ts,tsx}'], rules: restrict([], noPartThatUsesIt, noRelativeDoor, noAntd) },
    {
      files: ['shared-lib/src/session/**/*.ts'],
      ignores: [tests],
      rules: restrict(
        createApi,
        noRelativeDoor,
        never(
          'session serves the sign-in page: of the doors only domain and contract, no React, no Redux, no antd.',
          '^(?:react|antd|@ant-design|@reduxjs|formik|@siteledger/(?!shared-lib/domain$|platform/contract$))',
        ),
      ),
    },
    {
      files: ['shared-lib/src/domain/**/*.ts'],
      rules: restrict(createApi, noRelativeDoor, only(domain, own, contract, ...money)),
    },
    {
      files: [`shared-lib/src/domain/${tests}`],
      rules: restrict(createApi, noRelativeDoor, only(domain, own, contract, ...money, ...testing)),
    },
    {
      files: ['platform/**/*.{ts,tsx,js,mjs}'],
      rules: restrict(
        createApi,
        never(
          'The platform imports nothing of the product: what it needs is given to it.',
          '^@siteledger/(?!platform/)',
        ),
      ),
    },
    {
      files: ['platform/contract/**/*.ts'],
      rules: restrict(createApi, only(ofContract, own, 'yup$')),
    },
    {
      files: [`platform/contract/${tests}`],
      rules: restrict(
        createApi,
        only(ofContract, own, 'yup$', ...testing.filter((one) => !one.startsWith('@siteledger'))),
      ),
    },
    {
      files: ['shell/**/*.{ts,tsx}'],
      rules: restrict(
        createApi,
        never(
          'The shell imports the doors of shared-lib and of the platform that are for browsers, and never a remote.',
          '^@siteledger/(?!(?:shared-lib|platform)/(?!registry$)[a-z]+$)',
        ),
      ),
    },
    {
      files: ['api/**/*.ts'],
      rules: restrict(
        createApi,
        never(
          'Of the other parts the api imports shared-lib/domain, platform/contract and platform/registry only.',
          '^@siteledger/(?!shared-lib/domain$|platform/contract$|platform/registry$)',
        ),
      ),
    },
    {
      files: [`api/${tests}`, 'api/src/testing/**/*.ts'],
      rules: restrict(
        createApi,
        never(
          'A test of the api may also import platform/testing/releases and platform/testing/tables.',
          '^@siteledger/(?!shared-lib/domain$|platform/(?:contract|registry|testing/(?:releases|tables))$)',
        ),
      ),
    },
    {
      files: ['e2e/**/*.ts'],
      rules: restrict(
        createApi,
        never(
          'e2e drives the built product; of its code it knows the domain and the contract of remotes only.',
          '^@siteledger/(?!shared-lib/domain$|platform/contract$)',
        ),
      ),
    },
  ];
};

const browserNames = [
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'fetch',
  'process',
];

/** The domain and the contract run in browser and server, so they must not refer to browser globals. */
export const domainPurity = {
  files: ['shared-lib/src/domain/**/*.ts', 'platform/contract/**/*.ts'],
  ignores: [tests],
  rules: {
    'no-restricted-globals': [
      'error',
      ...browserNames.map((name) => ({ name, message: 'It runs on both sides of the wire: no browser, no process.' })),
    ],
  },
};
