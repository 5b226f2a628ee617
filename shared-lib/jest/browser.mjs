import { fileURLToPath } from 'node:url';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Jest's settings for tests of screens: a browser as they need it, whose console has to stay free of complaints. */
export const browser = {
  testEnvironment: here('browser-environment.mjs'),
  testEnvironmentOptions: { url: 'http://localhost/' },
  setupFiles: [here('browser-shims.mjs')],
  setupFilesAfterEnv: [here('browser-setup.mjs')],
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
