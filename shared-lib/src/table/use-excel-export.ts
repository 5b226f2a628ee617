import { useState } from 'react';
import { cellValue, widthOf, type Column } from './column';
import { excelCell } from './excel-cells';
import { fetchAllRows } from './fetch-all-rows';
import type { ListCall } from './list-endpoint';

/** How far an export is: rows fetched of all rows. */
export type ExportProgress = { fetched: number; total: number };

type Order<Row> = {
  fileName: string;
  sheetName: string;
  columns: readonly Column<Row>[];
  fetchPage: (page: { page: number; per_page: number }) => ListCall<Row>;
};

const PX_A_CHARACTER = 8;

/** Writes a list's every row to an Excel file, with progress, and can be cancelled. `start` throws what the API answers. */
export function useExcelExport() {
  const [running, setRunning] = useState<{ progress: ExportProgress; abort: AbortController }>();

  const start = async <Row>({ fileName, sheetName, columns, fetchPage }: Order<Row>) => {
    const abort = new AbortController();
    const onProgress = (fetched: number, total: number) => setRunning({ progress: { fetched, total }, abort });
    onProgress(0, 0);
    try {
      // Not a byte of the writer is loaded before the first export; it comes while the rows do.
      const writer = import('./write-excel');
      const [rows, { downloadExcel }] = await Promise.all([
        fetchAllRows({ fetchPage, onProgress, signal: abort.signal }),
        writer,
      ]);
      abort.signal.throwIfAborted();
      downloadExcel(fileName, {
        name: sheetName,
        headings: columns.map((column) => column.title),
        widths: columns.map((column) => Math.round(widthOf(column) / PX_A_CHARACTER)),
        rows: rows.map((row) => columns.map((column) => excelCell(column.type, cellValue(column, row)))),
      });
    } catch (error) {
      if (!abort.signal.aborted) throw error;
    } finally {
      setRunning(undefined);
    }
  };

  return { progress: running?.progress, cancel: () => running?.abort.abort(), start };
}
