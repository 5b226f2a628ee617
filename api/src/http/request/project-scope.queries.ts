import { type RawBuilder, sql } from 'kysely';

/**
 * The projects a caller works with: all, or those they manage or are assigned to.
 * roles-and-permissions.md#own-projects
 */
export type Scope = { kind: 'all' } | { kind: 'own'; userId: number };

/**
 * The SQL condition that limits a caller with the scope `own` to their own projects; `true` for all others. `project`
 * is the column with the project's id: `projects.id`, `invoices.project_id`. roles-and-permissions.md#own-projects
 */
export function projectScope({ scope }: { scope: Scope }, project = 'projects.id'): RawBuilder<boolean> {
  if (scope.kind === 'all') return sql<boolean>`true`;
  return sql<boolean>`exists (select 1 from project_access where project_access.project_id = ${sql.ref(project)} and project_access.user_id = ${scope.userId})`;
}
