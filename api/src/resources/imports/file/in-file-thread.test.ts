import { utils, write } from 'xlsx';
import { inThread } from './in-file-thread';

test('reads a workbook in a thread of its own', async () => {
  const book = utils.book_new(utils.aoa_to_sheet([['Name'], ['Seri Maju']]));
  const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);

  expect(await inThread({ kind: 'read', bytes, entity: 'client', choice: {} })).toMatchObject({
    table: { source: { sheet: 'Sheet1', header_row: 1 }, columns: [{ heading: 'Name' }] },
    rows: [JSON.stringify([{ no: 2, cells: ['Seri Maju'], is_left_out: false }])],
  });
  expect(await inThread({ kind: 'read', bytes: new Uint8Array([32]), entity: 'client', choice: {} })).toEqual({
    problem: 'The table has no rows below its header.',
  });
}, 30_000);
