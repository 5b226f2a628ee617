import { isEmptyEnvironment, type Published } from '@siteledger/platform/registry';
import { publishImage } from '../registry/publish-image';
import { readHostFacts } from '../registry/read-host-facts';
import { REGISTRY_PRODUCT } from '../registry/registry-product';
import { type Command, withDatabase } from './command';
import { ofCentral } from './of-central';

export const publishRemotes: Command = {
  usage: 'publish-remotes',
  summary: 'publishes the remotes that were built with this server and lets this environment run them',
  run: (parts) =>
    withDatabase(parts, async (database) => {
      const { db } = database;
      const { config, clock } = parts;
      const { rootDir, environment } = config;
      const follower = await ofCentral(parts, db);
      const hostFacts = await readHostFacts(config, database, clock);
      const target = { db, rootDir, hostFacts, environment, product: REGISTRY_PRODUCT };
      const published = await publishImage(target, follower);
      for (const one of published) parts.say(outcomeText(one));
      if (published.length === 0) parts.say('No remote is built here.');
      const isDone = published.length > 0 && published.every(({ problem }) => !problem);
      // A server that has releases from before starts without the central registry; this command runs again once it is
      // reachable.
      const isForLater = follower?.isAway === true && !(await isEmptyEnvironment(db, environment));
      return isDone || isForLater ? 0 : 1;
    }),
};

function outcomeText({ name, version, problem, held }: Published) {
  if (problem) return `${name} ${version} is not published: ${problem}`;
  return held ? `${name} ${version} is published and not selected: ${held}` : `${name} ${version} is published.`;
}
