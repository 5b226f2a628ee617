import { addEndpoints } from '@siteledger/shared-lib/api';
import type { AccountingExportInput } from '@siteledger/shared-lib/domain';
import { saveReply } from '@siteledger/shared-lib/table';

/** Kind of document that an accounting export covers. */
export type ExportedKind = 'invoices' | 'expenses';

type Order = AccountingExportInput & { uuid: string; kind: ExportedKind };

const accountingExportApi = addEndpoints((build) => ({
  /**
   * Downloads a project's invoices or expenses by invoice_date as a file for the accounting software; returns the
   * file's name. 422 names the documents that cannot be imported on `documents.{uuid}`; then there is no file.
   * docs/domain/accounting-export.md#the-call
   */
  accountingExport: build.change<string, Order>({
    query: ({ uuid, kind, ...params }) => ({
      url: `/projects/${uuid}/${kind}/myob`,
      params,
      responseHandler: saveReply(`myob-${kind}.${params.format}`),
    }),
  }),
}));

export const { useAccountingExportMutation } = accountingExportApi;
