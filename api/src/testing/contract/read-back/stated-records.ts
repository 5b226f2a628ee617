import { STATED_ACCOUNTS } from './stated-accounts';
import { STATED_MONEY } from './stated-money';
import { STATED_ORDERS } from './stated-orders';
import { STATED_PARTIES } from './stated-parties';
import { STATED_PEOPLE } from './stated-people';
import { STATED_PROJECTS } from './stated-projects';
import { topOf, valueAt } from './body-fields';
import { type Place } from './place';

/** Every record that a route creates or changes, with a value for each field. */
export const STATED_RECORDS = [
  ...STATED_PARTIES,
  ...STATED_PEOPLE,
  ...STATED_PROJECTS,
  ...STATED_ORDERS,
  ...STATED_MONEY,
  ...STATED_ACCOUNTS,
];

const anywhere = new Proxy({}, { get: (_, name) => String(name) }) as Place;

/** Whether the stated records cover a field of a route. */
export const isStated = (call: string, field: string) =>
  STATED_RECORDS.some((record) => {
    if (record.create !== call && record.change !== call) return false;
    const top = record.fields(anywhere)[topOf(field)];
    const value = record.create === call ? top?.created : top?.changed;
    return record.effects?.[field] !== undefined || valueAt({ [topOf(field)]: value }, field) !== undefined;
  });

/** Routes whose body is not read back from a record, and the tests that cover them. */
export const STORED_ELSEWHERE: readonly (readonly [calls: RegExp, tests: string])[] = [
  [/^(?:POST|PUT) \/remotes\//, 'api/src/registry and the gate "contract"'],
  [/^(?:POST|PUT) \/imports\//, 'api/src/resources/imports'],
  [/^POST \/move\//, 'api/src/resources/moves'],
  [/^POST \/(?:login$|refresh$|logout$)/, 'api/src/resources/session'],
  [/^POST \/(?:forgot|reset)-password$/, 'api/src/resources/password-reset'],
  [/^PUT \/known_records$/, 'api/src/resources/search'],
  [/^PUT \/user\/password$/, 'api/src/resources/session'],
  [/^(?:POST|PUT) \/(?:login\/|second-factor\/|user\/(?:passkeys|second-factor)\/)/, 'api/src/resources/second-factor'],
];
