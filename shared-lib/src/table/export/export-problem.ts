import { errorMessage } from '@siteledger/shared-lib/api';
import { EXPORT_PAGE_SIZE } from '@siteledger/shared-lib/domain';
import { formatCount } from '../toolbar/format-count';

/** An error that stopped an export, with a message for the user. */
export class ExportProblem extends Error {
  override name = 'ExportProblem';

  constructor(
    message: string,
    /** The API's messages, if any. */
    readonly details: readonly string[] = [],
    /** Whether a retry may succeed. */
    readonly canRetry = true,
  ) {
    super(message);
  }
}

/** Error of a page that could not be loaded. */
export function pageProblem(page: number, total: number, error: unknown) {
  const from = (page - 1) * EXPORT_PAGE_SIZE + 1;
  const to = Math.min(page * EXPORT_PAGE_SIZE, total);
  const which = total > 0 ? `Rows ${formatCount(from)} to ${formatCount(to)}` : 'The first rows';
  return new ExportProblem(`${which} could not be loaded.`, [errorMessage(error) ?? []].flat());
}

/** Error of a file that could not be written: out of memory, or its thread did not start. */
export const writerProblem = () => new ExportProblem('The file could not be written.');

// A sheet's 1,048,576 rows minus headings and totals.
const MOST_EXCEL_ROWS = 1_048_574;

/** Throws if Excel cannot hold this many rows. */
export function checkExcelHolds(total: number) {
  if (total <= MOST_EXCEL_ROWS) return;
  const limit = formatCount(MOST_EXCEL_ROWS);
  throw new ExportProblem(`Excel holds at most ${limit} rows. Filter the list, or export it as CSV.`, [], false);
}
