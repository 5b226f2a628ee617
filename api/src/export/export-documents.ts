import { Readable } from 'node:stream';
import { ACCOUNTING_FORMATS, choice, parse } from '@siteledger/shared-lib/domain';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { object } from 'yup';
import { type Db } from '../db/database';
import { untilDay } from '../http/routes/as-of';
import { AS_OF } from '../http/openapi/openapi-parameters';
import { readAccountingSettings } from '../resources/accounting-settings/read-accounting-settings';
import { dayFilter } from '../lists';
import { requireProject } from '../resources/projects/require-project';
import { type DocumentPages } from './accounting-document';
import { accountingFile } from './accounting-file';
import { CHARSET } from './layouts/file-format';
import { type Layout } from './layouts/layout';
import { MYOB } from './layouts/myob';
import { SQL_ACCOUNT } from './layouts/sql-account';
import { refuseObstacles } from './obstacles';
import { purchasesOf } from './purchases';
import { type ExportRange, projectCode } from './exported-documents.queries';
import { salesOf } from './sales';

const DOCUMENTS = { sales: salesOf, purchases: purchasesOf } satisfies Record<
  string,
  (db: Db, range: ExportRange) => DocumentPages
>;

const LAYOUTS = { abss: MYOB, accountright: MYOB, 'sql-account': SQL_ACCOUNT };

export const EXPORT_PARAMETERS = {
  from: dayFilter('from'),
  to: dayFilter('to'),
  ...AS_OF,
  format: choice('format', ACCOUNTING_FORMATS).default('txt'),
};

/**
 * Sends a project's invoices or expenses as a file for the accounting software; as of a past day only those dated up to
 * it. Does not mark documents as exported. docs/domain/accounting-export.md#the-call
 */
export async function exportDocuments(request: FastifyRequest, reply: FastifyReply, kind: keyof typeof DOCUMENTS) {
  const { context } = request;
  const { db } = context;
  const documents = DOCUMENTS[kind];
  const { from, to, format } = parse(object(EXPORT_PARAMETERS), request.query);
  const { id } = await requireProject(db, context, (request.params as { id: string }).id);
  const range = {
    projectId: id,
    from: from ?? undefined,
    to: to ?? undefined,
    ...untilDay(request, { to: to ?? undefined }),
  };
  const settings = await readAccountingSettings(db);
  const layout: Layout = LAYOUTS[settings.headings][kind];
  // Once the file has begun, an error can no longer be sent.
  await refuseObstacles(documents(db, range), settings, layout);

  const written = format ?? ACCOUNTING_FORMATS[0];
  const fileFormat = layout.formats[written];
  const file = `${layout.name}-${kind}-${await projectCode(db, id)}-${context.today.replaceAll('-', '')}.${written}`;
  return reply
    .type(`${fileFormat.contentType}; charset=${CHARSET}`)
    .header('content-disposition', `attachment; filename="${file}"`)
    .send(Readable.from(accountingFile(documents(db, range), settings, layout, fileFormat)));
}
