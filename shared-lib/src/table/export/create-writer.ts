import { csvWriter } from './csv-writer';
import { excelWriter } from './excel-writer';
import type { FilePlan, RowsWriter } from './rows-writer';

/** Creates the writer for a plan's file format, in the calling thread. */
export const createWriter = (plan: FilePlan): RowsWriter =>
  plan.format === 'csv' ? csvWriter(plan) : excelWriter(plan);
