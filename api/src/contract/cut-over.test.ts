import { readFileSync } from 'node:fs';
import { read, utils } from 'xlsx';
import { cutOverBooks, CUT_OVER } from '../testing/examples/cut-over-books';
import { CUT_OVER_FILE } from '../testing/examples/write-cut-over';
import { withApp } from '../testing/apps/with-app';
import { expectRightSums } from '../testing/records/kept-sums';
import { committed } from '../testing/records/imports';
import { tellGate } from '../testing/tell-gate';

const server = withApp();

// Most rows are bills.
const isFull = process.env.PROVE === '1';

const rm = (sen: number) => (sen / 100).toFixed(2);

test('the example workbook has the rows of the invented books', () => {
  const book = read(readFileSync(CUT_OVER_FILE));

  for (const { name, rows } of cutOverBooks().sheets) {
    const sheet = book.Sheets[name];
    const stored = sheet ? utils.sheet_to_json(sheet, { header: 1, defval: null, blankrows: true }) : [];
    const width = Math.max(...rows.map((row) => row.length));
    expect(stored).toEqual(rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? null)));
  }
});

test('the example workbook moves in sheet by sheet, and the books agree to the sen', async () => {
  const api = await server.as('ADMIN');
  const file = readFileSync(CUT_OVER_FILE);
  const { sheets, totals } = cutOverBooks();
  const chosen = sheets.filter(({ entity }) => isFull || entity !== 'expense');
  let moved = 0;

  for (const { entity, name, records } of chosen) {
    const path = await committed(server, api, entity, file);
    const { data } = (await api.get(path)).body;
    expect(data).toMatchObject({
      status: 'committed',
      source: { sheet: name },
      counts: { created: records, error: 0 },
    });
    moved += data.counts.created;
  }
  const { debtors, creditors, retention_receivable, retention_payable } = totals;
  const typed = {
    ...{ debtors: rm(debtors), retention_receivable: rm(retention_receivable), bank: '0.00' },
    ...{ creditors: rm(isFull ? creditors : 0), retention_payable: rm(isFull ? retention_payable : 0) },
  };

  const { body } = await api.put('/move_in', { as_of: CUT_OVER, ...typed });

  for (const { label, computed, typed: former } of body.data.totals) expect([label, computed]).toEqual([label, former]);
  await expectRightSums(server.db);
  tellGate('cut-over', {
    passed: moved,
    tried: chosen.reduce((all, { records }) => all + records, 0),
    of: 'rows of the example workbook',
  });
}, 600_000);
