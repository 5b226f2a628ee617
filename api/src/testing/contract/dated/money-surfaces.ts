import { Big, shown, sumBy } from './amounts';
import { type DayBooks, type Ordered } from './documents-replay';
import { sameFields, sameRows, type Surface } from './reading';
import { type RecordedPayment } from './recorded';

type Fields = Record<string, unknown>;

const paymentTotals = (payments: readonly RecordedPayment[]) => ({
  credit: shown(sumBy(payments.filter(({ invoice_id }) => invoice_id !== null), (one) => one.payment_amt)),
  debit: shown(sumBy(payments.filter(({ invoice_id }) => invoice_id === null), (one) => one.payment_amt)),
  payment_amt: shown(sumBy(payments, (one) => one.payment_amt)),
}); // prettier-ignore

const payments: Surface = async (reading) => {
  const { books, choose, read } = reading;
  const project = choose([undefined, ...books.recorded.projects]);
  const to = choose([undefined, '2026-04-10']);
  const found = books.payments.filter((one) => (!project || one.project_id === project.id) && (!to || one.payment_date <= to));
  const body = await read(`${project ? `/projects/${project.uuid}` : ''}/payments?per_page=1000${to ? `&to=${to}` : ''}`);
  sameRows(reading, body, new Map(found.map((one) => [one.uuid, { payment_amt: one.payment_amt, payment_date: one.payment_date }])));
  sameFields(reading, 'totals', body.totals, paymentTotals(found));
}; // prettier-ignore

const paymentGroups: Surface = async (reading) => {
  const { books, read } = reading;
  const body = await read('/payments/groups?per_page=300&group_by=project');
  const expected = books.recorded.projects.flatMap((project): [string, Fields][] => {
    const own = books.payments.filter((one) => one.project_id === project.id);
    return own.length > 0 ? [[project.uuid, { documents: own.length, ...paymentTotals(own) }]] : [];
  });
  sameRows(reading, body, new Map(expected));
};

const onePayment: Surface = async ({ books, choose, statusOf, same }) => {
  const payment = choose(books.recorded.payments);
  if (!payment) return;
  const isThere = books.payments.includes(payment);
  same('status of a payment', await statusOf(`/payments/${payment.uuid}`), isThere ? 200 : 404);
};

const history: Surface = async (reading) => {
  const { books, choose, read, statusOf, same } = reading;
  const rowsOf = (id: number) => books.payments.filter((one) => one.payment_record_id === id);
  const fields = (id: number) => ({ payment_count: rowsOf(id).length, total_paid: shown(sumBy(rowsOf(id), (one) => one.payment_amt)) });
  const body = await read('/payment_records?per_page=300');
  sameRows(reading, body, new Map(books.records.map(({ id, uuid }) => [uuid, fields(id)])));
  const all = books.payments.filter((one) => one.payment_record_id !== null);
  const { data: summary } = await read('/payment_records/summary');
  sameFields(reading, 'summary', summary, { count: books.records.length, total_paid: shown(sumBy(all, (one) => one.payment_amt)) });
  const record = choose(books.recorded.records);
  if (!record) return;
  if (!books.records.includes(record)) return same('status of a later record', await statusOf(`/payment_records/${record.uuid}/print`), 404);
  sameFields(reading, 'record', (await read(`/payment_records/${record.uuid}`)).data, fields(record.id));
  sameFields(reading, 'voucher', (await read(`/payment_records/${record.uuid}/print`)).data.record, fields(record.id));
}; // prettier-ignore

const orderFields = ({ row, billed, dcNote }: Ordered): Fields => {
  const value = new Big(row.total_value);
  const atLeastNothing = (amount: Big) => shown(amount.gt(0) ? amount : new Big(0));
  return {
    total_value: row.total_value, billed: shown(billed), dc_note: shown(dcNote), outstanding: atLeastNothing(value.minus(billed)),
    over_billed: atLeastNothing(billed.minus(value)), billed_percent: value.eq(0) ? null : shown(billed.times(100).div(value)),
    budget_variance: row.budget === null ? null : shown(new Big(row.budget).minus(value)),
  };
}; // prettier-ignore

const orderTotals = (orders: readonly Ordered[]) => ({
  total_value: shown(sumBy(orders, ({ row }) => row.total_value)),
  billed: shown(sumBy(orders, ({ billed }) => billed)),
  dc_note: shown(sumBy(orders, ({ dcNote }) => dcNote)),
});

const orders: Surface = async (reading) => {
  const { books, choose, read } = reading;
  const project = choose([undefined, ...books.recorded.projects]);
  const found = books.orders.filter(({ row }) => !project || row.project_id === project.id);
  const sort = choose(['created_at', 'billed', 'outstanding']);
  const body = await read(`/purchaseOrders?per_page=1000&sort=${sort}${project ? `&project=${project.uuid}` : ''}`);
  sameRows(reading, body, new Map(found.map((one) => [one.row.uuid, orderFields(one)])));
  sameFields(reading, 'totals', body.totals, orderTotals(found));
};

const orderGroups: Surface = async (reading) => {
  const { books, choose, read } = reading;
  const by = choose(['project', 'party']) ?? 'project';
  const owners = by === 'project' ? books.recorded.projects : books.recorded.parties;
  const body = await read(`/purchaseOrders/groups?per_page=300&group_by=${by}`);
  const expected = owners.flatMap(({ id, uuid }): [string, Fields][] => {
    const own = books.orders.filter(({ row }) => (by === 'project' ? row.project_id : row.contractor_id) === id);
    return own.length > 0 ? [[uuid, { documents: own.length, ...orderTotals(own) }]] : [];
  });
  sameRows(reading, body, new Map(expected));
};

const oneOrder: Surface = async (reading) => {
  const { books, choose, read, statusOf, same } = reading;
  const row = choose(books.recorded.orders);
  if (!row) return;
  const found = books.orders.find((one) => one.row.uuid === row.uuid);
  if (!found) return same('status of a later order', await statusOf(`/purchaseOrders/${row.uuid}`), 404);
  sameFields(reading, 'order', (await read(`/purchaseOrders/${row.uuid}`)).data, orderFields(found));
  sameFields(reading, 'print', (await read(`/purchaseOrders/${row.uuid}/print`)).data.order, orderFields(found));
};

const variations: Surface = async (reading) => {
  const { books, choose, read, same } = reading;
  const status = choose([undefined, 'approved', 'submitted', 'void']);
  const found = books.variations.filter((one) => status === undefined || one.status === status);
  const body = await read(`/variationOrders?per_page=1000${status ? `&status=${status}` : ''}`);
  sameRows(reading, body, new Map(found.map(({ row, status: read, approved_date }) => [row.uuid, { status: read, approved_date }])));
  const signed = ({ row }: DayBooks['variations'][number]) => (row.type === 'omission' ? new Big(row.amount).neg() : row.amount);
  same('total of amount', body.totals.amount, shown(sumBy(found, signed)));
}; // prettier-ignore

// A document is a run of lines with one number, ended by a blank line.
const exportedNumbers = (file: string, column: number) => {
  const [, ...lines] = file.split('\r\n').filter((line) => line !== '');
  return [...new Set(lines.map((line) => line.split('\t')[column]))].sort();
};

const accountingExport: Surface = async ({ books, choose, read, same }) => {
  const project = choose(books.recorded.projects);
  if (!project) return;
  const sales = books.invoices.filter(({ row }) => row.project_id === project.id);
  const file = String(await read(`/projects/${project.uuid}/invoices/myob`));
  const SALES_NUMBER = 7;
  same('exported invoices', exportedNumbers(file, SALES_NUMBER), sales.map(({ row }) => row.invoice_no).sort());
};

/** Every place that shows payments, orders, variations and the accounting files. */
export const MONEY_SURFACES: Readonly<Record<string, Surface>> = {
  payments,
  'groups of payments': paymentGroups,
  'one payment': onePayment,
  'payment history': history,
  'purchase orders': orders,
  'groups of orders': orderGroups,
  'one order and its print': oneOrder,
  'variation orders': variations,
  'accounting export': accountingExport,
};
