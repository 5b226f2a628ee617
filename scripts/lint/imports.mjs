const own = String.raw`\.{1,2}(?:/|$)`;
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
const only = (message, ...allowed) => ({ regex: `^(?!${allowed.join('|')})`, message });
const never = (message, regex) => ({ regex, message });

/** The names each part may write in an import. Later entries win, so tests come after the code they test. */
export const importRules = ({ doors }) => {
  const remote = 'A remote imports the doors of shared-lib, react and itself; a test also the testing tools.';
  const domain = 'domain/ imports yup, the decimal library and itself.';
  const noPartThatUsesIt = never(
    'shared-lib imports none of the parts that use it.',
    '^@siteledger/(?!shared-lib/[a-z]+$)',
  );
  const noRelativeDoor = never(
    'From one door to another go by @siteledger/shared-lib/<door>: a relative path makes a second copy.',
    String.raw`^(?:\.\./)+(?:${doors.join('|')})(?:/|$)`,
  );
  return [
    { files: ['mfe-*/**/*.{ts,tsx}'], rules: restrict(createApi, only(remote, own, 'react$', door)) },
    { files: [`mfe-*/${tests}`], rules: restrict(createApi, only(remote, own, 'react$', door, ...testing)) },
    { files: ['shared-lib/**/*.{ts,tsx}'], rules: restrict(createApi, noPartThatUsesIt, noRelativeDoor) },
    { files: ['shared-lib/src/api/**/*.{ts,tsx}'], rules: restrict([], noPartThatUsesIt, noRelativeDoor) },
    {
      files: ['shared-lib/src/session/**/*.ts'],
      ignores: [tests],
      rules: restrict(
        createApi,
        noRelativeDoor,
        never(
          'session serves the sign-in page: of the doors only domain, no React, no Redux, no antd.',
          '^(?:react|antd|@ant-design|@reduxjs|formik|@siteledger/(?!shared-lib/domain$))',
        ),
      ),
    },
    {
      files: ['shared-lib/src/domain/**/*.ts'],
      rules: restrict(createApi, noRelativeDoor, only(domain, own, ...money)),
    },
    {
      files: [`shared-lib/src/domain/${tests}`],
      rules: restrict(createApi, noRelativeDoor, only(domain, own, ...money, ...testing)),
    },
    {
      files: ['shell/**/*.{ts,tsx}'],
      rules: restrict(
        createApi,
        never('The shell imports the doors of shared-lib and never a remote.', '^@siteledger/(?!shared-lib/[a-z]+$)'),
      ),
    },
    {
      files: ['api/**/*.ts'],
      rules: restrict(
        createApi,
        never('Of the other parts the api imports shared-lib/domain only.', '^@siteledger/(?!shared-lib/domain$)'),
      ),
    },
    {
      files: ['e2e/**/*.ts'],
      rules: restrict(
        createApi,
        never(
          'e2e drives the built product; of its code it knows the domain only.',
          '^@siteledger/(?!shared-lib/domain$)',
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

/** The domain runs on both sides of the wire: it may not even name a browser. */
export const domainPurity = {
  files: ['shared-lib/src/domain/**/*.ts'],
  ignores: [tests],
  rules: {
    'no-restricted-globals': [
      'error',
      ...browserNames.map((name) => ({ name, message: 'domain/ is pure: no browser, no process.' })),
    ],
  },
};
