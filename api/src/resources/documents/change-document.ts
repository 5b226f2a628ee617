import { type Reference } from '@siteledger/shared-lib/domain';
import { type Insertable, type Updateable } from 'kysely';
import { type Db } from '../../db/database';
import { markDeleted, saveRow } from '../../db/rows';
import { type Database } from '../../db/schema';
import { asOfToday, type Viewpoint } from '../../figures/viewpoint';
import { audit } from '../../http/changes/audit';
import { createRow } from '../../http/changes/audited-rows';
import { type Context } from '../../http/request/context';
import { inTransaction } from '../../http/changes/in-transaction';
import { type DocumentRow, type DocumentTable } from './documents.queries';
import { type LockedProject } from '../projects/projects.queries';
import { requireProject } from '../projects/require-project';
import { DOCUMENT_KINDS, lockDocument, type Locked, numberOf } from './lock-document';

/** A document being created in its locked project. */
export type Creating = { db: Db; context: Context; project: LockedProject };

/**
 * Stores a new document in one of the caller's projects, with the columns from `columnsFor`; the reply is as of today.
 */
export const createDocument =
  <Table extends DocumentTable, Input extends { project_uuid: string | number }, Reply>(
    table: Table,
    columnsFor: (creating: Creating, input: Input) => Promise<Insertable<Database[Table]>>,
    reply: (db: Db, id: number, view: Viewpoint) => Promise<Reply>,
  ) =>
  (context: Context, input: Input): Promise<Reply> =>
    inTransaction(context, async (db) => {
      const { entity, lockOfNew } = DOCUMENT_KINDS[table];
      const project = await requireProject(db, context, input.project_uuid, lockOfNew);
      const columns = await columnsFor({ db, context, project }, input);
      const { id } = await createRow(db, context, { action: `${entity}.create` }, table, columns);
      return reply(db, id, asOfToday(context));
    });

/** A document being changed, locked with its project. */
export type Changing<Table extends DocumentTable> = Locked<Table> & { db: Db; context: Context };

/**
 * Changes one of the caller's documents by the columns from `changesOf`, which may refuse; the reply is as of today.
 */
export const changeDocument =
  <Table extends DocumentTable, Input, Reply>(
    table: Table,
    changesOf: (changing: Changing<Table>, input: Input) => Promise<Updateable<Database[Table]>>,
    reply: (db: Db, id: number, view: Viewpoint) => Promise<Reply>,
  ) =>
  (context: Context, reference: string, input: Input, expected: number | undefined): Promise<Reply> =>
    inTransaction(context, async (db) => {
      const locked = await lockDocument(db, context, table, reference, expected);
      const before = locked.document;
      const changes = await changesOf({ ...locked, db, context }, input);
      const after = await saveRow(db, table, before.id, changes);
      await audit(db, context, { action: `${DOCUMENT_KINDS[table].entity}.update`, before, after });
      return reply(db, before.id, asOfToday(context));
    });

/** Soft-deletes one of the caller's documents unless `guard` refuses. docs/domain/states-and-deletions.md#deletions */
export const deleteDocument =
  <Table extends DocumentTable>(table: Table, guard: (document: DocumentRow<Table>, db: Db) => unknown) =>
  (context: Context, reference: string, expected: number | undefined): Promise<Reference> =>
    inTransaction(context, async (db) => {
      const { document } = await lockDocument(db, context, table, reference, expected);
      await guard(document, db);

      await markDeleted(db, table, document.id);
      await audit(db, context, { action: `${DOCUMENT_KINDS[table].entity}.delete`, before: document });
      return { uuid: document.uuid, name: numberOf(table, document) };
    });
