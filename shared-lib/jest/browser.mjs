import { fileURLToPath } from 'node:url';
import { browser as ofPlatform } from '@siteledger/platform/jest';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Jest's settings for tests of screens: a browser as the platform and antd need it. */
export const browser = {
  ...ofPlatform,
  setupFiles: [...ofPlatform.setupFiles, here('browser-shims.mjs')],
  moduleNameMapper: {
    '\\.css$': here('no-style.mjs'),
    // A drawing needs a canvas; the figures behind it stand in its table.
    '^@ant-design/charts$': here('no-charts.mjs'),
    // The `es` folders are ES modules; their CommonJS twins load without being compiled.
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^(@ant-design|@rc-component)/([^/]+)/es/(.*)$': '$1/$2/lib/$3',
    '^(@ant-design|@rc-component)/([^/]+)/es$': '$1/$2/lib',
  },
};
