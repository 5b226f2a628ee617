import { createRequire } from 'node:module';
import remoteConfigModule from '../../build/remote-config.js';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const WebpackDevServer = require('webpack-dev-server');

/** Serves one remote from its sources, with hot reload, to a page of another origin. */
export async function watchRemote(product, { name, port }) {
  const publicPath = `http://localhost:${port}/`;
  const folder = product.folderOf(name);
  const compiler = webpack(remoteConfigModule.remoteConfig(product, folder, { watched: true, publicPath }));
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      static: false,
      headers: { 'Access-Control-Allow-Origin': '*' },
      // The page belongs to the shell, so its address does not give this server's host and port.
      allowedHosts: ['localhost'],
      client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
    },
    compiler,
  );
  await server.start();
}
