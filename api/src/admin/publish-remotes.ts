import { publishLocalBuilds } from '@siteledger/platform/registry';
import { REGISTRY_PRODUCT } from '../registry/registry-product';
import { type Command, withDatabase } from './command';

export const publishRemotes: Command = {
  usage: 'publish-remotes',
  summary: 'publishes the remotes that were built with this server and lets this environment run them',
  run: (parts) =>
    withDatabase(parts, async ({ db }) => {
      const { rootDir, environment } = parts.config;
      const published = await publishLocalBuilds({ db, rootDir, environment, product: REGISTRY_PRODUCT });
      for (const { name, version, problem } of published)
        parts.say(problem ? `${name} ${version} is not published: ${problem}.` : `${name} ${version} is published.`);
      if (published.length === 0) parts.say('No remote is built here.');
      return published.length > 0 && published.every(({ problem }) => !problem) ? 0 : 1;
    }),
};
