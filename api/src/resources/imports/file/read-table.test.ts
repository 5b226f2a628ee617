import { zipSync } from 'fflate';
import { encode } from 'iconv-lite';
import { type ImportCell } from '@siteledger/shared-lib/domain';
import { utils, type WorkBook, write } from 'xlsx';
import { readTable } from './read-table';
import { type SourceChoice } from './table';

const text = (content: string, choice: SourceChoice = {}) => readTable(Buffer.from(content), 'client', choice);
const cellsOf = ({ rows }: ReturnType<typeof readTable>) => rows.map(({ cells }) => cells);

function workbook(rows: readonly (readonly unknown[])[], change: (book: WorkBook) => void = () => undefined) {
  const book = utils.book_new(utils.aoa_to_sheet(rows as unknown[][]), 'Data');
  change(book);
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
}

test.each([',', ';', '\t', '|'])('guesses the delimiter %j', (delimiter) => {
  const table = text(`Name${delimiter}City\r\n"Maju${delimiter} Jaya"${delimiter}Klang\r\n`);

  expect(table.source.delimiter).toBe(delimiter);
  expect(cellsOf(table)).toEqual([[`Maju${delimiter} Jaya`, 'Klang']]);
});

test('reads UTF-8 with and without a byte order mark, and otherwise Windows-1252', () => {
  const lines = 'Name,City\nSyarikat Ægir – 建设,Kläng\n';
  const latin = readTable(encode('Name,City\nÆgir “Jaya”,Kläng\n', 'windows-1252'), 'client', {});

  expect(text(lines).source.encoding).toBe('utf-8');
  expect(text(`\ufeff${lines}`).columns[0]).toMatchObject({ heading: 'Name' });
  expect(cellsOf(text(lines))).toEqual([['Syarikat Ægir – 建设', 'Kläng']]);
  expect([latin.source.encoding, cellsOf(latin)]).toEqual(['windows-1252', [['Ægir “Jaya”', 'Kläng']]]);
});

test('keeps row numbers, leaves out empty rows and ticks off totals', () => {
  const { source, rows } = text('Clients\nName,City\n\nA,\n , \nTotal,3\n');

  expect(source).toMatchObject({ header_row: 2, title: ['Clients'] });
  expect(rows).toEqual([
    { no: 4, cells: ['A', null], is_left_out: false },
    { no: 6, cells: ['Total', '3'], is_left_out: true },
  ]);
});

test.each([false, true])('reads dates, numbers and formulas of a workbook as their values (1904: %s)', (date1904) => {
  const serial = 46204 - (date1904 ? 1462 : 0);
  const formula = { t: 'n', v: 12.5, f: 'SUM(1,2)' };
  const percent = { t: 'n', v: 0.055, z: '0.0%' };
  const rows = [
    ['Name', 'Day', 'Amount', 'Rate', 'Ok'],
    ['A', { t: 'n', v: serial, z: 'mm/dd/yy' }, formula, percent, true],
  ];
  const table = readTable(
    workbook(rows, (book) => (book.Workbook = { WBProps: { date1904 } })),
    'client',
    {},
  );

  expect(cellsOf(table)).toEqual([['A', '2026-07-01', 12.5, 5.5, 'TRUE']]);
  expect(table.source.is1904).toBe(date1904);
});

test('repeats the value of a merged cell in the rows that it covers', () => {
  const rows = [
    ['Name', 'City'],
    ['A', 'Klang'],
    ['B', null],
    ['C', 'Ipoh'],
  ];
  const merged = workbook(rows, ({ Sheets }) => (Sheets.Data!['!merges'] = [utils.decode_range('B2:B3')]));

  expect(cellsOf(readTable(merged, 'client', {})).map(([, city]) => city)).toEqual(['Klang', 'Klang', 'Ipoh']);
});

test('offers hidden sheets but chooses a visible one', () => {
  const two = workbook([['Name'], ['Secret']], (book) => {
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Name'], ['Open']]), 'Visible');
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  });

  const { source } = readTable(two, 'client', {});

  expect(source).toMatchObject({
    sheet: 'Visible',
    sheets: [
      { name: 'Data', is_hidden: true },
      { name: 'Visible', is_hidden: false },
    ],
  });
  expect(cellsOf(readTable(two, 'client', { sheet: 'Data' }))).toEqual([['Secret']]);
});

test('says which style the amounts and days of a column have', () => {
  const { columns } = text('Name,A,B,C\nx,"1.234,50",03/04/2026,1\ny,"2,5",31/12/2026,2\n');

  expect(columns.map(({ amounts, days }) => [amounts, days])).toEqual([
    [null, null],
    ['comma', null],
    [null, 'dmy'],
    [null, null],
  ]);
});

const wide: ImportCell[][] = [Array.from({ length: 300 }, (_, index) => `c${index}`), ['x']];
const encrypted = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]);
// 201 MB of zeros, packed into some hundred kilobytes.
const bomb = () => Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(201 * 1024 * 1024) }, { level: 1 }));

test.each<[string, () => Buffer, string]>([
  ['300 columns', () => workbook(wide), 'The table has 101 columns. At most 100 can be imported.'],
  [
    '300 columns of text',
    () => Buffer.from(`${wide[0]!.join(',')}\nx\n`),
    'The table has 300 columns. At most 100 can be imported.',
  ],
  [
    '50,001 rows',
    () => Buffer.from(`Name\n${'x\n'.repeat(50_001)}`),
    'The table has more than 50000 rows. Split it into several files.',
  ],
  ['a header only', () => Buffer.from('Name\n'), 'The table has no rows below its header.'],
  ['a password', () => encrypted, 'The file is protected by a password. Remove the password and upload it again.'],
  ['an old format', () => encrypted.subarray(0, 8), 'Save the file as .xlsx or .csv first.'],
  ['a damaged zip', () => Buffer.from('PK\x03\x04 and no more'), 'The workbook is damaged and cannot be read.'],
  ['200 MB unpacked', bomb, 'The workbook is too large: it unpacks to more than 200 MB.'],
])('refuses a file with %s', (_, bytes, message) => {
  expect(() => readTable(bytes(), 'client', {})).toThrow(message);
});

test('unpacks no more of a workbook than the size that it states', () => {
  const packed = Buffer.from(zipSync({ 'xl/workbook.xml': new Uint8Array(5_000_000) }));
  const directory = packed.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
  packed.writeUInt32LE(10, directory + 24);

  expect(() => readTable(packed, 'client', {})).toThrow(/^The (?:workbook|file) is /);
});
