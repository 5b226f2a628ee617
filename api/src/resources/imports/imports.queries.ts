import {
  choice,
  IMPORT_ENTITIES,
  IMPORT_STATUSES,
  type ImportDetails,
  type ImportEntity,
  type ImportJob,
  type ImportMapping,
  type ImportTask,
  type MappableField,
} from '@siteledger/shared-lib/domain';
import { fieldsOfEntity } from './fields/import-entities';
import { lineFieldOf } from './fields/import-field';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { type Db } from '../../db/database';
import { isRecord } from '../../db/record-reference';
import { type Database } from '../../db/schema';
import { columnsOf, select, selection } from '../../db/selection';
import { matchesSearch, neverNull, tableList } from '../../lists';
import { firstRows } from './rows.queries';

type Shapes = Pick<ImportDetails, 'columns' | 'mapping' | 'counts' | 'totals'> & {
  entity: ImportEntity;
  source: ImportDetails['source'] & { is1904: boolean };
};

/** A stored import. */
export type StoredImport = Omit<Selectable<Database['import_jobs']>, keyof Shapes> & Shapes;

const JOB = selection<ImportJob>({
  ...columnsOf('import_jobs', 'uuid', 'file_name', 'status', 'task', 'progress', 'message', 'created_at'),
  ...columnsOf('import_jobs', 'committed_at'),
  entity: sql`import_jobs.entity`,
  counts: sql`import_jobs.counts`,
  rows: sql`import_jobs.row_count`,
  created_by: sql`users.name`,
});

const BY_USER = sql`join users on users.id = import_jobs.user_id`;

/** The history of imports, newest first. */
export const IMPORTS = tableList({
  table: 'import_jobs',
  selection: JOB,
  joins: BY_USER,
  sorts: {
    created_at: neverNull(sql`import_jobs.created_at`),
    file_name: neverNull(sql`lower(import_jobs.file_name)`),
  },
  defaultSort: { sort: 'created_at', order: 'desc' },
  filters: { entity: choice('entity', IMPORT_ENTITIES), status: choice('status', IMPORT_STATUSES) },
  chosen: ({ search, filters: { entity, status } }) => sql`
    ${matchesSearch(search, ['import_jobs.file_name'])}
    and ${entity ? sql`import_jobs.entity = ${entity}` : sql`true`}
    and ${status ? sql`import_jobs.status = ${status}` : sql`true`}`,
});

/** An import as stored; `lock` makes other changes of it wait. */
export async function findStoredImport(db: Db, reference: string | number, lock: 'for update' | '' = '') {
  const { rows } = await sql<StoredImport>`
    select * from import_jobs where ${isRecord('import_jobs', reference)} ${sql.raw(lock)}`.execute(db);
  return rows[0];
}

/** An import with its file, mapping and first rows. */
export async function findImport(db: Db, reference: string | number): Promise<ImportDetails | undefined> {
  const stored = await findStoredImport(db, reference);
  if (!stored) return undefined;
  const { rows } = await select(JOB, sql`from import_jobs ${BY_USER} where import_jobs.id = ${stored.id}`).execute(db);
  const [job] = rows;
  const { is1904: _, ...source } = stored.source;
  const { columns, mapping, totals, reason } = stored;
  const sample = await firstRows(db, stored.id);
  const [fields, missing] = [mappableFields(stored), missingFields(stored)];
  return job && { ...job, source, columns, fields, mapping, missing, totals, reason, sample };
}

type Mapped = Pick<StoredImport, 'entity' | 'mapping'>;

// Fields of lines are required only in a file that has lines.
function mappableFields({ entity, mapping }: Mapped): MappableField[] {
  const hasLines = mapping.fields.some(({ field }) => lineFieldOf(field));
  return fieldsOfEntity(entity).map(({ key, label, isRequired, example }) => ({
    ...{ key, label, example },
    isRequired: isRequired && (hasLines || !lineFieldOf(key)),
  }));
}

/** Labels of required fields that neither a column nor a constant gives. */
export function missingFields(job: Mapped): string[] {
  const mapped = new Set(job.mapping.fields.map(({ field }) => field));
  const missing = mappableFields(job).filter(({ key, isRequired }) => isRequired && !mapped.has(key));
  return missing.map(({ label }) => label);
}

/** Stores an import with its file; returns its id. */
export async function insertImport(db: Db, job: Insertable<Database['import_jobs']>, bytes: Buffer) {
  const { id } = await db.insertInto('import_jobs').values(job).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('import_files').values({ job_id: id, bytes }).execute();
  return id;
}

/** The file of an import; undefined once it was deleted for its age. */
export async function readFile(db: Db, id: number): Promise<Buffer | undefined> {
  // The two drivers return bytes differently, but base64 text alike.
  const { rows } = await sql<{ bytes: string }>`
    select encode(bytes, 'base64') as bytes from import_files where job_id = ${id}`.execute(db);
  return rows[0] && Buffer.from(rows[0].bytes, 'base64');
}

export async function saveImport(db: Db, id: number, values: Updateable<Database['import_jobs']>) {
  await db
    .updateTable('import_jobs')
    .set({ ...values, changed_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Queues work for the next server that looks for some. */
export const queueTask = (db: Db, id: number, task: ImportTask, more: Updateable<Database['import_jobs']> = {}) =>
  saveImport(db, id, {
    ...more,
    ...{ task, claim: null, claimed_until: null, progress: 0, is_cancelled: false, message: null },
  });

/** The mapping that the user last gave to files with these headings. */
export async function rememberedMapping(db: Db, userId: number, entity: ImportEntity, signature: string) {
  const found = await db
    .selectFrom('import_mappings')
    .select('mapping')
    .where('user_id', '=', userId)
    .where('entity', '=', entity)
    .where('signature', '=', signature)
    .executeTakeFirst();
  return found?.mapping as ImportMapping | undefined;
}

export async function rememberMapping(db: Db, values: Insertable<Database['import_mappings']>) {
  const { mapping, updated_at } = values;
  await db
    .insertInto('import_mappings')
    .values(values)
    .onConflict((conflict) => conflict.columns(['user_id', 'entity', 'signature']).doUpdateSet({ mapping, updated_at }))
    .execute();
}
