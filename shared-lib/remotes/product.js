const { readFileSync } = require('node:fs');
const path = require('node:path');

const LIBRARY = path.join(__dirname, '..');

/** Facts about Siteledger for the platform's build and commands, wherever a remote's repository is. */
const siteledger = {
  name: 'Siteledger',
  host: path.join(LIBRARY, 'src/domain/remotes/remote-host.ts'),
  library: {
    folder: LIBRARY,
    doors: {
      domain: { eager: true },
      session: { eager: true },
      tokens: { eager: true },
      api: { eager: true },
      router: { eager: true },
      ui: { eager: true },
      permission: { eager: true },
      form: { eager: false },
      table: { eager: true },
      records: { eager: true },
      charts: { eager: false },
    },
  },
  registry: {
    path: '/api/v2/remotes',
    url: 'SITELEDGER_URL',
    token: 'SITELEDGER_TOKEN',
    issuer: 'a Super Admin issues a publish token under Remotes',
  },
};

const nameOf = (folder) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).name.replace(/^@.+\//, '');

/**
 * The platform.config.js of a remote with its own repository: `remoteProject(__dirname)`. The remote has its package's
 * name.
 */
const remoteProject = (root) => ({
  ...siteledger,
  root,
  remote: nameOf(root),
  settings: ['platform.config.js'],
  alias: () => ({}),
  pages: [],
  alsoBuilt: [],
});

module.exports = { remoteProject, siteledger };
