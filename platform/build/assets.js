const MiniCssExtractPlugin = require('mini-css-extract-plugin');

/** File name of a script: contains the hash of its content, except in watch mode. */
const hashed = (watched, name = '[name]') => (watched ? `assets/${name}.js` : `assets/${name}.[contenthash:8].js`);

/** Extracts style sheets into files of their own. */
const hashedStyles = () => new MiniCssExtractPlugin({ filename: 'assets/[name].[contenthash:8].css' });

module.exports = { hashed, hashedStyles };
