import { csvWriter } from './csv-writer';
import { excelWriter } from './excel-writer';
import type { FilePlan, RowsWriter } from './rows-writer';

/** The writer of a plan's kind of file, in the thread that calls. */
export const createWriter = (plan: FilePlan): RowsWriter =>
  plan.format === 'csv' ? csvWriter(plan) : excelWriter(plan);
