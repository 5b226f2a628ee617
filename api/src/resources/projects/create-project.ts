import { type Project, type ProjectInput } from '@siteledger/shared-lib/domain';
import { nextNumber, numbered } from '../../db/next-number';
import { insertRow } from '../../db/rows';
import { asOfToday } from '../../figures/viewpoint';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { projectsById } from './projects-by-number.queries';
import { projectValues } from './project-values';
import { projectRecord, setManagers } from './projects.queries';

/** Creates a project with the next code. docs/domain/projects.md#fields */
export const createProject = (context: Context, input: ProjectInput): Promise<Project | undefined> =>
  inTransaction(context, async (db) => {
    const { values, managers } = await projectValues(db, context, input);

    const code = numbered('P', await nextNumber(db, 'project'));
    const { id } = await insertRow(db, 'projects', { ...values, code });
    await setManagers(db, id, managers);

    const [project] = await projectsById(db, [id], asOfToday(context));
    await audit(db, context, {
      action: 'project.create',
      after: await projectRecord(db, id),
    });
    return project;
  });
