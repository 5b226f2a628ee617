import { Big, shown, sumBy, sumOf } from './amounts';
import {
  agedOf,
  bucketOf,
  BUCKET_NAMES,
  type DayBooks,
  type Period,
  type Standing,
  statementOf,
} from './documents-replay';
import { type Reading, sameFields, sameRows, type Surface } from './reading';
import { shifted } from './recorded';

type Invoice = DayBooks['invoices'][number];
type Expense = DayBooks['expenses'][number];
type AnyStanding = Invoice | Expense;

const isExpense = (one: AnyStanding): one is Expense => 'order' in one;
const heldOf = (one: AnyStanding) =>
  isExpense(one) ? new Big(one.row.retention_amt) : new Big(one.row.retention).minus(one.row.released);

/** Amounts certified up to and including an invoice, from the certificates of the day. */
export function certifiedOf({ invoices }: DayBooks, { row }: Invoice) {
  const earlier = invoices.filter((one) => one.row.project_id === row.project_id && one.row.sequence <= row.sequence).map((one) => one.row);
  return certifiedSum(earlier);
} // prettier-ignore

const certifiedSum = (rows: readonly Invoice['row'][]) => {
  const [work, materials, retention, released] = (['work_done', 'materials', 'retention', 'released'] as const).map((key) =>
    sumBy(rows, (one) => one[key]),
  );
  const zero = new Big(0);
  const nett = (work ?? zero).plus(materials ?? zero).minus(retention ?? zero).plus(released ?? zero);
  return {
    work_done_certified: shown(work ?? zero), materials_on_site: shown(materials ?? zero), retention: shown(retention ?? zero),
    released: shown(released ?? zero), nett_certified: shown(nett),
  };
}; // prettier-ignore

const writtenOff = (one: Standing<{ write_off_date: string | null }>) => ({
  write_off_amt: shown(one.writeOff),
  write_off_date: one.isOff ? one.row.write_off_date : null,
  status: one.status,
  total_payment: shown(one.paid),
});

function invoiceFields(books: DayBooks, one: Invoice, period: Period) {
  const { payable, paidInPeriod, balance, overdue } = statementOf(one, books.day, period);
  return {
    ...writtenOff(one), ...certifiedOf(books, one), invoice_amt: one.row.invoice_amt, total_amount: shown(one.payable),
    total_receivable: shown(payable), total_received_in_period: shown(paidInPeriod), balance: shown(balance), overdue,
  };
} // prettier-ignore

function expenseFields({ day }: DayBooks, one: Expense, period: Period) {
  const { payable, paidInPeriod, balance, overdue } = statementOf(one, day, period);
  const ordered = one.order ? { uuid: one.order.uuid } : null;
  return {
    ...writtenOff(one), total_expenses: shown(new Big(one.row.invoice_amt).plus(one.row.tax_amt)), total_payable: shown(payable),
    total_paid_in_period: shown(paidInPeriod), balance: shown(balance), payment_amt: shown(balance), overdue, ordered: ordered?.uuid ?? null,
  };
} // prettier-ignore

type Kind = 'invoices' | 'expenses';

const fieldsOf = (books: DayBooks, one: AnyStanding, period: Period): Record<string, unknown> =>
  isExpense(one) ? expenseFields(books, one, period) : invoiceFields(books, one, period);

function totalsOf(kind: Kind, { day }: DayBooks, found: readonly AnyStanding[], period: Period): Record<string, string> {
  const seen = found.map((one) => ({ one, ...statementOf(one, day, period) }));
  const both = {
    invoice_amt: shown(sumBy(found, ({ row }) => row.invoice_amt)),
    total_payment: shown(sumBy(found, ({ paid }) => paid)),
    write_off_amt: shown(sumBy(found, ({ writeOff }) => writeOff)),
    balance: shown(sumBy(seen, ({ balance }) => balance)),
  };
  const [payable, inPeriod] = [shown(sumBy(seen, (one) => one.payable)), shown(sumBy(seen, (one) => one.paidInPeriod))];
  return kind === 'invoices'
    ? { ...both, total_amount: shown(sumBy(found, (one) => one.payable)), total_receivable: payable, total_received_in_period: inPeriod }
    : { ...both, total_payable: payable, total_paid_in_period: inPeriod, payment_amt: both.balance };
} // prettier-ignore

function agedTotals({ day }: DayBooks, found: readonly AnyStanding[], period: Period) {
  const sums = BUCKET_NAMES.map((bucket) => {
    const within = found.filter((one) => statementOf(one, day, period).isOpen && bucketOf(one.row.due_date, day).bucket === bucket);
    return [`aged_${bucket.replace('-', '_')}`, shown(sumBy(within, (one) => statementOf(one, day, period).balance))] as const;
  });
  return { ...Object.fromEntries(sums), retention_held: shown(sumBy(found, heldOf)) };
} // prettier-ignore

type Chosen = { query: string; period: Period; fits: (one: AnyStanding) => boolean };

const PERIODS = [{}, {}, {}, { from: '2026-03-10' }, { to: '2026-04-20' }, { from: '2026-02-01', to: '2026-05-15' }];

/** A random filter of a document list, and the documents it should select. */
function chosenFilter({ books, choose }: Reading): Chosen {
  const { day, recorded } = books;
  const period: Period = choose(PERIODS) ?? {};
  const stated = (one: AnyStanding) => statementOf(one, day, period);
  const project = choose(recorded.projects);
  const from = choose(books.invoices)?.row.invoice_date ?? day;
  const fits: readonly [string, Chosen['fits']][] = [
    ['', () => true],
    ['status=pending', ({ status }) => status === 'pending' || status === 'partial'],
    ...['paid', 'partial', 'writeOff'].map((name): [string, Chosen['fits']] => [`status=${name}`, ({ status }) => status === name]),
    ['overdue=1', (one) => stated(one).isOpen && one.row.due_date < day],
    ['ageing=1-30,over_90', (one) => stated(one).isOpen && ['1-30', 'over_90'].includes(bucketOf(one.row.due_date, day).bucket)],
    [`project=${project?.uuid}`, ({ row }) => row.project_id === project?.id],
    [`invoice_from=${from}`, ({ row }) => row.invoice_date >= from],
    [`due_to=${shifted(day, 20)}&sort=balance`, ({ row }) => row.due_date <= shifted(day, 20)],
    [`status=pending&sort=overdue&order=asc`, ({ status }) => status === 'pending' || status === 'partial'],
  ];
  const [query, isFitting] = choose(fits) ?? ['', () => true];
  const bounds = Object.entries(period).map(([name, value]) => `${name}=${value}`);
  return { query: [query, ...bounds].filter(Boolean).join('&'), period, fits: isFitting };
} // prettier-ignore

const withOrder = (kind: Kind, body: { data?: Record<string, unknown>[] }) =>
  kind === 'invoices' ? body : { ...body, data: body.data?.map((row) => ({ ...row, ordered: (row.purchase_order as { uuid: string } | null)?.uuid ?? null })) }; // prettier-ignore

const listOf =
  (kind: Kind): Surface =>
  async (reading) => {
    const { books, choose, read, same } = reading;
    const { query, period, fits } = chosenFilter(reading);
    const isAged = choose([true, false]) ?? false;
    const inProject = choose([undefined, undefined, ...books.recorded.projects]);
    const path = inProject && !query.includes('project=') ? `/projects/${inProject.uuid}/${kind}` : `/${kind}`;
    const found = books[kind].filter((one) => fits(one) && (path === `/${kind}` || one.row.project_id === inProject?.id));
    const body = await read(`${path}?per_page=1000${isAged ? '&aged=1' : ''}&${query}`);
    const rows = found.map((one): [string, Record<string, unknown>] => [
      one.row.uuid,
      { ...fieldsOf(books, one, period), ...(isAged && agedOf(one.row.due_date, books.day, statementOf(one, books.day, period), heldOf(one))) },
    ]);
    sameRows(reading, withOrder(kind, body), new Map(rows));
    const totals = { ...totalsOf(kind, books, found, period), ...(isAged && agedTotals(books, found, period)) };
    for (const [name, value] of Object.entries(totals)) same(`total of ${name}`, body.totals?.[name], value);
  }; // prettier-ignore

/** A document's project or other party. */
function ownerOf({ recorded }: DayBooks, one: AnyStanding, by: string) {
  const project = recorded.projects.find(({ id }) => id === one.row.project_id);
  if (by === 'project') return project?.uuid;
  return isExpense(one)
    ? recorded.parties.find(({ id }) => id === one.row.contractor_id)?.uuid
    : recorded.clients.find(({ id }) => id === project?.client_id)?.uuid;
}

const groupsOf =
  (kind: Kind): Surface =>
  async (reading) => {
    const { books, choose, read } = reading;
    const { query, period, fits } = chosenFilter(reading);
    const by = choose(['project', 'party']) ?? 'project';
    const body = await read(`/${kind}/groups?per_page=300&group_by=${by}&${query.replace(/&?sort=\w+(&order=\w+)?/, '')}`);
    const groups = new Map<string, AnyStanding[]>();
    for (const one of books[kind].filter(fits)) {
      const owner = ownerOf(books, one, by) ?? '';
      groups.set(owner, [...(groups.get(owner) ?? []), one]);
    }
    const expected = [...groups].map(([uuid, found]): [string, Record<string, unknown>] => [
      uuid,
      { documents: found.length, ...totalsOf(kind, books, found, period), ...agedTotals(books, found, period) },
    ]);
    sameRows(reading, body, new Map(expected));
  }; // prettier-ignore

const ageing: Surface = async (reading) => {
  const { books, read, same } = reading;
  const { data } = await read('/invoices/ageing');
  const open = books.invoices.filter(({ status }) => status === 'pending' || status === 'partial');
  same('ageing', data, BUCKET_NAMES.map((bucket) => {
    const within = open.filter(({ row }) => bucketOf(row.due_date, books.day).bucket === bucket);
    return { bucket, count: within.length, amount: shown(sumBy(within, ({ balance }) => balance)) };
  }));
}; // prettier-ignore

const overdue: Surface = async (reading) => {
  const { books, read, same } = reading;
  const body = await read('/dashboards/overdue-invoices?per_page=1000');
  const late = books.invoices.filter((one) => one.balance.gt(0) && one.row.due_date < books.day);
  sameRows(reading, body, new Map(late.map((one) => [one.row.uuid, invoiceFields(books, one, {})])));
  same('total of balance', body.totals.balance, shown(sumBy(late, ({ balance }) => balance)));
}; // prettier-ignore

const oneOf =
  (kind: Kind): Surface =>
  async (reading) => {
    const { books, choose, read, statusOf, same } = reading;
    const row = choose<{ uuid: string }>(books.recorded[kind]);
    if (!row) return;
    const one = (books[kind] as readonly AnyStanding[]).find((found) => found.row.uuid === row.uuid);
    if (!one) return same('status of what is dated later', await statusOf(`/${kind}/${row.uuid}`), 404);
    const body = await read(`/${kind}/${row.uuid}`);
    sameRows(reading, withOrder(kind, { data: [body.data] }), new Map([[row.uuid, fieldsOf(books, one, {})]]));
    if (isExpense(one)) return;
    const print = (await read(`/invoices/${row.uuid}/print`)).data;
    sameFields(reading, 'print', print.invoice, invoiceFields(books, one, {}));
    const { nett_certified } = certifiedOf(books, one);
    if (one.row.kind !== 'other') same('previous nett', print.certificate.previous_nett_certified, shown(new Big(nett_certified).minus(one.row.invoice_amt)));
  }; // prettier-ignore

const previousCertificate: Surface = async (reading) => {
  const { books, choose, read } = reading;
  const project = choose(books.recorded.projects);
  const { data } = await read(`/projects/${project?.uuid}/invoices/prev_certified`);
  const certificates = books.invoices.filter(({ row }) => row.project_id === project?.id && row.kind !== 'other').map(({ row }) => row);
  const numbered = certificates.filter(({ cert_no }) => cert_no !== null).sort((a, b) => b.sequence - a.sequence);
  sameFields(reading, 'previous certificate', data, {
    ...certifiedSum(certificates),
    prev_cert_no: numbered[0]?.cert_no ?? null,
    total_invoiced: shown(sumOf(certificates.flatMap((one) => [one.invoice_amt, one.total_tax]))),
  });
}; // prettier-ignore

/** Every place that shows invoices and expenses. */
export const DOCUMENT_SURFACES: Readonly<Record<string, Surface>> = {
  'list of invoices': listOf('invoices'),
  'list of expenses': listOf('expenses'),
  'groups of invoices': groupsOf('invoices'),
  'groups of expenses': groupsOf('expenses'),
  'one invoice and its print': oneOf('invoices'),
  'one expense': oneOf('expenses'),
  'previous certificate': previousCertificate,
  ageing,
  'overdue dashboard': overdue,
};
