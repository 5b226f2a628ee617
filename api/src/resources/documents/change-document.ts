import { type Reference } from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { asOfToday, type Viewpoint } from '../../figures/viewpoint';
import { audit } from '../../http/audit';
import { type Context } from '../../http/context';
import { inTransaction } from '../../http/in-transaction';
import { type DocumentRow, type DocumentTable, markDocumentDeleted, saveDocument } from './documents.queries';
import { DOCUMENT_KINDS, lockDocument, type Locked, numberOf } from './lock-document';

/** A document that is being changed, locked with its project. */
export type Changing<Table extends DocumentTable> = Locked<Table> & { db: Db; context: Context };

/** Changes a document of the caller to the columns that `changesOf` gives, unless it refuses; the reply is as of today. */
export const changeDocument =
  <Table extends DocumentTable, Input, Reply>(
    table: Table,
    changesOf: (changing: Changing<Table>, input: Input) => Promise<Partial<DocumentRow<Table>>>,
    reply: (db: Db, id: number, view: Viewpoint) => Promise<Reply>,
  ) =>
  (context: Context, reference: string, input: Input, expected: number | undefined): Promise<Reply> =>
    inTransaction(context, async (db) => {
      const locked = await lockDocument(db, context, table, reference, expected);
      const before = locked.document;
      const changes = await changesOf({ ...locked, db, context }, input);
      const after = await saveDocument(db, table, before.id, changes);
      await audit(db, context, { action: `${DOCUMENT_KINDS[table].entity}.update`, before, after });
      return reply(db, before.id, asOfToday(context));
    });

/** Deletes a document of the caller unless `guard` refuses; its record stays. docs/domain/states-and-deletions.md#deletions */
export const deleteDocument =
  <Table extends DocumentTable>(table: Table, guard: (document: DocumentRow<Table>, db: Db) => unknown) =>
  (context: Context, reference: string, expected: number | undefined): Promise<Reference> =>
    inTransaction(context, async (db) => {
      const { document } = await lockDocument(db, context, table, reference, expected);
      await guard(document, db);

      await markDocumentDeleted(db, table, document.id);
      await audit(db, context, { action: `${DOCUMENT_KINDS[table].entity}.delete`, before: document });
      return { uuid: document.uuid, name: numberOf(table, document) };
    });
