import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const packageOf = (name) => JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8'));
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

// Tools to compile, test and build a remote, which our packages leave to their users to install.
const TOOLS = [
  '@module-federation/enhanced',
  '@pmmmwh/react-refresh-webpack-plugin',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'compression-webpack-plugin',
  'css-loader',
  'jest',
  'jest-environment-jsdom',
  'mini-css-extract-plugin',
  'msw',
  'react-refresh',
  'swc-loader',
  'typescript',
  'webpack',
];

const toolsOf = (...packages) => {
  const ranges = Object.assign({}, ...packages.map(({ peerDependencies }) => peerDependencies));
  return Object.fromEntries(TOOLS.map((name) => [name, ranges[name]]));
};

function packageJson({ name, title }) {
  const platform = packageOf('@siteledger/platform');
  const library = packageOf('@siteledger/shared-lib');
  const { react, 'react-dom': reactDom } = library.peerDependencies;
  return {
    name,
    version: '1.0.0',
    private: true,
    description: title,
    engines: library.engines,
    scripts: {
      check: 'npm run types && npm test && npm run build',
      types: 'tsc --noEmit',
      test: 'jest',
      build: 'siteledger build',
      dev: 'siteledger dev',
      serve: 'siteledger serve',
      'publish-remote': 'siteledger publish',
    },
    jest: { preset: '@siteledger/shared-lib' },
    dependencies: {
      '@siteledger/platform': `^${platform.version}`,
      '@siteledger/shared-lib': `^${library.version}`,
      react,
      'react-dom': reactDom,
    },
    devDependencies: toolsOf(platform, library),
  };
}

const PLATFORM_CONFIG = `const { remoteProject } = require('@siteledger/shared-lib/platform');

module.exports = remoteProject(__dirname);
`;

const WEBPACK_CONFIG = `const { configurationsOf } = require('@siteledger/platform/build');

module.exports = configurationsOf(require('./platform.config.js')).remoteConfig(__dirname);
`;

const TSCONFIG = `{
  "extends": "@siteledger/shared-lib/tsconfig.json",
  "include": ["remote.ts", "src"]
}
`;

const fromRegistry = (packages) => `
          registry-url: ${packages}
          scope: '@siteledger'`;

// Passes the token to npm.
const WITH_TOKEN = `
        env:
          NODE_AUTH_TOKEN: \${{ secrets.NPM_TOKEN }}`;

const workflow = (packages) => `name: Remote

# Every change is checked; a tag such as v1.2.0 is published under its version.
on:
  pull_request:
  push:
    branches: [main]
    tags: ['v*']

jobs:
  remote:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 20
          cache: npm${packages ? fromRegistry(packages) : ''}
      - run: npm ci${packages ? WITH_TOKEN : ''}
      - run: npm run check
      - name: Publish to staging
        if: github.ref_type == 'tag'
        run: npx siteledger publish --version "\${GITHUB_REF_NAME#v}" --env staging
        env:
          SITELEDGER_URL: \${{ vars.SITELEDGER_URL }}
          SITELEDGER_TOKEN: \${{ secrets.SITELEDGER_TOKEN }}
`;

const readme = ({ name, title }, packages) => `# ${title}

A remote of Siteledger: \`remote.ts\` says what it contributes, its screens are in \`src/\`, its calls in \`src/api.ts\`.

- \`npm install\`, once: the lockfile belongs into the repository.
- \`npm run check\`: types, tests and the build, which refuses what breaks the remote's contract.
- \`npm run dev -- --shell https://…\`: develops it in a shell that is deployed there, outside production. The tab follows each change and says what is wrong.
- \`npm run serve\`: builds it and serves it to a running shell, which is opened with \`?remote.${name}=http://localhost:3102\`.

Publish a release with a token that a Super Admin issues under Remotes › Publish tokens:

\`\`\`sh
SITELEDGER_URL=https://… SITELEDGER_TOKEN=slpt_… npx siteledger publish --env staging
\`\`\`

The workflow in \`.github/\` does it for every tag \`v1.2.0\`, with the variable SITELEDGER_URL and the secret SITELEDGER_TOKEN${packages ? ', and NPM_TOKEN for the registry of packages that `.npmrc` names' : ''}.
`;

/**
 * Files that make a new remote its own project, by path; `packages` is the registry of our packages, if it is not
 * npm's.
 */
export const projectOf = (names, packages) => ({
  '.gitignore': 'node_modules/\ndist/\n',
  ...(packages && { '.npmrc': `@siteledger:registry=${packages}\n` }),
  '.github/workflows/remote.yml': workflow(packages),
  'README.md': readme(names, packages),
  'package.json': json(packageJson(names)),
  'platform.config.js': PLATFORM_CONFIG,
  'src/styles.d.ts': "declare module '*.css';\n",
  'tsconfig.json': TSCONFIG,
  'webpack.config.js': WEBPACK_CONFIG,
});
