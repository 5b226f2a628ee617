import fc from 'fast-check';
import { type Client, type Reply } from '../apps/client';

const KINDS = [
  ...['certificate', 'certificate', 'certificate', 'release', 'other', 'variation', 'variation', 'order', 'order'],
  ...['expense', 'expense', 'expense', 'receipt', 'receipt', 'payment', 'payment', 'batch', 'batch'],
  ...['write-off', 'take-back', 'delete-payment', 'delete-record', 'delete-document', 'move', 'move', 'void'],
] as const;

export type Kind = (typeof KINDS)[number];

/** How many events of each kind succeeded. */
export type Tally = Partial<Record<Kind, number>>;

export type Books = { api: Client; projects: readonly string[]; contractors: readonly string[]; tally: Tally };

const sen = fc
  .integer({ min: 1, max: 9_000_000 })
  .map((value) => `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`);
const day = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 28 }))
  .map(([month, date]) => `2026-0${month}-${String(date).padStart(2, '0')}`);

/** A random event: `pick` and `other` choose existing records. */
const event = fc.record({
  kind: fc.constantFrom(...KINDS),
  place: fc.nat(),
  pick: fc.nat(),
  other: fc.nat(),
  amount: sen,
  day,
});

export const events = fc.array(event, { minLength: 90, maxLength: 110, size: 'max' });

type Event = typeof event extends fc.Arbitrary<infer Value> ? Value : never;
type Row = Record<string, string> & { uuid: string; project: { uuid: string } };

const chosen = <Value>(values: readonly Value[], pick: number): Value | undefined =>
  values[pick % Math.max(values.length, 1)];

async function rows({ api }: Books, path: string): Promise<Row[]> {
  const { body } = await api.get(`${path}${path.includes('?') ? '&' : '?'}per_page=1000&sort=created_at&order=asc`);
  return body.data as Row[];
}

// A whole balance, or a third of it to the sen.
const partOf = (balance: string, pick: number) =>
  pick % 2 === 0 ? balance : (Math.ceil(Number(balance) * 33) / 100).toFixed(2);

type Act = (books: Books, event: Event) => Promise<Reply | undefined>;

// Keeps the certificates of a project in date order.
const inOrder = (day: string, { prev_invoice_date }: { prev_invoice_date: string | null }) =>
  prev_invoice_date !== null && prev_invoice_date > day ? prev_invoice_date : day;

async function certify(books: Books, { place, amount, day, pick }: Event) {
  const project_uuid = chosen(books.projects, place);
  const { body } = await books.api.get(`/projects/${project_uuid}/invoices/prev_certified`);
  const work_done_certified = (Number(body.data.work_done_certified) + Number(amount)).toFixed(2);
  const details = { materials_on_site: pick % 3 === 0 ? '1234.56' : '0', tax_code: pick % 2 === 0 ? 'ST6' : 'N-T' };
  const debit_note = pick % 5 === 0 ? '0.07' : '0';
  return books.api.post('/invoices', {
    project_uuid,
    kind: 'progress',
    invoice_date: inOrder(day, body.data),
    work_done_certified,
    debit_note,
    ...details,
  });
}

async function release(books: Books, { place, day }: Event) {
  const project_uuid = chosen(books.projects, place);
  const { body } = await books.api.get(`/projects/${project_uuid}/invoices/prev_certified`);
  const held = Number(body.data.retention) - Number(body.data.released);
  const released = (Math.floor(held * 50) / 100).toFixed(2);
  const invoice_date = inOrder(day, body.data);
  return books.api.post('/invoices', { project_uuid, kind: 'retention_release', invoice_date, released });
}

const claim: Act = ({ api, projects }, { place, amount, day }) =>
  api.post('/invoices', {
    project_uuid: chosen(projects, place),
    kind: 'other',
    invoice_amt: amount,
    invoice_date: day,
    due_date: day,
  });

async function vary({ api, projects, contractors }: Books, { place, pick, other, amount, day }: Event) {
  const created = await api.post('/variationOrders', {
    project_uuid: chosen(projects, place),
    contractor_uuid: pick % 3 === 0 ? chosen(contractors, other) : null,
    title: 'Variation',
    type: other % 3 === 0 ? 'omission' : 'addition',
    status: 'submitted',
    // Some are submitted long before approval, others have no date of their own.
    submitted_date: pick % 2 === 0 ? '2026-01-01' : null,
    amount,
    cost_amount: '12.34',
  });
  if (created.status !== 201 || other % 4 === 0) return created;
  return api.put(`/variationOrders/${created.body.data.uuid}`, {
    status: 'approved',
    approved_date: pick % 2 === 0 ? day : null,
  });
}

const order: Act = ({ api, projects, contractors }, { place, pick, amount, day }) =>
  api.post('/purchaseOrders', {
    project_uuid: chosen(projects, place),
    contractor_uuid: chosen(contractors, pick),
    issued_date: day,
    budget: '1000.00',
    lines: [
      { description: 'Works', qty: '1.5', unit_price: amount, tax_code: 'ST6' },
      { description: 'Sundries', qty: '3', unit_price: '0.333333' },
    ],
  });

async function bill(books: Books, { place, pick, other, amount, day }: Event) {
  const project_uuid = chosen(books.projects, place);
  const orders = await rows(books, `/purchaseOrders?project=${project_uuid}`);
  const ordered =
    pick % 2 === 0 ? (chosen(orders, other) as unknown as { uuid: string; contractor: { uuid: string } }) : undefined;
  return books.api.post('/expenses', {
    project_uuid,
    contractor_uuid: ordered?.contractor.uuid ?? chosen(books.contractors, other),
    purchase_order_uuid: ordered?.uuid ?? null,
    ref_no: `B-${pick}-${other}`,
    invoice_date: day,
    due_date: day,
    invoice_amt: amount,
    tax_amt: pick % 3 === 0 ? '0.06' : '0',
    dc_note: pick % 5 === 0 ? '0.01' : '0',
  });
}

async function pay(books: Books, list: 'invoices' | 'expenses', { pick, other, day }: Event) {
  const document = chosen(await rows(books, `/${list}?status=pending`), pick);
  if (!document?.balance) return undefined;
  const link = list === 'invoices' ? { invoice_uuid: document.uuid } : { expense_uuid: document.uuid };
  return books.api.post('/payments', { ...link, payment_date: day, payment_amt: partOf(document.balance, other) });
}

async function payBatch(books: Books, { pick, other, day }: Event) {
  const open = await rows(books, '/expenses?status=pending');
  const some = open.filter((_, index) => (index + pick) % 3 === 0).slice(0, 5);
  const payments = Object.fromEntries(some.map(({ uuid, balance }) => [uuid, partOf(balance ?? '0', other)]));
  const bank = pick % 2 === 0 ? 'Maybank' : 'CIMB';
  return books.api.post('/payment_records', { bank, payment_date: day, cheque_no: `${pick}-${other}`, payments });
}

const documentList = (pick: number) => (pick % 2 === 0 ? 'invoices' : 'expenses');

// On the event's day if the document allows it, otherwise today.
async function writeOff(books: Books, { pick, other, day }: Event) {
  const list = documentList(pick);
  const document = chosen(await rows(books, `/${list}?status=pending`), other);
  if (!document) return undefined;
  const path = `/write-off/${list}/${document.uuid}`;
  const dated = await books.api.put(path, { reason: 'Gone', write_off_date: day });
  return dated.status === 422 ? books.api.put(path, { reason: 'Gone' }) : dated;
}

async function voidApproved(books: Books, { pick }: Event) {
  const variation = chosen(await rows(books, '/variationOrders?status=approved'), pick);
  return (
    variation && books.api.put(`/variationOrders/${variation.uuid}`, { status: 'void', status_reason: 'Withdrawn' })
  );
}

async function takeBack(books: Books, { pick, other }: Event) {
  const list = documentList(pick);
  const document = chosen(await rows(books, `/${list}?status=writeOff`), other);
  return document && books.api.delete(`/write-off/${list}/${document.uuid}`);
}

async function deleteOne(books: Books, path: string, pick: number) {
  const record = chosen(await rows(books, path), pick);
  return record && books.api.delete(`${path}/${record.uuid}`);
}

const DOCUMENTS = ['/invoices', '/expenses', '/purchaseOrders', '/variationOrders'];

const MOVES = [
  ['invoices', 'invoice_ids', '/invoices'],
  ['expenses', 'expenses_ids', '/expenses'],
  ['purchase-orders', 'po_ids', '/purchaseOrders'],
  ['variation-orders', 'vo_ids', '/variationOrders'],
  ['contractors', 'contractor_ids', '/expenses'],
] as const;

async function move(books: Books, { pick, other, place }: Event) {
  const [path, field, list] = chosen(MOVES, pick) ?? MOVES[0];
  const record = chosen(await rows(books, list), other);
  if (!record) return undefined;
  const id =
    path === 'contractors' ? (record as unknown as { contractor: { uuid: string } }).contractor.uuid : record.uuid;
  const to = chosen(
    books.projects.filter((uuid) => uuid !== record.project.uuid),
    place,
  );
  return books.api.post(`/move/${path}`, { [field]: [id], from_project_id: record.project.uuid, to_project_id: to });
}

const ACTS: Readonly<Record<Kind, Act>> = {
  certificate: certify,
  release,
  other: claim,
  variation: vary,
  order,
  expense: bill,
  receipt: (books, one) => pay(books, 'invoices', one),
  payment: (books, one) => pay(books, 'expenses', one),
  batch: payBatch,
  'write-off': writeOff,
  'take-back': takeBack,
  'delete-payment': (books, { pick }) => deleteOne(books, '/payments', pick),
  'delete-record': (books, { pick }) => deleteOne(books, '/payment_records', pick),
  'delete-document': (books, { pick, other }) => deleteOne(books, chosen(DOCUMENTS, pick) ?? '/expenses', other),
  move,
  void: voidApproved,
};

/** Sends the event's request. A refusal is fine, since the figures must still agree. */
export async function happen(books: Books, one: Event) {
  const reply = await ACTS[one.kind](books, one);
  if (reply && reply.status >= 500) throw new Error(`${one.kind} failed: ${JSON.stringify(reply.body)}`);
  if (reply && reply.status < 300) books.tally[one.kind] = (books.tally[one.kind] ?? 0) + 1;
}
