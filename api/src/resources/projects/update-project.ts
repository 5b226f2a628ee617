import { type Project, type ProjectUpdate } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { saveRow } from '../../db/rows';
import { rolledBack } from '../../db/transaction/rolled-back';
import { asOfToday } from '../../figures/viewpoint';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { refuseStale } from '../../http/changes/version';
import { guardStatus } from './guard-status';
import { projectsById } from './projects-by-number.queries';
import { projectValues } from './project-values';
import { type LockedProject, projectRecord, setManagers } from './projects.queries';
import { requireProject } from './require-project';

type Sent = ProjectUpdate & { preview?: boolean | undefined };

/**
 * Replaces a project's fields, with allowed changes of status only. A preview is rolled back and returns the project
 * and its figures as they would be. docs/domain/states-and-deletions.md#projects
 */
export const updateProject = (
  context: Context,
  reference: string,
  { preview, ...input }: Sent,
  expected: number | undefined,
): Promise<Project | undefined> =>
  inTransaction(context, async (db) => {
    const current = await requireProject(db, context, reference, 'update');
    await refuseStale(db, current, expected);
    await guardStatus(db, context, current, input);
    const store = () => storeProject(db, context, current, input);
    return preview ? rolledBack(db, store) : store();
  });

async function storeProject(db: Db, context: Context, current: LockedProject, input: ProjectUpdate) {
  const { values, managers } = await projectValues(db, context, input, current.client_id);

  const before = await projectRecord(db, current.id);
  await saveRow(db, 'projects', current.id, values);
  await setManagers(db, current.id, managers);

  const after = {
    ...(await projectRecord(db, current.id)),
    ...(input.status_reason && { status_reason: input.status_reason }),
  };
  await audit(db, context, { action: 'project.update', before, after });
  const [project] = await projectsById(db, [current.id], asOfToday(context));
  return project;
}
