import { read } from 'xlsx';
import { createWriter } from './create-writer';
import type { AboutLine, BareRow, ExportFormat, FilePlan } from './rows-writer';

const columns: FilePlan['columns'] = [
  { title: 'Name', width: 24 },
  { title: 'Due <Date>', type: 'day', width: 16 },
  { title: 'Balance', type: 'money', width: 22 },
  { title: 'Work Done', type: 'percent', width: 16 },
  { title: 'Days', type: 'whole number', width: 17 },
];

type File = { format?: ExportFormat; name?: string; pages?: BareRow[][]; totals?: BareRow; about?: AboutLine[] };

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

async function written({ format = 'xlsx', name = 'Bills', pages = [], totals, about = [['Bills']] }: File) {
  const writer = createWriter({ format, name, columns });
  for (const page of pages) await writer.add(page);
  return bytesOf(await writer.finish({ totals, about }));
}

async function reread(file: File) {
  const book = read(await written(file), { type: 'array', cellNF: true, cellStyles: true, bookFiles: true });
  // The raw parts of the file, for details that the reader leaves out.
  const { files } = book as unknown as { files: Record<string, { content: Uint8Array }> };
  return { book, sheet: book.Sheets[book.SheetNames[0]!]!, part: (path: string) => partOf(files, path) };
}

function partOf(files: Record<string, { content: Uint8Array }>, path: string) {
  const name = Object.keys(files).find((one) => one.endsWith(path))!;
  return new TextDecoder().decode(new Uint8Array(files[name]!.content));
}

const texts = [
  '=1+1',
  '+60 3-2161 8888',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  ' a & b <c> "d" ',
  'a\nb',
  '\u0007_x0007_',
  '新工地',
];

test('every text is the same text when it is read again, and none is a formula', async () => {
  const { sheet } = await reread({ pages: [texts.map((text) => [text])] });

  const cells = texts.map((_, at) => sheet[`A${at + 2}`] as { t: string; v: string; f?: string });
  expect(cells.map(({ v }) => v)).toEqual(texts);
  expect(cells.filter(({ t, f }) => t !== 's' || f !== undefined)).toEqual([]);
});

test('days and figures are real ones with their formats, over pages', async () => {
  const { sheet } = await reread({
    pages: [[['A', '2026-07-15', '-2200.50', '52.25', 1240]], [['B', null, '99999999999999.99', null, '']]],
  });

  expect(sheet.B2).toMatchObject({ t: 'n', v: 46218, z: 'dd-mmm-yyyy' });
  expect(sheet.C2).toMatchObject({ t: 'n', v: -2200.5, z: '#,##0.00;(#,##0.00)' });
  expect(sheet.D2).toMatchObject({ t: 'n', v: 0.5225, z: '0.00%' });
  expect(sheet.E2).toMatchObject({ t: 'n', v: 1240, z: '#,##0' });
  expect(sheet.C3).toMatchObject({ t: 's', v: '99999999999999.99' });
  expect([sheet.B3, sheet.D3, sheet.E3]).toEqual([undefined, undefined, undefined]);
});

test('the headings stay in view and filter the rows without the totals', async () => {
  const { sheet, part } = await reread({ pages: [[['A'], ['B']]], totals: [undefined, undefined, '-3000.50'] });

  expect(sheet['!autofilter']).toEqual({ ref: 'A1:E3' });
  expect(sheet.A4).toMatchObject({ t: 's', v: 'Total' });
  expect(sheet.C4).toMatchObject({ t: 'n', v: -3000.5, z: '#,##0.00;(#,##0.00)' });
  expect(part('sheet1.xml')).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(part('workbook.xml')).toContain("'Bills'!$A$1:$E$3");
});

test('columns are as wide as on the screen', async () => {
  const { sheet } = await reread({});

  expect(sheet['!cols']!.slice(0, 3).map((column) => column.width)).toEqual([24, 16, 22]);
  expect(sheet.B1).toMatchObject({ v: 'Due <Date>' });
});

test('the second sheet says what the file is about', async () => {
  const about: AboutLine[] = [['Bills'], ['Project', '=Pejabat & Co'], ['As of', '2026-07-01', 'day']];

  const { book } = await reread({ about });

  expect(book.SheetNames).toEqual(['Bills', 'About']);
  expect(book.Sheets.About!.A1).toMatchObject({ v: 'Bills' });
  expect(book.Sheets.About!.B2).toMatchObject({ t: 's', v: '=Pejabat & Co' });
  expect(book.Sheets.About!.B3).toMatchObject({ t: 'n', v: 46204, z: 'dd-mmm-yyyy' });
});

test.each([
  ["Client's projects [2026]: a/b and a name that is too long", "Client's projects  2026   a b a"],
  ['About', 'About list'],
])('a sheet has a name that Excel takes: %s', async (name, taken) => {
  expect((await reread({ name })).book.SheetNames[0]).toBe(taken);
});

test('more columns than letters have their places', async () => {
  const many = Array.from({ length: 703 }, (_, at) => ({ title: `C${at}`, width: 10 }));
  const writer = createWriter({ format: 'xlsx', name: 'Wide', columns: many });
  const file = await bytesOf(await writer.finish({ about: [] }));

  const { Wide } = read(file, { type: 'array' }).Sheets;

  expect(['A1', 'Z1', 'AA1', 'ZZ1', 'AAA1'].map((place) => (Wide![place] as { v: string }).v)).toEqual([
    'C0',
    'C25',
    'C26',
    'C701',
    'C702',
  ]);
});

test('a list of many pages is whole when it is read again', async () => {
  const page = (first: number) => Array.from({ length: 1000 }, (_, at) => [`Bill ${first + at}, ${(first + at) ** 5}`]);

  const { sheet } = await reread({ pages: [page(0), page(1000), page(2000)] });

  const names = Array.from({ length: 3000 }, (_, at) => (sheet[`A${at + 2}`] as { v: string }).v);
  expect(names).toEqual([...page(0), ...page(1000), ...page(2000)].flat());
});

test('the same rows are the same file on any day', async () => {
  const onDay = async (day: string) => {
    jest.useFakeTimers({ now: new Date(day), doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
    try {
      return await written({ pages: [[['A']]] });
    } finally {
      jest.useRealTimers();
    }
  };

  expect(await onDay('2026-07-15')).toEqual(await onDay('2031-01-02'));
});

test('a CSV file quotes every text, runs none, and has bare days and figures', async () => {
  const pages = [
    [
      ['say "hi"; a,b', '2026-07-15', '-0.01', '52.25', 3],
      ['=1+1', null, 'not known', null, null],
    ],
    [['\uff1dA1'], ['+60'], ['-1'], ['@x'], ['\tx'], ['\rx'], [null]],
  ];

  const bytes = await written({ format: 'csv', pages, totals: ['Total'] });

  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
    '"Name","Due <Date>","Balance","Work Done","Days"',
    '"say ""hi""; a,b",2026-07-15,-0.01,52.25,3',
    `"'=1+1",,"not known",,`,
    `"'\uff1dA1",,,,`,
    `"'+60",,,,`,
    `"'-1",,,,`,
    `"'@x",,,,`,
    `"'\tx",,,,`,
    `"'\rx",,,,`,
    ',,,,',
    '',
  ]);
});
