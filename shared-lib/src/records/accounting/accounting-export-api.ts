import { addEndpoints } from '@siteledger/shared-lib/api';
import type { AccountingExportInput } from '@siteledger/shared-lib/domain';
import { saveFile } from '@siteledger/shared-lib/table';

/** Which documents an accounting export is of. */
export type ExportedKind = 'invoices' | 'expenses';

type Order = AccountingExportInput & { uuid: string; kind: ExportedKind };

const nameOf = (response: Response, otherwise: string) =>
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? otherwise;

// A file is saved as it comes and never kept in the store; a refusal is read as any other.
const savedAs = (otherwise: string) => async (response: Response) => {
  if (!response.ok) return response.json() as Promise<unknown>;
  const name = nameOf(response, otherwise);
  saveFile(name, await response.blob());
  return { data: name };
};

const accountingExportApi = addEndpoints((build) => ({
  /**
   * Saves a project's invoices or expenses, from and to by invoice_date, as a file that the accounting software imports;
   * answers the file's name. 422 names what cannot be imported on `documents.{uuid}`; then there is no file.
   * docs/domain/accounting-export.md#the-call
   */
  accountingExport: build.change<string, Order>({
    query: ({ uuid, kind, ...params }) => ({
      url: `/projects/${uuid}/${kind}/myob`,
      params,
      responseHandler: savedAs(`myob-${kind}.${params.format}`),
    }),
  }),
}));

export const { useAccountingExportMutation } = accountingExportApi;
