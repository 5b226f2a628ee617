import { errorMessage } from '@siteledger/shared-lib/api';
import { EXPORT_PAGE_SIZE } from '@siteledger/shared-lib/domain';
import { formatCount } from '../toolbar/format-count';

/** Why an export stopped, in words for people. */
export class ExportProblem extends Error {
  override name = 'ExportProblem';

  constructor(
    message: string,
    /** What the API said, if it said anything. */
    readonly details: readonly string[] = [],
    /** Whether it may go better the next time. */
    readonly canRetry = true,
  ) {
    super(message);
  }
}

/** A page did not come. */
export function pageProblem(page: number, total: number, error: unknown) {
  const from = (page - 1) * EXPORT_PAGE_SIZE + 1;
  const to = Math.min(page * EXPORT_PAGE_SIZE, total);
  const which = total > 0 ? `Rows ${formatCount(from)} to ${formatCount(to)}` : 'The first rows';
  return new ExportProblem(`${which} could not be loaded.`, [errorMessage(error) ?? []].flat());
}

/** The file could not be written: no memory, or its thread did not start. */
export const writerProblem = () => new ExportProblem('The file could not be written.');

// A sheet's 1,048,576 rows without the headings and the totals.
const MOST_EXCEL_ROWS = 1_048_574;

/** Stops what no spreadsheet could open. */
export function checkExcelHolds(total: number) {
  if (total <= MOST_EXCEL_ROWS) return;
  const limit = formatCount(MOST_EXCEL_ROWS);
  throw new ExportProblem(`Excel holds at most ${limit} rows. Filter the list, or export it as CSV.`, [], false);
}
