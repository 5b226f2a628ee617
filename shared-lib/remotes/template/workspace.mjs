/**
 * Files that make a new remote a package of Siteledger's own repository, by path; `versions` are those of the packages
 * there.
 */
export function workspaceOf({ name, title }, { platform, sharedLib, react }) {
  const packageJson = {
    name: `@siteledger/${name}`,
    version: '1.0.0',
    private: true,
    description: title,
    scripts: {
      'dev:alone': 'node ../platform/cli/main.mjs alone',
      serve: 'node ../platform/cli/main.mjs serve',
      'publish-remote': 'node ../platform/cli/main.mjs publish',
    },
    dependencies: { '@siteledger/platform': platform, '@siteledger/shared-lib': sharedLib, react },
  };
  return {
    'package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
    'webpack.config.js': `const { remoteConfig } = require('../webpack.base.js');

module.exports = remoteConfig(__dirname);
`,
  };
}
