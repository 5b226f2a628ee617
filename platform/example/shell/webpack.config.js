const { configurationsOf } = require('@siteledger/platform/build');

module.exports = configurationsOf(require('../platform.config.js')).shellConfigs();
