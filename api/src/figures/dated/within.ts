import { type RawBuilder, sql } from 'kysely';
import { refersTo } from '../../db/record-reference';

/** Which rows are wanted, by their own numbers or by their projects; a past day is then computed for these alone. */
export type Within = {
  ids?: readonly number[] | undefined;
  projects?: readonly number[] | undefined;
  project?: string | number | undefined;
};

/** The condition that a row's project is wanted; `column` holds the number of the project. */
export const isWithinProjects = (column: string, { projects, project }: Within): RawBuilder<unknown> => sql`
  ${projects ? sql`${sql.ref(column)} = any(${projects}::bigint[])` : sql`true`} and ${refersTo(column, 'projects', project)}`;

/** The condition that a column names one of the wanted rows. */
export const isWithinIds = (column: string, { ids }: Within): RawBuilder<unknown> =>
  ids ? sql`${sql.ref(column)} = any(${ids}::bigint[])` : sql`true`;
