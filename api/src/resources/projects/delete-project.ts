import { markDeleted } from '../../db/rows';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { conflict } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { refuseStale } from '../../http/changes/version';
import { documentsOfProject, projectRecord } from './projects.queries';
import { requireProject } from './require-project';

/**
 * Deletes a project whose documents, if any, are all deleted; otherwise the refusal counts the others.
 * docs/domain/states-and-deletions.md#deletions
 */
export const deleteProject = (context: Context, reference: string, expected: number | undefined) =>
  inTransaction(context, async (db) => {
    const project = await requireProject(db, context, reference, 'update');
    await refuseStale(db, project, expected);
    const obstacles = named(await documentsOfProject(db, project.id));
    if (obstacles) throw conflict(`The project still has ${obstacles}.`);

    const before = await projectRecord(db, project.id);
    await markDeleted(db, 'projects', project.id);
    await audit(db, context, { action: 'project.delete', before });
    return { uuid: project.uuid, name: project.name };
  });

// "3 invoices, 4 expenses and 1 purchase order"
function named(counts: Record<string, number>) {
  const parts = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${count === 1 ? kind.slice(0, -1) : kind}`.replaceAll('_', ' '));
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ');
}
