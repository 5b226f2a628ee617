type Kind = 'text' | 'money' | 'percent' | 'day' | 'whole number';
type Listed = Record<string, unknown>;
/** A column that a screen exports, and its value. */
export type Exported = { title: string; kind: Kind; value: (row: Listed) => unknown };

/** A column with the value at a path of the row. */
export const at = (title: string, path: string, kind: Kind = 'text'): Exported => ({
  ...{ title, kind },
  value: (row) => path.split('.').reduce<unknown>((value, name) => (value as Listed | null | undefined)?.[name], row),
});

/** A column with the names of a list, as screens join them. */
export const namesAt = (title: string, list: string): Exported => ({
  ...at(title, list),
  value: (row) => (row[list] as { name: string }[]).map(({ name }) => name).join(', '),
});

const FORMATS = { money: '#,##0.00;(#,##0.00)', percent: '0.00%', day: 'dd-mmm-yyyy', 'whole number': '#,##0' };
const EPOCH = Date.UTC(1899, 11, 30);

/** A value as a screen writes it into a workbook: figures and days are numbers with a format. */
function exportedCell({ kind, value }: Exported, row: Listed) {
  const raw = value(row) as string | number | null | undefined;
  if (raw === null || raw === undefined || raw === '') return null;
  if (kind === 'text') return { t: 's', v: String(raw) };
  const days = () => (Date.parse(`${String(raw)}T00:00:00Z`) - EPOCH) / 86_400_000;
  const number = { day: days, percent: () => Number(`${String(raw)}e-2`) }[kind as 'day'] ?? (() => Number(raw));
  return { t: 'n', v: number(), z: FORMATS[kind] };
}

/** Rows of a list as its screen exports them. */
export const exportedRows = (columns: readonly Exported[], rows: readonly Listed[]) => [
  columns.map(({ title }) => title),
  ...rows.map((row) => columns.map((column) => exportedCell(column, row))),
];
