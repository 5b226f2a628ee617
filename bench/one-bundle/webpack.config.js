const path = require('node:path');
const webpack = require('webpack');
const { shellConfigs } = require('../../webpack.base.js');
const { framePage } = require('../../shell/page.js');

const [shell] = shellConfigs();
const nameOf = ({ constructor }) => constructor.name;
const federated = ['ModuleFederationPlugin', 'PagePlugin', 'IntegrityPlugin'];
const PagePlugin = shell.plugins.find((plugin) => nameOf(plugin) === 'PagePlugin').constructor;
const here = (file) => path.join(__dirname, file);

// The baseline: the same screens with the same settings, but in one build that imports the remotes, without federation.
module.exports = {
  ...shell,
  name: 'one-bundle',
  context: __dirname,
  entry: { shell: './main.ts' },
  output: { ...shell.output, path: here('dist'), uniqueName: 'one-bundle', clean: true },
  plugins: [
    ...shell.plugins.filter((plugin) => !federated.includes(nameOf(plugin))),
    new webpack.NormalModuleReplacementPlugin(/^\.{1,2}\/(?:loader\/)?federation$/, here('bundled-remotes.ts')),
    new PagePlugin({ file: 'index.html', render: framePage }),
  ],
  cache: { ...shell.cache, name: 'one-bundle' },
};
