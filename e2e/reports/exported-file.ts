import { readFile } from 'node:fs/promises';
import { type Page } from '@playwright/test';
import { utils, type CellObject, type WorkSheet } from 'xlsx';
import { expect } from '../fixtures';

/** Chooses an entry of the list's export menu. */
export async function chooseExport(page: Page, format: 'Excel (.xlsx)' | 'CSV (.csv)') {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: format }).click();
}

/** Exports the list and returns the file's bytes. */
export async function exported(page: Page, format: 'Excel (.xlsx)' | 'CSV (.csv)') {
  const download = page.waitForEvent('download');
  await chooseExport(page, format);
  return readFile(await (await download).path());
}

/** A sheet's cells, row by row; empty ones are undefined. */
export function cellsOf(sheet: WorkSheet) {
  const { e: last } = utils.decode_range(sheet['!ref']!);
  const columns = Array.from({ length: last.c + 1 }, (_, at) => utils.encode_col(at));
  return Array.from({ length: last.r + 1 }, (_, row) =>
    columns.map((column) => sheet[`${column}${row + 1}`] as CellObject | undefined),
  );
}

/** A cell's text as people read it in the file. */
export const textOf = (cell: CellObject | undefined) => (cell ? utils.format_cell(cell) : '');

/** A row of the screen as the file has it: amounts without currency, and 0 for no days overdue. */
export const shownTexts = (texts: string[]) =>
  texts.map((text) => text.trim().replace('RM ', '')).map((text) => (text === '–' ? '0' : text));

// Wide enough for all columns, because the list shows only whole ones.
const WIDE = { width: 3_600, height: 900 };

/** The rows of the list on the screen, and its footer, cell by cell. */
export async function shownRows(page: Page, name: string) {
  await page.setViewportSize(WIDE);
  const list = page.getByRole('region', { name, exact: true });
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(list.getByRole('button', { name: /more columns?$/ })).toHaveCount(0);
  const rows = await list
    .locator('tr[data-row-key]')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')));
  const footer = await list.locator('tr.sl-list-totals td').allTextContents();
  return { rows: rows.map(shownTexts), footer: shownTexts(footer) };
}
