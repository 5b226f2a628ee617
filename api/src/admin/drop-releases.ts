import { dropReleases, findUnneeded, operatorOfHost } from '@siteledger/platform/registry';
import { parseArgs } from 'node:util';
import { OPERATOR } from '../http/changes/operator';
import { droppedLines } from '../registry/dropped-lines';
import { REGISTRY_PRODUCT } from '../registry/registry-product';
import { type Command, withDatabase } from './command';

export const dropReleasesCommand: Command = {
  usage: 'drop-releases [--dry-run]',
  summary: 'drops the files of releases of remotes that are not kept any more, or says which these are',
  run: (parts, parameters) => {
    const { values } = parseArgs({
      args: [...parameters],
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    return withDatabase(parts, async ({ db }) => {
      const given = { now: parts.clock(), by: operatorOfHost(), decides: !parts.config.central };
      const isTried = values['dry-run'];
      const releases = isTried
        ? await findUnneeded(db, given)
        : await dropReleases(REGISTRY_PRODUCT, db, { ...given, audit: REGISTRY_PRODUCT.auditAs(OPERATOR.name) });
      for (const line of droppedLines(releases, isTried)) parts.say(line);
      return 0;
    });
  },
};
