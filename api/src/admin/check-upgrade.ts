import { upgradeReport } from '@siteledger/platform/contract';
import { readRunning } from '@siteledger/platform/registry';
import { readHostFacts } from '../registry/read-host-facts';
import { type Command, withAnyDatabase } from './command';

export const checkUpgrade: Command = {
  usage: 'check-upgrade',
  summary: 'says which releases of remotes that run here would break with this version; 1 when one would',
  // Checks before any migration runs: the database may still have the previous version's schema.
  run: (parts) =>
    withAnyDatabase(parts, async (database) => {
      const { config, clock, say } = parts;
      const running = await readRunning(database.db, [config.environment]);
      const { isSound, lines } = upgradeReport(running, await readHostFacts(config, database, clock));
      lines.forEach(say);
      return isSound ? 0 : 1;
    }),
};

export const printServed: Command = {
  usage: 'served',
  summary: 'prints what this version has for the releases of remotes, for check-upgrade elsewhere',
  run: (parts) =>
    withAnyDatabase(parts, async (database) => {
      parts.say(JSON.stringify(await readHostFacts(parts.config, database, parts.clock)));
      return 0;
    }),
};
