const everywhere = [
  {
    selector: 'TSInterfaceDeclaration:not(TSModuleBlock TSInterfaceDeclaration):not(:has(TSThisType))',
    message: '`type`, not `interface` (but to extend a declared module, or where it speaks of `this`).',
  },
  {
    selector: 'ImportExpression > Literal[value=/^@siteledger\\u002f(?!shared-lib|platform)/]',
    message: 'Parts meet at run time; only the doors of shared-lib and of the platform are imported.',
  },
];

const PRODUCT = 'Literal[value=/^@siteledger\\u002f(?!platform)/]';

const withoutProduct = [
  {
    selector: `:matches(ImportExpression > ${PRODUCT}, CallExpression[callee.name='require'] > ${PRODUCT}, CallExpression[callee.object.name='require'] > ${PRODUCT})`,
    message: 'The platform imports nothing of the product: what it needs is given to it.',
  },
];

const productName = '/SITELEDGER_|Siteledger|shared-lib/';

// The build and the commands serve any product, so they must not name this one.
const withoutProductName = {
  selector: `:matches(Literal[value=${productName}], TemplateElement[value.raw=${productName}])`,
  message: 'The build and the commands name nothing of the product: platform.config.js gives it to them.',
};

const oneCreateApi = {
  selector: "CallExpression[callee.name='createApi']",
  message: 'There is one createApi, in shared-lib/api; inject endpoints into it.',
};

// Only all lower or all upper case: "Select a client from the list" is a sentence.
const statement =
  '/^\\s*(select\\s[^]+\\sfrom|SELECT\\s[^]+\\sFROM|insert into|INSERT INTO|delete from|DELETE FROM|(update|UPDATE) \\w+ (set|SET))\\s/';

const sqlElsewhere = 'SQL stands in *.queries.ts, figures/, lists/, db/ and migrations/ only.';

const sql = [
  {
    selector: "TaggedTemplateExpression[tag.name='sql']",
    message: sqlElsewhere,
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|executeQuery)$/]',
    message: sqlElsewhere,
  },
  {
    selector: `:matches(Literal[value=${statement}], TemplateElement[value.raw=${statement}])`,
    message: sqlElsewhere,
  },
];

const namesOf = (remotes) => {
  const pattern = `/${remotes.join('|')}/`;
  return {
    selector: `:matches(Literal[value=${pattern}], TemplateElement[value.raw=${pattern}], JSXText[value=${pattern}])`,
    message: 'No remote is named here: they come from the registry at run time.',
  };
};

const tests = [
  {
    selector: 'CallExpression[callee.name=/^(test|it|describe)$/] > Literal:first-child[value=/\\bshould\\b/i]',
    message: 'A title is a sentence of the business, without "should".',
  },
  {
    selector: "CallExpression[callee.name='describe'] CallExpression[callee.name='describe']",
    message: 'No nested describe.',
  },
  {
    selector: "CallExpression[callee.object.name='jest'][callee.property.name=/^(mock|doMock|unstable_mockModule)$/]",
    message: 'No module mocks: fake the network, not the code.',
  },
  { selector: 'CallExpression[callee.property.name=/^toMatch(Inline)?Snapshot$/]', message: 'No snapshots.' },
  { selector: 'CallExpression[callee.property.name=/ByTestId/]', message: 'Find by role, label or text.' },
  {
    selector:
      'CallExpression[callee.object.name=/^(test|it|describe)$/][callee.property.name=/^(only|skip|todo|fixme)$/]',
    message: 'Every test runs.',
  },
];

const forbid = (...selectors) => ({ 'no-restricted-syntax': ['error', ...selectors.flat()] });

/** Forbidden syntax. A single rule contains all of it, so each group of files must list everything that applies. */
export const syntaxRules = ({ remotes }) => {
  const remoteNames = remotes.length > 0 ? [namesOf(remotes)] : [];
  const product = [...everywhere, oneCreateApi];
  return [
    { files: ['**/*.{ts,tsx}'], rules: forbid(product) },
    { files: ['shared-lib/src/api/**/*.{ts,tsx}'], rules: forbid(everywhere) },
    { files: ['platform/**/*.{ts,tsx}'], rules: forbid(product, withoutProduct, remoteNames) },
    { files: ['platform/registry/**/*.ts'], rules: forbid(product, withoutProduct, remoteNames, sql) },
    {
      files: ['platform/registry/**/*.queries.ts', 'platform/registry/{migrations,testing}/*.ts'],
      rules: forbid(product, withoutProduct, remoteNames),
    },
    { files: ['platform/**/*.{js,mjs}'], rules: forbid(withoutProduct, withoutProductName, remoteNames) },
    { files: ['platform/**/*.test.mjs'], rules: forbid(withoutProduct, tests) },
    { files: ['shell/**/*.{ts,tsx}'], rules: forbid(product, remoteNames) },
    { files: ['api/**/*.ts'], rules: forbid(product, remoteNames, sql) },
    {
      files: ['api/src/**/*.queries.ts', 'api/src/{figures,db,lists,testing}/**/*.ts'],
      rules: forbid(product, remoteNames),
    },
    { files: ['**/*.{test,spec}.{ts,tsx}'], rules: forbid(product, tests) },
  ];
};
