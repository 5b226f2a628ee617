import type { FilePlan, RowsWriter } from './rows-writer';
import { aboutXml, sheetParts } from './sheet-xml';
import { sheetPath, workbookParts, XLSX_TYPE } from './workbook-parts';
import { zipFile } from './zip-file';

/**
 * Writes rows to an .xlsx file: days and figures are numbers with formats, the heading row is frozen and filterable,
 * the totals are below the rows, and a second sheet describes the file.
 */
export function excelWriter(plan: FilePlan): RowsWriter {
  const zip = zipFile();
  const parts = sheetParts(plan);
  const sheet = zip.open(sheetPath(1));
  let count = 0;
  let before = parts.start;

  return {
    add: async (rows) => {
      const text = rows.map((values, at) => parts.row(count + at + 2, values));
      count += rows.length;
      await sheet.write(before + text.join(''));
      before = '';
    },
    finish: async ({ totals, about }) => {
      await sheet.write(before + parts.end(count, totals));
      await sheet.close();
      await zip.add(sheetPath(2), aboutXml(about));
      for (const [path, text] of Object.entries(workbookParts(plan.name, parts.filtered(count)))) {
        await zip.add(path, text);
      }
      return zip.finish(XLSX_TYPE);
    },
    dispose: () => undefined,
  };
}
