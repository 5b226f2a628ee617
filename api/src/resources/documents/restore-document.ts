import { lastWriteAfter, type Write } from '../../db/audit/writes';
import { type Db } from '../../db/database';
import { unmarkDeleted } from '../../db/rows';
import { beginAgain, isDuplicate } from '../../db/transaction/transaction';
import { asOfToday, type Viewpoint } from '../../figures/viewpoint';
import { audit } from '../../http/changes/audit';
import { type Context } from '../../http/request/context';
import { notFound } from '../../http/errors/errors';
import { inTransaction } from '../../http/changes/in-transaction';
import { refusedSince, requireOwnDeletion } from '../../http/changes/undo';
import { refuseStale } from '../../http/changes/version';
import { findProject, type LockedProject } from '../projects/projects.queries';
import {
  calledRecord,
  type DocumentRow,
  type DocumentTable,
  findDocument,
  lockInProject,
  namesake,
  type ReferredTable,
} from './documents.queries';
import { DOCUMENT_KINDS, numberOf } from './lock-document';

/** A document being restored, locked with its project, and the deletion being undone. */
export type Restored<Table extends DocumentTable> = {
  db: Db;
  project: LockedProject;
  document: DocumentRow<Table>;
  deletion: Write;
};

/**
 * Undoes the caller's deletion of a document, which keeps its number, uuid and version. `guard` takes the locks of a
 * creation, and refuses when a record the document needs is gone. A 409 names the later change that prevents the undo,
 * and its author. docs/domain/states-and-deletions.md#undo
 */
export const restoreDocument =
  <Table extends DocumentTable, Reply>(
    table: Table,
    guard: (restored: Restored<Table>) => Promise<void>,
    reply: (db: Db, id: number, view: Viewpoint) => Promise<Reply>,
  ) =>
  (context: Context, reference: string, expected: number | undefined): Promise<Reply> =>
    inTransaction(context, async (db) => {
      const { entity, name, lockOfNew } = DOCUMENT_KINDS[table];
      const place = await findDocument(db, context, table, reference, 'any');
      if (!place) throw notFound(name);
      const project = await findProject(db, context, place.project_id, lockOfNew);
      const document = await lockInProject(db, table, place, 'any');
      if (!document) throw beginAgain();
      const deleted = { ...document, entity, name: numberOf(table, document) };
      const deletion = await requireOwnDeletion(db, context, deleted, name);
      await refuseStale(db, document, expected);
      if (!project) throw await refusedSince(db, deletion, await calledRecord(db, 'projects', place.project_id));
      await guard({ db, project, document, deletion });

      const after = await unmarkDeleted(db, table, document.id).catch((error: unknown) => {
        // The number was taken meanwhile; the next attempt finds out by whom.
        throw isDuplicate(error) ? beginAgain() : error;
      });
      await audit(db, context, { action: `${entity}.restore`, before: document, after });
      return reply(db, document.id, asOfToday(context));
    });

/** Refuses when `find`, which locks like a creation, no longer finds a record that the document refers to. */
export async function refuseGone(
  { db, deletion }: Pick<Restored<DocumentTable>, 'db' | 'deletion'>,
  table: ReferredTable,
  id: number | null,
  find: (id: number) => Promise<unknown>,
) {
  if (id !== null && !(await find(id))) throw await refusedSince(db, deletion, await calledRecord(db, table, id));
}

/** Refuses when another document of the same owner now has its number. */
export async function refuseNamesake<Table extends DocumentTable>(
  { db, deletion, document }: Restored<Table>,
  table: Table,
  owner: keyof DocumentRow<Table> & string,
) {
  const other = await namesake(db, table, { number: DOCUMENT_KINDS[table].number, owner }, document);
  if (other) throw await refusedSince(db, deletion, other);
}

/** Refuses when the project was completed after the deletion and no longer takes such documents. */
export async function refuseCompletedSince({ db, deletion, project }: Restored<DocumentTable>) {
  if (project.status !== 'Completed') return;
  const change = await lastWriteAfter(db, deletion.id, [project.uuid]);
  if (change) throw await refusedSince(db, deletion, project);
}
