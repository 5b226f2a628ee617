import { sql } from 'kysely';
import { isOfClient, refersTo } from '../../db/record-reference';
import { projectScope } from '../../http/request/project-scope.queries';
import { type ProjectChoice } from '../../figures/portfolio-cashflow';
import { type Context } from '../../http/request/context';

type Reference = string | number | undefined;

/** The condition for projects the caller may see and the filters select; undefined when that is all projects. */
export function projectChoice(
  context: Context,
  { project, client }: { project?: Reference; client?: Reference },
): ProjectChoice {
  if (context.scope.kind === 'all' && project === undefined && client === undefined) return undefined;
  return (column) =>
    sql`${projectScope(context, column)} and ${refersTo(column, 'projects', project)} and ${isOfClient(column, client)}`;
}
