import multipart from '@fastify/multipart';
import {
  IMPORT_ENTITIES,
  importCommitSchema,
  importMappingSchema,
  importRowSchema,
  importSourceSchema,
} from '@siteledger/shared-lib/domain';
import { callsOf } from '../../http/routes/calls';
import { HttpError, notFound } from '../../http/errors/errors';
import { type App } from '../../http/request/fastify-types';
import { readList, replyList } from '../../http/routes/list';
import { listParameters } from '../../http/openapi/openapi-parameters';
import { accepted, created, file, list as page, one } from '../../http/openapi/openapi-replies';
import { cancelImport } from './cancel-import';
import { changeImportRow } from './change-row';
import { createImport, reReadImport } from './create-import';
import { errorsFile, templateFile } from './import-files';
import { findImport, findStoredImport, IMPORTS } from './imports.queries';
import { mapImport } from './map-import';
import { checkImport, commitImport, undoImport } from './queue-import';
import { readImportUpload } from './read-import-upload';
import { countRows, pageOfRows, ROWS_OFFER } from './rows.queries';

const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const DETAILS = 'ImportDetails';

export function importRoutes(app: App) {
  const calls = callsOf(app, 'import.manage');
  void app.register(async (part: App) => {
    // Refuses JSON bodies too: a file is sent as a form.
    part.removeAllContentTypeParsers();
    await part.register(multipart);
    part.addContentTypeParser('*', (_request, _payload, done) => done(notMultipart()));
    uploadRoute(part);
  });
  fileRoutes(app);
  stepRoutes(app);

  /** Imports, newest first. docs/domain/imports.md#states */
  calls.get(
    '/imports',
    { summary: 'List imports', parameters: listParameters(IMPORTS.offer), reply: page('ImportJob') },
    (call) => IMPORTS.answer(call),
  );

  /** One import with its mapping, progress and first rows. docs/domain/imports.md#states */
  calls.get('/imports/:id', { summary: 'Read an import', reply: one(DETAILS) }, async ({ context, params }) => {
    const found = await findImport(context.db, params.id);
    if (!found) throw notFound('Import');
    return found;
  });

  /** Rows in file order; `result=error` also lists rows that an undo has refused. docs/domain/imports.md#the-check */
  calls.get(
    '/imports/:id/rows',
    { summary: 'List rows of an import', parameters: listParameters(ROWS_OFFER), reply: page('ImportRow') },
    async ({ context: { db }, params, query }) => {
      const list = readList(query, ROWS_OFFER);
      const job = await findStoredImport(db, params.id);
      if (!job) throw notFound('Import');
      const filter = { ...list.filters, search: list.search, order: list.order };
      return replyList(list, {
        total: await countRows(db, job.id, filter),
        rows: (window) => pageOfRows(db, job.id, filter, window),
      });
    },
  );

  /** Fixes cells of a row or leaves it out; 409 once committed. docs/domain/imports.md#the-check */
  calls.put(
    '/imports/:id/rows/:no',
    { summary: 'Change a row of an import', body: importRowSchema, reply: one('ImportRow') },
    ({ context, params, body }) => changeImportRow(context, { reference: params.id, no: Number(params.no) || 0 }, body),
  );
}

const notMultipart = () => new HttpError(415, { message: 'The file must be sent as multipart/form-data.' });

function uploadRoute(app: App) {
  /**
   * Uploads a workbook or text with separated values and proposes a mapping: 201 with it; 413 above 20 MB, 422 on
   * `file` when it cannot be read. docs/domain/imports.md#reading-a-file
   */
  callsOf(app, 'import.manage').post(
    '/imports',
    {
      summary: 'Upload a file to import',
      description:
        'A multipart/form-data body with one file, `file` (xlsx, csv or tsv, at most 20 MB), and the field `entity`.',
      reply: created(DETAILS),
    },
    async (call) => {
      if (!call.isMultipart()) throw notMultipart();
      return createImport(call.context, await readImportUpload(call));
    },
  );
}

function stepRoutes(app: App) {
  const calls = callsOf(app, 'import.manage');

  /** Reads the file another way: its sheet, encoding, delimiter or header; the mapping is proposed again. */
  calls.put(
    '/imports/:id/source',
    { summary: 'Read the file of an import another way', body: importSourceSchema, reply: one(DETAILS) },
    ({ context, params, body }) => reReadImport(context, params.id, body),
  );

  /** Saves which column is which field: 422 by field. docs/domain/imports.md#mapping */
  calls.put(
    '/imports/:id/mapping',
    { summary: 'Map the columns of an import', body: importMappingSchema, reply: one(DETAILS) },
    ({ context, params, body }) => mapImport(context, params.id, body),
  );

  /** Queues the check: 202; 422 while a required field or a style is missing. docs/domain/imports.md#the-check */
  calls.postOnce(
    '/imports/:id/check',
    { summary: 'Check an import', reply: accepted(DETAILS) },
    ({ context, params }) => checkImport(context, params.id),
  );

  /** Queues the commit: 202; 409 unless checked without errors, 422 without a reason for a difference of totals. */
  calls.postOnce(
    '/imports/:id/commit',
    { summary: 'Commit an import', body: importCommitSchema, reply: accepted(DETAILS) },
    ({ context, params, body }) => commitImport(context, params.id, body),
  );

  /** Queues the undo: 202; 409 unless committed within 30 days. docs/domain/imports.md#undo */
  calls.postOnce('/imports/:id/undo', { summary: 'Undo an import', reply: accepted(DETAILS) }, ({ context, params }) =>
    undoImport(context, params.id),
  );

  /** Cancels the work in the background, which keeps nothing; 409 when nothing runs. imports.md#in-the-background */
  calls.postOnce(
    '/imports/:id/cancel',
    { summary: 'Cancel an import', reply: accepted(DETAILS) },
    ({ context, params }) => cancelImport(context, params.id),
  );
}

function fileRoutes(app: App) {
  /** Rows with errors as a workbook that can be imported again; 409 when there are none. */
  app.get(
    '/imports/:id/errors.xlsx',
    {
      config: { permission: 'import.manage' },
      schema: { summary: 'Download rows with errors', reply: file(WORKBOOK) },
    },
    async ({ context, params }, reply) =>
      reply
        .type(WORKBOOK)
        .header('content-disposition', attachment('errors'))
        .send(await errorsFile(context, params.id)),
  );

  /** An empty workbook with the columns of an entity; 404 for an unknown one. docs/domain/imports.md#mapping */
  app.get(
    '/import-templates/:entity.xlsx',
    { config: { permission: 'import.manage' }, schema: { summary: 'Download a template', reply: file(WORKBOOK) } },
    async ({ params }, reply) => {
      const entity = IMPORT_ENTITIES.find((one) => one === params.entity);
      if (!entity) throw notFound('Template');
      return reply
        .type(WORKBOOK)
        .header('content-disposition', attachment(entity))
        .send(await templateFile(entity));
    },
  );
}

const attachment = (name: string) => `attachment; filename="${name}.xlsx"`;
