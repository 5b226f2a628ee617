const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/** File name of a script: with the hash of its content, unless it changes all the time. */
const hashed = (watched, name = '[name]') => (watched ? `assets/${name}.js` : `assets/${name}.[contenthash:8].js`);

/** Style sheets as files of their own. */
const hashedStyles = () => new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' });

module.exports = { hashed, hashedStyles };
