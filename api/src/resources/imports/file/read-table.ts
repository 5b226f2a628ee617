import { type ImportEntity } from '@siteledger/shared-lib/domain';
import { readText } from './read-text';
import { readWorkbook } from './read-workbook';
import { type SourceChoice, type Table, tableOf } from './table';
import { isWorkbook } from './unpack-workbook';

/** Reads the table of a file, by its content and not by its name. docs/domain/imports.md#reading-a-file */
export function readTable(bytes: Buffer, entity: ImportEntity, choice: SourceChoice): Table {
  const grid = isWorkbook(bytes) ? readWorkbook(bytes, entity, choice) : readText(bytes, choice);
  return tableOf(grid, entity, choice.header_row);
}
