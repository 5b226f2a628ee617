import { type Day } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';

/** A day as a literal, so that the planner can estimate the rows before and after it. */
export const dayLiteral = (day: Day): RawBuilder<unknown> => sql`${sql.lit(day)}::date`;
