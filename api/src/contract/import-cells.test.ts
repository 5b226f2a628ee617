import { type ImportRow } from '@siteledger/shared-lib/domain';
import { type Client } from '../testing/apps/client';
import { withApp } from '../testing/apps/with-app';
import { runImports, upload, workbook } from '../testing/records/imports';
import { addContractor, addProject } from '../testing/records/records';
import { tellGate } from '../testing/tell-gate';

const server = withApp();

/** A heading, a cell below it, and what becomes of it: its value as the form has it, or the message on it. */
type Dirty = readonly [heading: string, cell: unknown, becomes: string];

const BILL = {
  Project: 'P-0001',
  Contractor: 'Bina Jaya',
  'Ref No': '',
  'Invoice Date': '2026-06-25',
  'Invoice Amount': '1.00',
  'Due Date': null,
  'Tax Amount': null,
  'Debit/Credit Note': null,
  Description: null,
};
const PAYEE = {
  Name: '',
  Type: 'Supplier',
  'Bank Account No': null,
  'Registration No': null,
  Email: null,
  Resident: null,
};

// Each row has one dirty cell; the others are good.
const rowsOf = (good: Record<string, unknown>, key: string, dirty: readonly Dirty[]) => [
  Object.keys(good),
  ...dirty.map(([heading, cell], index) => {
    const row = { ...good, [key]: `K-${index + 1}`, [heading]: cell };
    return Object.values(row);
  }),
];

const NO_NUMBER = 'Invoice Amount must only consists of numbers.';
const DECIMALS = 'Invoice Amount must have at most 2 decimals.';
const NOT_POSITIVE = 'Invoice Amount must be more than 0.';
const NO_DAY = 'Invoice Date must be in yyyy-MM-dd format.';
const SCIENTIFIC = 'is a number in scientific form. Format the column as text and export it again.';

const BILLS: readonly Dirty[] = [
  ['Invoice Amount', 'RM 1,234.50', '1234.50'],
  ['Invoice Amount', 'MYR1234.5', '1234.50'],
  ['Invoice Amount', '(1,234.50)', NOT_POSITIVE],
  ['Invoice Amount', '1,234.50-', NOT_POSITIVE],
  ['Invoice Amount', '\u00a01 234.50\u00a0', '1234.50'],
  ['Invoice Amount', '$1,234.50', NO_NUMBER],
  ['Invoice Amount', '1.234,50', NO_NUMBER],
  ['Invoice Amount', '1,234.567', DECIMALS],
  ['Invoice Amount', 0.1 + 0.2, '0.30'],
  ['Invoice Amount', 1234.5678, DECIMALS],
  ['Invoice Amount', '1E+3', NO_NUMBER],
  ['Invoice Amount', 'n/a', NO_NUMBER],
  ['Invoice Amount', '#REF!', NO_NUMBER],
  ['Invoice Amount', 1e18, 'Invoice Amount must be less than or equals to 999999999999999.'],
  ['Invoice Amount', '\u0661\u0662', NO_NUMBER],
  ['Invoice Amount', '-', NO_NUMBER],
  ['Tax Amount', '6%', 'Tax Amount must only consists of numbers.'],
  ['Invoice Date', { t: 'n', v: 46198, z: 'dd/mm/yyyy' }, '2026-06-25'],
  ['Invoice Date', 46198.75, '2026-06-25'],
  ['Invoice Date', '25 Jun 2026', '2026-06-25'],
  ['Invoice Date', '25.06.2026', '2026-06-25'],
  ['Invoice Date', '31/06/2026', NO_DAY],
  ['Invoice Date', '2026-13-01', NO_DAY],
  ['Invoice Date', 'June', NO_DAY],
  ['Invoice Date', -1, NO_DAY],
  ['Invoice Date', { t: 'b', v: true }, NO_DAY],
  ['Due Date', '1/1/1800', 'Due Date must be in yyyy-MM-dd format.'],
  ['Project', '\ufeffP-0001', 'Menara'],
  ['Project', ' p-0001\r\n', 'Menara'],
  ['Project', 'P-9999', 'Project P-9999 does not exist.'],
  ['Contractor', 'BINA  JAYA', 'Contractor BINA  JAYA does not exist.'],
  ['Contractor', 'Bina Jaya\nEnterprise', 'Contractor Bina Jaya Enterprise does not exist.'],
  ['Ref No', 'x'.repeat(51), 'Ref No must be less than or equals to 50.'],
  ['Ref No', 4711, '4711'],
  ['Ref No', 1.2345e21, `Ref No ${SCIENTIFIC}`],
  ['Description', '=HYPERLINK("http://x","y")', '=HYPERLINK("http://x","y")'],
  ['Description', '工程 مشروع', '工程 مشروع'],
  ['Description', 'a\u0000b', 'ab'],
];

const PAYEES: readonly Dirty[] = [
  ['Bank Account No', '5.14E+11', `Bank Account No ${SCIENTIFIC}`],
  ['Bank Account No', 51400, 'Bank Account No is a number in the file: check for a missing first 0.'],
  ['Type', 'Suplier', 'Type must be one of Sub-contractor, Supplier, Own company.'],
  ['Type', 'subcon', '1'],
  ['Email', 'not an address', 'Email is not a valid email.'],
  ['Resident', 'maybe', 'Resident in Malaysia must be one of Yes, No.'],
  ['Name', 'n'.repeat(300), 'Name must be less than or equals to 200.'],
];

type Stored = { [field: string]: unknown; project?: { name: string } };
type Read = readonly [field: string, read?: (record: Stored) => unknown];

const FILES = [
  {
    ...{ entity: 'expense' as const, list: '/expenses', rows: rowsOf(BILL, 'Ref No', BILLS), dirty: BILLS },
    fields: {
      Project: ['project_uuid', ({ project }) => project?.name],
      Contractor: ['contractor_uuid'],
      'Ref No': ['ref_no'],
      'Invoice Date': ['invoice_date'],
      'Due Date': ['due_date'],
      'Invoice Amount': ['invoice_amt'],
      'Tax Amount': ['tax_amt'],
      Description: ['description'],
    } as { [heading: string]: Read },
  },
  {
    ...{ entity: 'organisation' as const, list: '/organisations', rows: rowsOf(PAYEE, 'Name', PAYEES), dirty: PAYEES },
    fields: {
      Name: ['name'],
      Type: ['type'],
      'Bank Account No': ['bank_account_no'],
      Email: ['email'],
      Resident: ['resident'],
    } as { [heading: string]: Read },
  },
] as const;

// The cells contradict each other about the style, so the user chooses it.
async function outcomes(api: Client, { entity, list, rows }: (typeof FILES)[number]) {
  const { body } = await upload(server, api, entity, workbook(rows));
  const path = `/imports/${body.data.uuid}`;
  const run = async (step: 'check' | 'commit') => {
    await api.post(`${path}/${step}`, {});
    await runImports(server);
    return (await api.get(`${path}/rows?limit=100`)).body.data as ImportRow[];
  };
  await api.put(`${path}/mapping`, { ...body.data.mapping, decimal_style: 'point', date_order: 'dmy' });
  const found = await run('check');
  for (const { no, result } of found)
    if (result === 'error') await api.put(`${path}/rows/${no}`, { is_left_out: true });
  await run('check');
  const made = new Map((await run('commit')).map(({ no, record }) => [no, record]));
  const records = (await api.get(`${list}?limit=100`)).body.data as (Stored & { uuid: string })[];
  return found.map((row) => ({ row, record: records.find(({ uuid }) => uuid === made.get(row.no)) }));
}

/** The message on a dirty cell, or how the stored record has it. */
function becomesOf({ messages, warnings }: ImportRow, [field, read]: Read, record: Stored | undefined) {
  const said = [messages, warnings].flatMap((about) => Object.entries(about));
  if (said.some(([name]) => name !== field)) return `a message elsewhere: ${JSON.stringify(said)}`;
  return said[0]?.[1].join(' ') ?? String(record && (read ? read(record) : record[field]));
}

test('reads or refuses each of many dirty cells, with a message on that cell alone', async () => {
  const api = await server.as('ADMIN');
  await addProject(api, { name: 'Menara' });
  await addContractor(api, { name: 'Bina Jaya' });
  const problems: string[] = [];
  let tried = 0;

  for (const file of FILES) {
    const found = await outcomes(api, file);
    for (const [index, [heading, cell, expected]] of file.dirty.entries()) {
      const { row, record } = found[index]!;
      const becomes = becomesOf(row, file.fields[heading]!, record);
      tried++;
      if (becomes !== expected) problems.push(`${heading} ${JSON.stringify(cell)}: ${becomes}`);
    }
  }

  tellGate('dirty cells', { passed: tried - problems.length, tried, of: 'dirty cells' });
  expect(problems).toEqual([]);
});
