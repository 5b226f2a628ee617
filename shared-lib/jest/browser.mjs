import { fileURLToPath } from 'node:url';
import { browser as ofPlatform } from '@siteledger/platform/jest';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Jest settings for tests of screens: a browser environment for the platform and antd. */
export const browser = {
  ...ofPlatform,
  setupFiles: [...ofPlatform.setupFiles, here('browser-shims.mjs')],
  moduleNameMapper: {
    '\\.css$': here('no-style.mjs'),
    // A drawing needs a canvas; tests read the figures from the chart's table.
    '^@ant-design/charts$': here('no-charts.mjs'),
    // The `es` folders are ES modules; their CommonJS copies load without compilation.
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^(@ant-design|@rc-component)/([^/]+)/es/(.*)$': '$1/$2/lib/$3',
    '^(@ant-design|@rc-component)/([^/]+)/es$': '$1/$2/lib',
  },
};
