const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

const settings = { shareStrategy: 'loaded-first', dts: false, dev: false, manifest: true };
// The registry names the entry itself; snapshots are only needed when starting from a manifest.
const optimization = { disableSnapshot: true, target: 'web' };

/** The federation options shared by shell and remotes. */
const federation = ({ experiments, ...options }) =>
  new ModuleFederationPlugin({ ...settings, ...options, experiments: { optimization, ...experiments } });

module.exports = { federation };
