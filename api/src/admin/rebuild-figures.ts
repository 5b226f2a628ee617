import { parseArgs } from 'node:util';
import { rebuildFigures, type WrongFigure } from '../figures/kept-figures';
import { type Command, withDatabase } from './command';

const MOST_LISTED = 100;

const describe = ({ kept_in, record, figure, before, after }: WrongFigure) =>
  `${kept_in} ${record}: ${figure} was ${before}, is ${after}`;

export const rebuildFiguresCommand: Command = {
  usage: 'rebuild-figures [--dry-run]',
  summary:
    'computes every kept sum again from the documents and prints those that were wrong; writers wait until it is done',
  run: (parts, parameters) => {
    const { values } = parseArgs({ args: [...parameters], options: { 'dry-run': { type: 'boolean' } } });
    const isDryRun = values['dry-run'] ?? false;
    return withDatabase(parts, async ({ db }) => {
      const wrong = await rebuildFigures(db, isDryRun);
      for (const figure of wrong.slice(0, MOST_LISTED)) parts.say(describe(figure));
      if (wrong.length > MOST_LISTED) parts.say(`… and ${wrong.length - MOST_LISTED} more.`);
      const outcome = isDryRun ? 'Nothing was written' : 'They have been corrected';
      parts.say(wrong.length === 0 ? 'Every kept sum is right.' : `${wrong.length} kept sums were wrong. ${outcome}.`);
      // A wrong sum exits with an error, even when it was corrected.
      return wrong.length === 0 ? 0 : 1;
    });
  },
};
