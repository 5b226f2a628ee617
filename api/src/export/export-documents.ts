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
import { type Column, PURCHASE_COLUMNS, SALES_COLUMNS } from './columns';
import { CHARSET, FILE_FORMATS } from './file-format';
import { refuseObstacles } from './mapping';
import { purchasesOf } from './purchases';
import { type ExportRange, projectCode } from './exported-documents.queries';
import { salesOf } from './sales';

type Kind = { documents: (db: Db, range: ExportRange) => DocumentPages; columns: readonly Column[] };

const KINDS: Readonly<Record<'sales' | 'purchases', Kind>> = {
  sales: { documents: salesOf, columns: SALES_COLUMNS },
  purchases: { documents: purchasesOf, columns: PURCHASE_COLUMNS },
};

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
export async function exportDocuments(request: FastifyRequest, reply: FastifyReply, name: keyof typeof KINDS) {
  const { context } = request;
  const { db } = context;
  const { documents, columns } = KINDS[name];
  const { from, to, format } = parse(object(EXPORT_PARAMETERS), request.query);
  const { id } = await requireProject(db, context, (request.params as { id: string }).id);
  const range = {
    projectId: id,
    from: from ?? undefined,
    to: to ?? undefined,
    ...untilDay(request, { to: to ?? undefined }),
  };
  const settings = await readAccountingSettings(db);
  // Once the file has begun, an error can no longer be sent.
  await refuseObstacles(documents(db, range), settings);

  const written = format ?? ACCOUNTING_FORMATS[0];
  const { contentType } = FILE_FORMATS[written];
  const file = `myob-${name}-${await projectCode(db, id)}-${context.today.replaceAll('-', '')}.${written}`;
  return reply
    .type(`${contentType}; charset=${CHARSET}`)
    .header('content-disposition', `attachment; filename="${file}"`)
    .send(Readable.from(accountingFile(documents(db, range), columns, settings, FILE_FORMATS[written])));
}
