import { type Page } from '@playwright/test';
import { read, type CellObject } from 'xlsx';
import { type Api } from '../api';
import { settled, violations } from '../axe';
import { expect, test } from '../fixtures';
import { rm } from '../money';
import { enterWorkedExample } from './enter-worked-example';
import { cellsOf, chooseExport, exported, shownRows, textOf } from './exported-file';

type Row = Record<string, unknown>;
type Reply = { data: Row[]; total: number; totals: Record<string, string> };

// Path in the API's response of each column of the invoices report.
const FIELDS: Record<string, string> = {
  Project: 'project.name',
  Client: 'client.name',
  'Invoice Date': 'invoice_date',
  'Due Date': 'due_date',
  'Overdue (days)': 'overdue',
  'Ref No': 'ref_no',
  Description: 'description',
  'Invoice Amount': 'invoice_amt',
  'Total Tax': 'total_tax',
  'Debit Note': 'dc_note',
  'Total Payment': 'total_payment',
  Balance: 'balance',
};

const FORMULA = '=HYPERLINK("https://example.test","+60")';

const EXCEL_EPOCH = Date.UTC(1899, 11, 30);

const dayOf = (serial: number) => new Date(EXCEL_EPOCH + serial * 86_400_000).toISOString().slice(0, 10);

const at = (row: Row, path: string) =>
  path.split('.').reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], row);

/** A cell's value in the form that the API sends it. */
function bare(cell: CellObject | undefined, like: unknown) {
  if (!cell) return null;
  expect(cell.f, 'nothing is a formula').toBeUndefined();
  if (cell.t !== 'n') return cell.v;
  if (cell.z === 'dd-mmm-yyyy') return dayOf(cell.v as number);
  return typeof like === 'string' ? (cell.v as number).toFixed(2) : cell.v;
}

const invoicesOf = (api: Api, project: string) =>
  api.get<Reply>(`/invoices?project=${project}&per_page=1000&sort=invoice_date&order=desc`);

async function expectFileIsWhatApiAndScreenSay(page: Page, api: Api, project: string) {
  await page.goto(`/reports/invoices?project=${project}&per_page=100`);
  const screen = await shownRows(page, 'Invoices');
  const book = read(await exported(page, 'Excel (.xlsx)'), { cellNF: true });
  const { data, totals } = await invoicesOf(api, project);

  const [headings, ...lines] = cellsOf(book.Sheets.Invoices!);
  const footer = lines.pop()!;
  const titles = headings!.map(textOf);
  expect(lines).toHaveLength(data.length);
  expect(lines.map((line) => line.map(textOf))).toEqual(screen.rows);
  expect(footer.map(textOf)).toEqual(screen.footer);
  for (const [title, field] of Object.entries(FIELDS)) {
    const column = titles.indexOf(title);
    expect(column, title).toBeGreaterThanOrEqual(0);
    const said = data.map((row) => at(row, field) ?? null);
    expect(
      lines.map((line, row) => bare(line[column], said[row])),
      title,
    ).toEqual(said);
    if (field in totals) expect(bare(footer[column], totals[field]), title).toBe(totals[field]);
  }
  return { book, lines, titles, totals };
}

const figure = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an exported report is, cell by cell, what the API and the screens say', async ({ page, signInAs }) => {
  const api = await signInAs('owner', '/health/live');
  const { p1, project, name } = await enterWorkedExample(api, FORMULA);

  const { book, lines, titles, totals } = await expectFileIsWhatApiAndScreenSay(page, api, project);
  expect(lines.map((line) => line[titles.indexOf('Description')]).filter((cell) => cell?.v === FORMULA)).toHaveLength(
    1,
  );
  expect(totals.invoice_amt).toBe(p1.expect.total_invoiced);
  expect(totals.total_payment).toBe(p1.expect.total_received);
  expect(cellsOf(book.Sheets.About!).map((line) => line.map(textOf).join(': '))).toEqual(
    expect.arrayContaining([`Project: ${name}`, 'Rows: 3']),
  );

  const [heading, ...csv] = (await exported(page, 'CSV (.csv)')).toString('utf8').split('\r\n');
  expect(heading!.split(',')[0]).toBe('\ufeff"Project"');
  expect(csv.slice(0, -1)).toHaveLength(3);
  expect(csv.filter((line) => line.includes(`"'${FORMULA.replaceAll('"', '""')}"`))).toHaveLength(1);
  for (const { expect: said } of p1.invoices) {
    expect(csv.filter((line) => line.includes(`,${said.invoice_amt},`) && line.endsWith(said.balance))).toHaveLength(1);
  }

  await page.goto(`/overdue-invoices?project=${project}`);
  await expect(figure(page, 'Overdue')).toContainText(rm('100000.00'));
  expect((await shownRows(page, 'Overdue invoices')).rows).toHaveLength(1);
  await page.goto(`/cashflow?project=${project}`);
  await expect(figure(page, 'Received')).toContainText(rm(totals.total_payment!));
  await expect(figure(page, 'Paid')).toContainText(rm(p1.expect.total_paid!));
  await expect(figure(page, 'Nett')).toContainText(rm(p1.expect.cashflow_nett!));
  await page.goto(`/projects/${project}`);
  const figures = page.getByRole('region', { name: 'Overview' });
  const shown = (label: string) => figures.getByRole('button').filter({ has: page.getByText(label, { exact: true }) });
  await expect(shown('Total Invoiced')).toContainText(rm(totals.invoice_amt!));
  await expect(shown('Total Received')).toContainText(rm(totals.total_payment!));
});

test('the books of the demo agree with their exported file, and the overdue ones with the dashboard', async ({
  page,
  signInAs,
}) => {
  const api = await signInAs('owner', '/health/live');
  const { data: groups } = await api.get<{ data: { uuid: string }[] }>(
    '/invoices/groups?group_by=project&overdue=1&sort=documents&order=desc&per_page=15',
  );
  const project = groups[0]!.uuid;

  const { lines, titles } = await expectFileIsWhatApiAndScreenSay(page, api, project);
  const inSen = (title: string, rows: typeof lines) =>
    rows.reduce((sum, line) => sum + Math.round(Number(line[titles.indexOf(title)]?.v ?? 0) * 100), 0);
  const late = lines.filter((line) => Number(line[titles.indexOf('Overdue (days)')]?.v) > 0);

  const { ageing, total } = await api.get<{ ageing: { bucket: string; amount: string }[]; total: number }>(
    `/dashboards/overdue-invoices?project=${project}&per_page=15`,
  );
  expect(total).toBe(late.length);
  const overdue = ageing
    .filter(({ bucket }) => bucket !== 'not_due')
    .map(({ amount }) => Number(amount.replace('.', '')));
  expect(inSen('Balance', late)).toBe(overdue.reduce((sum, sen) => sum + sen, 0));
  await page.goto(`/overdue-invoices?project=${project}`);
  const shown = (inSen('Balance', late) / 100).toFixed(2);
  await expect(figure(page, 'Overdue')).toContainText(rm(shown));
});

test('an export goes on after a page that failed, and ends when it is cancelled', async ({
  page,
  signInAs,
  expectComplaint,
}) => {
  expectComplaint(/503/);
  await signInAs('owner', '/reports/invoices');
  const asked: string[] = [];
  let second: 'fails' | 'comes' | 'hangs' = 'fails';
  await page.route(/\/api\/v2\/invoices\?.*per_page=1000/, async (route) => {
    const number = new URL(route.request().url()).searchParams.get('page')!;
    asked.push(number);
    if (number === '2' && second === 'hangs') return;
    if (number === '2' && second === 'fails')
      return route.fulfill({ status: 503, json: { message: 'The database is away.' } });
    const first = route
      .request()
      .url()
      .replace(/([?&]page=)\d+/, '$11');
    const reply = (await (await route.fetch({ url: first })).json()) as Reply;
    const data = reply.data.slice(0, 2).map((row) => ({ ...row, uuid: `${number}-${String(row.uuid)}` }));
    return route.fulfill({ json: { ...reply, data, total: 6, last_page: 3, totals: {} } });
  });
  await expect(
    page.getByRole('region', { name: 'Invoices', exact: true }).locator('tr[data-row-key]').first(),
  ).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Export to Excel' });
  await chooseExport(page, 'Excel (.xlsx)');
  await expect(dialog).toContainText('could not be loaded.');
  await expect(dialog).toContainText('The database is away.');
  await expect(dialog).toContainText('2 of 6 rows');
  await expect(dialog.getByRole('button', { name: 'Retry' })).toBeFocused();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  second = 'comes';
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('invoices-report.xlsx');
  expect(asked).toEqual(['1', '2', '2', '3']);
  await expect(page.getByText('6 rows exported to invoices-report.xlsx.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeFocused();

  second = 'hangs';
  await chooseExport(page, 'Excel (.xlsx)');
  await expect(dialog).toContainText('2 of 6 rows');
  expect(page.workers()).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(page.workers()).toHaveLength(0);
});
