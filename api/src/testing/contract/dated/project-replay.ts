import { Big, max, percent, shown, sumBy, sumOf } from './amounts';
import { type DayBooks } from './documents-replay';
import { daysBetween, type RecordedProject, shifted } from './recorded';

/** The RM amounts of a project's figures by figure name, and the parts of its percentages. */
export type ProjectAmounts = ReturnType<typeof amountsOf>;

const HORIZONS = [30, 60, 90] as const;

/** The commitments of a project's orders and approved subcontract variations, in RM. */
function committedOf({ orders, variations }: DayBooks, projectId: number) {
  const live = orders.filter(({ row }) => row.project_id === projectId && row.status !== 'cancelled');
  const varied = variations.filter(({ row, status }) => row.project_id === projectId && row.contractor_id !== null && status === 'approved');
  const contractors = new Set([...live.map(({ row }) => row.contractor_id), ...varied.map(({ row }) => row.contractor_id)]);
  const commitments = [...contractors].map((contractor) => {
    const nett = sumBy(varied.filter(({ row }) => row.contractor_id === contractor), ({ row }) => (row.type === 'addition' ? row.amount : new Big(row.amount).neg()));
    const [first, ...others] = live.filter(({ row }) => row.contractor_id === contractor);
    if (!first) return max(nett, new Big(0));
    return sumOf([max(new Big(first.row.total_value).plus(nett), first.billed), ...others.map(({ row, billed }) => max(new Big(row.total_value), billed))]);
  });
  return sumOf(commitments);
} // prettier-ignore

/** A project's amounts as of the books' day, formula by formula. docs/domain/figures.md#project-figures */
export function amountsOf(books: DayBooks, project: RecordedProject) {
  const { day } = books;
  const ofProject = <Row extends { row: { project_id: number } }>(rows: readonly Row[]) =>
    rows.filter(({ row }) => row.project_id === project.id);
  const [invoices, expenses] = [ofProject(books.invoices), ofProject(books.expenses)];
  const payments = books.payments.filter(({ project_id }) => project_id === project.id);
  const cash = (rows: typeof payments, isIn: boolean) =>
    sumBy(rows.filter(({ invoice_id }) => (invoice_id !== null) === isIn), ({ payment_amt }) => payment_amt);
  const ofClient = ofProject(books.variations).filter(({ row, status }) => row.contractor_id === null && status === 'approved');
  const varied = (type: string) => sumBy(ofClient.filter(({ row }) => row.type === type), ({ row }) => row.amount);

  const contract_sum_and_vo = new Big(project.contract_sum).plus(project.variation_order).plus(varied('addition')).minus(project.omission_value).minus(varied('omission'));
  const revised_budget = new Big(project.budget).plus(sumBy(ofClient, ({ row }) => row.cost_amount)).plus(project.contingency_amt);
  const total_invoiced = sumBy(invoices, ({ row }) => row.invoice_amt);
  const total_received = cash(payments, true);
  const total_paid = cash(payments, false);
  const cashflow_nett = total_received.minus(total_paid);
  const gross = ({ row }: (typeof expenses)[number]) => new Big(row.invoice_amt).plus(row.tax_amt);
  const notes = sumBy(expenses, ({ row }) => row.dc_note);
  const off = sumBy(expenses, ({ writeOff }) => writeOff);
  const total_expenses = sumBy(expenses, gross).minus(notes).minus(off);
  const profit = total_invoiced.minus(sumBy(invoices, ({ row }) => row.debit_note)).minus(sumBy(invoices, ({ writeOff }) => writeOff)).minus(total_expenses);
  const outside = sumBy(expenses.filter(({ order }) => order === undefined), gross);
  const eac = max(revised_budget, committedOf(books, project.id).plus(outside).minus(notes).minus(off));
  const open = (until: string) => {
    const due = <Row extends { row: { due_date: string }; balance: Big }>(rows: readonly Row[]) =>
      sumBy(rows.filter(({ row }) => row.due_date <= until), ({ balance }) => balance);
    return due(invoices).minus(due(expenses));
  };
  const month = payments.filter(({ payment_date }) => payment_date.slice(0, 7) === day.slice(0, 7));
  const planned = daysBetween(project.start_date, project.end_date);
  const elapsed = project.status === 'Completed' ? planned : Math.min(Math.max(daysBetween(project.start_date, day), 0), planned);
  return {
    money: {
      contract_sum_and_vo, revised_budget, expected_profit: contract_sum_and_vo.minus(revised_budget), total_invoiced, total_received,
      retention_held: sumBy(invoices, ({ row }) => new Big(row.retention).minus(row.released)),
      total_committed: committedOf(books, project.id), total_expenses, total_paid, cashflow_nett, eac, expected_cashflow: cashflow_nett.plus(open('9999-12-31')),
      cashflow_this_month: cash(month, true).minus(cash(month, false)),
      cashflow30: open(shifted(day, HORIZONS[0])), cashflow60: open(shifted(day, HORIZONS[1])), cashflow90: open(shifted(day, HORIZONS[2])),
    },
    ratios: {
      total_invoiced_percent: [total_invoiced, contract_sum_and_vo],
      cashflow_margin: [cashflow_nett, total_received],
      profit_margin: [profit, total_invoiced],
      projected_margin: [contract_sum_and_vo.minus(eac), contract_sum_and_vo],
      work_done_percent: [sumBy(invoices, ({ row }) => row.work_done), contract_sum_and_vo],
      duration_la: [new Big(elapsed), new Big(planned)],
    },
  } as const;
} // prettier-ignore

/** The figures of one or more projects, in the API's format. */
export function figuresOf(all: readonly ProjectAmounts[]): Record<string, string | null> {
  const keys = <Part extends object>(part: Part) => Object.keys(part) as (keyof Part)[];
  const [first] = all;
  if (!first) return {};
  const money = keys(first.money).map((key) => [key, shown(sumBy(all, (one) => one.money[key]))] as const);
  const ratios = keys(first.ratios).map((key) => {
    const [part, whole] = [0, 1].map((place) => sumBy(all, (one) => one.ratios[key][place] ?? new Big(0)));
    return [key, percent(part ?? new Big(0), whole ?? new Big(0))] as const;
  });
  const figures: Record<string, string | null> = Object.fromEntries<string | null>([...money, ...ratios]);
  const [done, lapsed] = [figures.work_done_percent, figures.duration_la];
  return { ...figures, progress_diff: done && lapsed ? shown(new Big(done).minus(lapsed)) : null };
}
