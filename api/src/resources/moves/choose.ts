import { notFound } from '../../http/errors/errors';
import { DOCUMENT_KINDS } from '../documents/lock-document';
import { type DocumentTable } from '../documents/documents.queries';
import { type Move } from './move-between';
import { chosenDocuments } from './moved-documents.queries';

type Identified = { id: number; uuid: string };
type References = readonly (string | number)[];

/** Refuses the whole move with a 404 when one of the chosen records is not among `rows`. */
export function refuseMissing(name: string, references: References, rows: readonly Identified[]) {
  const known = new Set(rows.flatMap(({ id, uuid }) => [String(id), uuid]));
  if (!references.every((reference) => known.has(String(reference).toLowerCase()))) throw notFound(name);
}

/** The chosen documents of the source project, locked unless `lock` is false. */
export async function choose<Table extends DocumentTable>(
  { db, from }: Move,
  table: Table,
  references: References,
  lock = true,
) {
  const rows = await chosenDocuments(db, table, from.id, references, lock);
  refuseMissing(DOCUMENT_KINDS[table].name, references, rows);
  return rows;
}
