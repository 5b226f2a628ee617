import { type RawBuilder, sql } from 'kysely';
import { refersTo } from '../../db/record-reference';

/** The rows needed, by id or by project; a past day is computed for these only. */
export type Within = {
  ids?: readonly number[] | undefined;
  projects?: readonly number[] | undefined;
  project?: string | number | undefined;
};

/** SQL condition: a row's project is needed; `column` contains the project's id. */
export const isWithinProjects = (column: string, { projects, project }: Within): RawBuilder<unknown> => sql`
  ${projects ? sql`${sql.ref(column)} = any(${projects}::bigint[])` : sql`true`} and ${refersTo(column, 'projects', project)}`;

/** SQL condition: a column contains one of the needed ids. */
export const isWithinIds = (column: string, { ids }: Within): RawBuilder<unknown> =>
  ids ? sql`${sql.ref(column)} = any(${ids}::bigint[])` : sql`true`;
