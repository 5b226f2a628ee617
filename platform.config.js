const path = require('node:path');
const { siteledger } = require('./shared-lib/remotes/product.js');

// The router's package resolves to its development build in every mode.
const ROUTER = path.join(__dirname, 'node_modules/react-router/dist/production');
const PRODUCTION_ROUTER = {
  'react-router$': path.join(ROUTER, 'index.mjs'),
  'react-router/dom$': path.join(ROUTER, 'dom-export.mjs'),
};

// Unused dependencies of the charts, and their modular builds.
const DRAWING_PARTS = path.join(__dirname, 'shared-lib/src/charts/drawing-parts.ts');
const CHARTS_PARTS = {
  html2canvas: false,
  lodash$: 'lodash-es',
  '@antv/g2$': DRAWING_PARTS,
  '@antv/g2-extension-plot$': DRAWING_PARTS,
};

// The API uses only the contract and the domain, so a change of the look does not recompile it.
const API_SOURCES = [
  'package-lock.json',
  'tsconfig.json',
  'platform/contract',
  'platform/package.json',
  'platform/registry',
  'platform/tsconfig.contract.json',
  'platform/tsconfig.registry.json',
  'shared-lib/src/domain',
  'shared-lib/package.json',
  'shared-lib/tsconfig.domain.json',
  'scripts/build/reply-types.mjs',
  'api',
];

/** This product's inputs to the platform's build and commands; platform/README.md explains each. */
module.exports = {
  ...siteledger,
  root: __dirname,
  settings: ['platform.config.js', 'webpack.base.js', 'shared-lib/remotes/product.js'],
  alias: ({ watched }) => ({ ...CHARTS_PARTS, ...(!watched && PRODUCTION_ROUTER) }),
  shell: {
    folder: 'shell',
    main: './src/main.ts',
    alone: './src/alone/main.tsx',
    boot: './src/boot.ts',
    icon: 'src/favicon.svg',
    render: (facts) => require('./shell/page').framePage(facts),
    plugins(build) {
      const { AntdStylesPlugin } = require('./shell/build/antd-styles-plugin');
      return [new AntdStylesPlugin(build)];
    },
  },
  pages: [
    {
      name: 'sign-in',
      main: './src/sign-in/main.tsx',
      paths: ['/login', '/forgot', '/password/reset'],
      render: (facts) => require('./shell/page').signInPage(facts),
    },
  ],
  alsoBuilt: [
    {
      folder: 'api',
      command: ['npm', 'run', '--silent', 'build', '-w', 'api'],
      sources: API_SOURCES,
      makes: [
        'platform/dist/contract/index.js',
        'platform/dist/registry/index.js',
        'shared-lib/dist/domain/index.js',
        'api/dist/reply-types.json',
      ],
    },
  ],
  server: {
    port: 3000,
    arguments: ['--watch', '--conditions=source', '--import', 'tsx', 'api/src/server.ts'],
    paths: ['/api', '/health'],
    livePath: '/health/live',
  },
  filesOfRemote: async (name) => (await import('./scripts/new-remote/files.mjs')).filesOfRemote(name),
};
