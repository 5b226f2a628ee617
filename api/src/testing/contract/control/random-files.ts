import { addDays, type Day, type ImportCell, type ImportEntity } from '@siteledger/shared-lib/domain';
import fc from 'fast-check';

/** The control totals. docs/domain/imports.md#moving-in */
export const TOTALS = ['debtors', 'creditors', 'retention_receivable', 'retention_payable', 'bank'] as const;

/** The amounts that a row adds to control totals from its day on, in sen. */
export type Effect = { day: Day } & Partial<Record<(typeof TOTALS)[number], number>>;

/** The files of some books, in the order of a move, and what their rows add to the control totals. */
export type Files = { sheets: { entity: ImportEntity; rows: ImportCell[][] }[]; effects: Effect[] };

const FIRST: Day = '2026-01-01';
const HEADINGS: Partial<Record<ImportEntity, string[]>> = {
  bank_account: ['Name', 'Bank', 'Account No', 'Opening Balance', 'Opening Date', 'Active'],
  client: ['Name'],
  organisation: ['Name', 'Type'],
  project: ['Name', 'Client', 'PM', 'Contract Sum', 'Retention Percent', 'Start', 'End'],
  opening: [
    'Project',
    'As At',
    'Work to Date',
    'Retention',
    'Released',
    'Tax',
    'Debit Notes',
    'Received',
    'Invoice No',
  ],
  expense: ['Project', 'Contractor', 'Ref No', 'Date', 'Amount', 'Tax', 'DC Note', 'Retention'],
  invoice: ['Project', 'Kind', 'Cert No', 'Invoice No', 'Date', 'Work Done', 'Released', 'Amount'],
  payment: ['Invoice', 'Bill', 'Date', 'Amount'],
  write_off: ['Invoice', 'Bill', 'Date', 'Reason'],
};

const sen = fc.integer({ min: 1, max: 9_999_999 });
const share = fc.integer({ min: 0, max: 100 });
// Documents are dated until May, and settled within 30 days.
const days = fc.integer({ min: 0, max: 150 });
const later = fc.integer({ min: 0, max: 30 });
const settled = fc.record({
  paid: fc.array(fc.record({ share, later }), { maxLength: 2 }),
  writtenOff: fc.option(later, { freq: 3 }),
});
const bill = fc.record({ days, amount: sen, tax: share, note: share, held: share, settled });
const other = fc.record({ days, amount: sen, settled });
const opening = fc.record({ days, work: sen, held: share, released: share, tax: share, note: share, received: share });
const project = fc.record({
  opening: fc.option(opening, { freq: 3 }),
  // In RM 10, so that a tenth of it is whole sen.
  work: fc.integer({ min: 1, max: 90_000 }),
  claim: settled,
  release: share,
  bills: fc.array(bill, { maxLength: 5 }),
  others: fc.array(other, { maxLength: 3 }),
});

/** Random books, as numbers. */
export const books = fc.record({
  projects: fc.array(project, { minLength: 1, maxLength: 3 }),
  banks: fc.array(fc.record({ balance: fc.integer({ min: -9_999_999, max: 9_999_999 }), days: fc.option(days) }), {
    maxLength: 3,
  }),
});

type Books = typeof books extends fc.Arbitrary<infer Value> ? Value : never;
type Project = Books['projects'][number];
type Settled = Project['claim'];
type Add = { row: (entity: ImportEntity, cells: ImportCell[]) => void; effect: (effect: Effect) => void };
type Document = { invoice: string | null; bill: string | null; total: 'debtors' | 'creditors' };

const on = (count: number) => addDays(FIRST, count);
const part = (amount: number, percent: number) => Math.floor((amount * percent) / 100);

// Digits of whole sen: nothing is divided.
function unsigned(amount: number) {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

// As some software writes amounts, so that the file shows its decimal style.
function written(amount: number) {
  const plain = unsigned(amount);
  const text = amount % 2 === 0 ? plain.replace(/\B(?=(\d{3})+\.)/g, ',') : `RM ${plain}`;
  return amount < 0 ? `(${text})` : text;
}

// Pays shares of the open amount, and then may write off the balance.
function settle(
  add: Add,
  { invoice, bill, total }: Document,
  from: number,
  open: number,
  { paid, writtenOff }: Settled,
) {
  let left = open;
  let last = from;
  for (const one of paid) {
    const amount = part(left, one.share);
    if (amount === 0) continue;
    left -= amount;
    last = Math.max(last, from + one.later);
    add.row('payment', [invoice, bill, on(from + one.later), written(amount)]);
    add.effect({ day: on(from + one.later), [total]: -amount });
  }
  if (writtenOff === null || left === 0) return;
  const day = on(Math.max(last, from + writtenOff));
  add.row('write_off', [invoice, bill, day, 'Lost']);
  add.effect({ day, [total]: -left });
}

function addBills(add: Add, name: string, bills: Project['bills']) {
  for (const [index, { days: from, amount, tax: taxed, note: noted, held: kept, settled: how }] of bills.entries()) {
    const refNo = `${name}-B${index}`;
    const tax = part(amount, taxed);
    const note = part(amount, noted);
    const held = part(amount + tax - note, kept);
    const owed = amount + tax - note - held;
    add.row('expense', [name, 'Bina', refNo, on(from), ...[amount, tax, note, held].map(written)]);
    add.effect({ day: on(from), creditors: owed, retention_payable: held });
    settle(add, { invoice: null, bill: refNo, total: 'creditors' }, from, owed, how);
  }
}

function addOthers(add: Add, name: string, others: Project['others']) {
  for (const [index, { days: from, amount, settled: how }] of others.entries()) {
    const invoice = `${name}-O${index}`;
    add.row('invoice', [name, 'Other', null, invoice, on(from), null, null, written(amount)]);
    add.effect({ day: on(from), debtors: amount });
    settle(add, { invoice, bill: null, total: 'debtors' }, from, amount, how);
  }
}

/** The certificate of the former books; returns what it retains and has released. */
function addOpening(add: Add, name: string, given: NonNullable<Project['opening']>) {
  const { days: from, work } = given;
  const held = part(work, given.held);
  const released = part(held, given.released);
  const nett = work - held + released;
  const tax = part(nett, given.tax);
  const note = part(nett + tax, given.note);
  const received = part(nett + tax - note, given.received);
  add.row('opening', [name, on(from), ...[work, held, released, tax, note, received].map(written), `${name}-OLD`]);
  add.effect({ day: on(from), debtors: nett + tax - note - received, retention_receivable: held - released });
  return { from, held, released };
}

function addClaim(add: Add, name: string, { work, claim }: Project) {
  const invoice = `${name}-C1`;
  const held = work * 100;
  add.row('invoice', [name, 'Progress', '1', invoice, on(0), written(work * 1000), null, null]);
  add.effect({ day: on(0), debtors: work * 900, retention_receivable: held });
  settle(add, { invoice, bill: null, total: 'debtors' }, 0, work * 900, claim);
  return { from: 0, held, released: 0 };
}

function addProject(add: Add, name: string, given: Project) {
  add.row('project', [name, 'Seri', 'Manager', '10,000,000.00', '10', FIRST, '2027-12-31']);
  const { from, held, released } = given.opening ? addOpening(add, name, given.opening) : addClaim(add, name, given);
  const more = part(held - released, given.release);
  if (more > 0) {
    add.row('invoice', [name, 'Retention Release', 'R', `${name}-R`, on(from), null, written(released + more), null]);
    add.effect({ day: on(from), debtors: more, retention_receivable: -more });
  }
  addOthers(add, name, given.others);
  addBills(add, name, given.bills);
}

/** Files of the books. Amounts are counted in sen as the rows are written, without the server's arithmetic. */
export function filesOf({ projects, banks }: Books): Files {
  const sheets = new Map<ImportEntity, ImportCell[][]>();
  const effects: Effect[] = [];
  const add: Add = {
    row: (entity, cells) => sheets.set(entity, [...(sheets.get(entity) ?? [HEADINGS[entity] ?? []]), cells]),
    effect: (effect) => effects.push(effect),
  };
  add.row('client', ['Seri']);
  add.row('organisation', ['Bina', 'Supplier']);
  for (const [index, { balance, days: opened }] of banks.entries()) {
    add.row('bank_account', [
      `Bank ${index}`,
      'CIMB',
      `77-${index}`,
      written(balance),
      opened === null ? null : on(opened),
      'Yes',
    ]);
    add.effect({ day: on(opened ?? 0), bank: balance });
  }
  for (const [index, given] of projects.entries()) addProject(add, `Site ${index}`, given);
  const order = Object.keys(HEADINGS) as ImportEntity[];
  return {
    effects,
    sheets: order
      .flatMap((entity) => ({ entity, rows: sheets.get(entity) ?? [] }))
      .filter(({ rows }) => rows.length > 0),
  };
}

/** The control totals of a day, from what the rows of the files add. RM. */
export function totalsOf(effects: readonly Effect[], day: Day): string[] {
  return TOTALS.map((total) => {
    const sum = effects.filter((effect) => effect.day <= day).reduce((all, effect) => all + (effect[total] ?? 0), 0);
    return `${sum < 0 ? '-' : ''}${unsigned(sum)}`;
  });
}
