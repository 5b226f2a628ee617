import { type Day } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';

/** A day as a literal: the planner then sees how many rows lie before and after it. */
export const dayLiteral = (day: Day): RawBuilder<unknown> => sql`${sql.lit(day)}::date`;
