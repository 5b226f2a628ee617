import { type FastifyRequest } from 'fastify';
import { type Db } from '../../db/database';
import { beginAgain } from '../../db/transaction/transaction';
import { type Viewpoint } from '../../figures/viewpoint';
import { viewpointOf } from '../../http/routes/as-of';
import { type Context } from '../../http/request/context';
import { invalid, notFound } from '../../http/errors/errors';
import { refuseStale } from '../../http/changes/version';
import { type LockedProject, type ProjectLock } from '../projects/projects.queries';
import { requireProject } from '../projects/require-project';
import { type DocumentRow, type DocumentTable, findDocument, lockInProject } from './documents.queries';

type Kind = { name: string; entity: string; number: string; lock: ProjectLock; lockOfNew: ProjectLock };

/**
 * Each kind's name for people and for the audit log, the column of its number, and how its project is locked for a
 * change and for a new document: numbers within a project are assigned one after the other.
 */
export const DOCUMENT_KINDS = {
  invoices: { name: 'Invoice', entity: 'invoice', number: 'invoice_no', lock: 'update', lockOfNew: 'update' },
  expenses: { name: 'Expense', entity: 'expense', number: 'ref_no', lock: 'share', lockOfNew: 'share' },
  purchase_orders: {
    ...{ name: 'Purchase order', entity: 'purchase-order', number: 'po_no' },
    ...{ lock: 'share', lockOfNew: 'share' },
  },
  variation_orders: {
    ...{ name: 'Variation order', entity: 'variation-order', number: 'vo_no' },
    ...{ lock: 'share', lockOfNew: 'update' },
  },
} as const satisfies Record<DocumentTable, Kind>;

/** The document's number as people know it. */
export const numberOf = <Table extends DocumentTable>(table: Table, document: DocumentRow<Table>): string =>
  String((document as Record<string, unknown>)[DOCUMENT_KINDS[table].number]);

/**
 * The ids of one of the caller's documents, not deleted, and of its project; a 404 for any other.
 * roles-and-permissions.md#own-projects
 */
export async function requireDocument(db: Db, context: Context, table: DocumentTable, reference: string | number) {
  const found = await findDocument(db, context, table, reference);
  if (!found) throw notFound(DOCUMENT_KINDS[table].name);
  return found;
}

/** Reads one of the caller's documents as of the day of the query. docs/domain/figures.md#as-of-a-day */
export const readDocument =
  <Details>(table: DocumentTable, find: (db: Db, id: number, view: Viewpoint) => Promise<Details>) =>
  async (request: FastifyRequest, reference: string) => {
    const { context } = request;
    const { id } = await requireDocument(context.db, context, table, reference);
    return find(context.db, id, viewpointOf(request));
  };

export type Locked<Table extends DocumentTable> = { project: LockedProject; document: DocumentRow<Table> };

/** Locks a document for a change, always after its project; a 409 when it was changed since the caller read it. */
export async function lockDocument<Table extends DocumentTable>(
  db: Db,
  context: Context,
  table: Table,
  reference: string,
  expected: number | undefined,
): Promise<Locked<Table>> {
  const place = await requireDocument(db, context, table, reference);
  const project = await requireProject(db, context, place.project_id, DOCUMENT_KINDS[table].lock);
  const document = await lockInProject(db, table, place);
  // It was moved or deleted before its project was locked. Locking the next project while holding this one could
  // deadlock with a move.
  if (!document) throw beginAgain();
  await refuseStale(db, document, expected);
  return { project, document };
}

/** Refuses a change that names another project: use a move instead. */
export function refuseOtherProject(reference: string | number | null | undefined, { id, uuid }: LockedProject) {
  if (reference === undefined || reference === null) return;
  if (![String(id), uuid].includes(String(reference).toLowerCase()))
    throw invalid({ project_uuid: ['Project is changed by a move.'] });
}
