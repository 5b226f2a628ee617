const { shellConfig, signInConfig } = require('../webpack.base.js');

module.exports = [shellConfig(), signInConfig()];
