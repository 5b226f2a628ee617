import { useState } from 'react';
import { fetchAllRows } from './fetch-all-rows';
import type { ListCall } from './list-endpoint';
import { loadWriter, saveRowsAsExcel, type RowsFile } from './save-rows-as-excel';

/** How far an export is: rows fetched of all rows. */
export type ExportProgress = { fetched: number; total: number };

type Order<Row> = Omit<RowsFile<Row>, 'rows'> & {
  fetchPage: (page: { page: number; per_page: number }) => ListCall<Row>;
};

/** Writes a list's every row to an Excel file, with progress, and can be cancelled. `start` throws what the API answers. */
export function useExcelExport() {
  const [running, setRunning] = useState<{ progress: ExportProgress; abort: AbortController }>();

  const start = async <Row>({ fetchPage, ...file }: Order<Row>) => {
    const abort = new AbortController();
    const onProgress = (fetched: number, total: number) => setRunning({ progress: { fetched, total }, abort });
    onProgress(0, 0);
    try {
      // The writer comes while the rows do.
      const [rows] = await Promise.all([fetchAllRows({ fetchPage, onProgress, signal: abort.signal }), loadWriter()]);
      abort.signal.throwIfAborted();
      await saveRowsAsExcel({ ...file, rows });
    } catch (error) {
      if (!abort.signal.aborted) throw error;
    } finally {
      setRunning(undefined);
    }
  };

  return { progress: running?.progress, cancel: () => running?.abort.abort(), start };
}
