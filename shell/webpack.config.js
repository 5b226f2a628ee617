const { shellConfigs } = require('../webpack.base.js');

module.exports = shellConfigs();
