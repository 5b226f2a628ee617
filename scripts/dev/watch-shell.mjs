import { createRequire } from 'node:module';
import webpackBase from '../../webpack.base.js';
import { listingWithWatched } from './listing-with-watched.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const WebpackDevServer = require('webpack-dev-server');

const isServedByApi = (pathname) => /^\/(?:api|health)\/|^\/remotes\/[^/]+\/[^/]+\//.test(pathname);
const isSignIn = (pathname) => /^\/(?:login|forgot|password\/reset)(?:\/|$)|^\/assets\/sign-in/.test(pathname);

const common = { hot: true, static: false };
const client = { overlay: false, logging: 'warn' };

// The thin host of one remote stands in the shell's place.
const aloneConfig = () => ({
  ...webpackBase.shellConfig({ watched: true, cacheName: 'alone' }),
  entry: { shell: './src/alone/main.tsx' },
});

/**
 * Serves the shell from its sources; calls, and remotes that are not watched, come from the api. `isAlone` serves the thin
 * host instead, with nothing but the watched remotes.
 */
export async function watchShell({ port, signInPort, api, remotes, isAlone = false }) {
  const server = new WebpackDevServer(
    {
      ...common,
      port,
      client,
      proxy: [
        { context: isServedByApi, target: api },
        ...(isAlone ? [] : [{ context: isSignIn, target: `http://localhost:${signInPort}` }]),
      ],
      historyApiFallback: true,
      setupMiddlewares: (middlewares) => [listingWithWatched(api, remotes, { isAlone }), ...middlewares],
    },
    webpack(isAlone ? aloneConfig() : webpackBase.shellConfig({ watched: true })),
  );
  await server.start();
}

/** Serves the sign-in page from its sources; people reach it through the shell's port. */
export async function watchSignIn({ port }) {
  const server = new WebpackDevServer(
    {
      ...common,
      port,
      client: { ...client, webSocketURL: `ws://localhost:${port}/ws` },
      allowedHosts: ['localhost'],
      historyApiFallback: { index: '/sign-in.html' },
    },
    webpack(webpackBase.signInConfig({ watched: true })),
  );
  await server.start();
}
