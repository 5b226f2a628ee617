const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

const settings = { shareStrategy: 'loaded-first', dts: false, dev: false, manifest: true };
// The registry names the entry itself; snapshots are for those who start from a manifest.
const optimization = { disableSnapshot: true, target: 'web' };

/** Federation with what shell and remotes have in common. */
const federation = ({ experiments, ...options }) =>
  new ModuleFederationPlugin({ ...settings, ...options, experiments: { optimization, ...experiments } });

module.exports = { federation };
