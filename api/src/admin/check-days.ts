import { counted, todayInKualaLumpur } from '@siteledger/shared-lib/domain';
import { daysOutOfOrder } from '../figures/days-out-of-order';
import { type Command, withDatabase } from './command';

export const checkDays: Command = {
  usage: 'check-days',
  summary:
    'lists certificates and variation orders with days in no order, as older data may have them; ends with 1 then',
  run: (parts) =>
    withDatabase(parts, async ({ db }) => {
      const found = await daysOutOfOrder(db, todayInKualaLumpur(parts.clock()));
      for (const { document, problem } of found) parts.say(`${document}: ${problem}`);
      parts.say(found.length === 0 ? 'Every day is in order.' : `${counted(found.length, 'day')} out of order.`);
      return found.length === 0 ? 0 : 1;
    }),
};
