import { type Project, type ProjectUpdate } from '@siteledger/shared-lib/domain';
import { asOfToday } from '../../figures/viewpoint';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { inTransaction } from '../../http/in-transaction';
import { refuseStale } from '../../http/version';
import { guardStatus } from './guard-status';
import { projectsByNumber } from './list/queries';
import { projectValues } from './project-values';
import { projectRecord, saveProject, setManagers } from './queries';
import { requireProject } from './require-project';

/** Changes a project as a whole; its status only as Decision §4 allows. */
export const updateProject = (
  context: Context,
  reference: string,
  input: ProjectUpdate,
  expected: number | undefined,
): Promise<Project | undefined> =>
  inTransaction(context, async (db) => {
    const current = await requireProject(db, context, reference, 'update');
    await refuseStale(db, current, expected);
    await guardStatus(db, context, current, input);
    const { values, managers } = await projectValues(db, context, input, current.client_id);

    const before = await projectRecord(db, current.id);
    await saveProject(db, current.id, values);
    await setManagers(db, current.id, managers);

    const after = {
      ...(await projectRecord(db, current.id)),
      ...(input.status_reason && { status_reason: input.status_reason }),
    };
    await audit(db, context, { action: 'project.update', entity: 'project', uuid: current.uuid, before, after });
    const [project] = await projectsByNumber(db, [current.id], asOfToday(context));
    return project;
  });
