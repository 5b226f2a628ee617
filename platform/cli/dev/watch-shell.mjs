import { createRequire } from 'node:module';
import pageConfigModule from '../../build/page-config.js';
import shellConfigModule from '../../build/shell-config.js';
import { listingWithWatched } from './listing-with-watched.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');
const WebpackDevServer = require('webpack-dev-server');

const isBelow = (paths) => (pathname) => paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));

const isOfRelease = (pathname) => /^\/remotes\/[^/]+\/[^/]+\//.test(pathname);
const isServed = (paths) => (pathname) => isBelow(paths)(pathname) || isOfRelease(pathname);
const isOfPage = ({ name, paths }) => {
  const isItsPath = isBelow(paths);
  return (pathname) => isItsPath(pathname) || pathname.startsWith(`/assets/${name}`);
};

const common = { hot: true, static: false };
const client = { overlay: false, logging: 'warn' };

// The thin host of one remote replaces the shell.
const configOf = (product, isAlone) =>
  shellConfigModule.shellConfig(product, {
    watched: true,
    ...(isAlone && { name: 'alone', main: product.shell.alone }),
  });

/**
 * Serves the shell from its sources. It proxies API calls and unwatched remotes to the product's server, and other
 * pages to their watching servers. `isAlone` serves the thin host instead, with only the watched remotes.
 */
export async function watchShell(product, { port, server, pages = [], remotes, isAlone = false }) {
  const registry = { server, path: product.registry.path };
  const devServer = new WebpackDevServer(
    {
      ...common,
      port,
      client,
      proxy: [
        { context: isServed(product.server.paths), target: server },
        ...pages.map((page) => ({ context: isOfPage(page), target: `http://localhost:${page.port}` })),
      ],
      historyApiFallback: true,
      setupMiddlewares: (middlewares) => [listingWithWatched(registry, remotes, { isAlone }), ...middlewares],
    },
    webpack(configOf(product, isAlone)),
  );
  await devServer.start();
}

/** Serves another page from its sources; it is reached through the shell's port. */
export async function watchPage(product, { port, ...page }) {
  const devServer = new WebpackDevServer(
    {
      ...common,
      port,
      client: { ...client, webSocketURL: `ws://localhost:${port}/ws` },
      allowedHosts: ['localhost'],
      historyApiFallback: { index: `/${page.name}.html` },
    },
    webpack(pageConfigModule.pageConfig(product, page, { watched: true })),
  );
  await devServer.start();
}
