import {
  type ImportCounts,
  type ImportMapping,
  type ImportStatus,
  type ImportTask,
} from '@siteledger/shared-lib/domain';
import { importForm } from '../records/imports';
import { type At, type CallOf } from './call-of';

const FIELDS = [
  { field: 'name', column: 0, constant: null },
  { field: 'country', column: null, constant: 'MY' },
];
const MAPPING: ImportMapping = { decimal_style: 'point', date_order: 'dmy', fields: FIELDS, values: [] };
const SOURCE = { sheets: [], sheet: null, encoding: 'utf-8', delimiter: ',', header_row: 1, title: [], is1904: false };
const COUNTS: ImportCounts = { created: 1, updated: 0, unchanged: 0, error: 0, left_out: 0 };
const NOW = '2026-07-01T10:00:00+08:00';
const FILE = Buffer.from('Name\nSeri Maju\n');

type Part = { status: ImportStatus; task?: ImportTask; messages?: object };

// An import of one client, in the state that a call needs.
async function importOf({ caller, db }: At, { status, task, messages = {} }: Part) {
  if (!caller) return '/imports/1';
  const { id, uuid } = await db
    .insertInto('import_jobs')
    .values({
      ...{ entity: 'client', user_id: caller.user.id, file_name: 'clients.csv', sha256: '0', created_at: NOW },
      ...{ source: JSON.stringify(SOURCE), columns: JSON.stringify([{ heading: 'Name', amounts: null, days: null }]) },
      ...{ mapping: JSON.stringify(MAPPING), row_count: 1, counts: JSON.stringify(COUNTS) },
      ...{ status, task: task ?? null, committed_at: status === 'committed' ? NOW : null },
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
  await db.insertInto('import_files').values({ job_id: id, bytes: FILE }).execute();
  const cells = JSON.stringify(['Seri Maju']);
  const row = { job_id: id, row_no: 2, cells, result: 'created', messages: JSON.stringify(messages) } as const;
  await db.insertInto('import_rows').values(row).execute();
  return `/imports/${uuid}`;
}

const of =
  (part: Part, rest = '', body?: object): CallOf =>
  async (at) => ({ path: (await importOf(at, part)) + rest, ...(body && { body }) });

/** Valid calls of imports. */
export const IMPORT_CALLS: Readonly<Record<string, CallOf>> = {
  'PUT /move_in': () => ({ path: '/move_in', body: { as_of: '2026-06-30', debtors: '1.00' } }),
  'POST /imports': () => ({ path: '/imports', form: importForm('client', FILE) }),
  'GET /imports/{id}': of({ status: 'uploaded' }),
  'PUT /imports/{id}/source': of({ status: 'uploaded' }, '/source', { header_row: 1 }),
  'PUT /imports/{id}/mapping': of({ status: 'uploaded' }, '/mapping', { fields: FIELDS }),
  'GET /imports/{id}/rows': of({ status: 'uploaded' }, '/rows'),
  'PUT /imports/{id}/rows/{no}': of({ status: 'checked' }, '/rows/2', { is_left_out: true }),
  'POST /imports/{id}/check': of({ status: 'mapped' }, '/check'),
  'POST /imports/{id}/commit': of({ status: 'checked' }, '/commit', {}),
  'POST /imports/{id}/undo': of({ status: 'committed' }, '/undo'),
  'POST /imports/{id}/cancel': of({ status: 'mapped', task: 'check' }, '/cancel'),
  'GET /imports/{id}/errors.xlsx': of({ status: 'checked', messages: { name: ['Wrong.'] } }, '/errors.xlsx'),
  'GET /import-templates/{entity}.xlsx': () => ({ path: '/import-templates/client.xlsx' }),
};
