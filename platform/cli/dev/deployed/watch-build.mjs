import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildProblems } from './build-problems.mjs';

const require = createRequire(import.meta.url);
const webpack = require('webpack');

/**
 * Builds a configuration, and again after each source change. `onBuilt` receives the release's remote.json, or the
 * problems that prevent the build.
 */
export function watchBuild(config, onBuilt) {
  const file = path.join(config.output.path, 'remote.json');
  webpack(config).watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error) onBuilt({ problems: [{ kind: 'build', place: null, text: error.message }] });
    else if (stats.hasErrors()) onBuilt({ problems: buildProblems(stats.compilation) });
    else onBuilt({ release: JSON.parse(readFileSync(file, 'utf8')), problems: [] });
  });
}
