import { type RawBuilder, sql } from 'kysely';

/** Which projects a caller works with: all, or those that name them. roles-and-permissions.md#own-projects */
export type Scope = { kind: 'all' } | { kind: 'own'; userId: number };

/**
 * The condition that keeps a project manager to the projects that are theirs; `true` for everybody else. `project` is the
 * column that holds the project's number: `projects.id`, `invoices.project_id`. roles-and-permissions.md#own-projects
 */
export function projectScope({ scope }: { scope: Scope }, project = 'projects.id'): RawBuilder<boolean> {
  if (scope.kind === 'all') return sql<boolean>`true`;
  return sql<boolean>`exists (select 1 from project_access where project_access.project_id = ${sql.ref(project)} and project_access.user_id = ${scope.userId})`;
}
