import { withDemo } from '../../testing/apps/with-demo';

const TODAY = '2026-07-22';
// The last day of a short month in a leap year.
const MONTH_END = '2028-02-29';

const demo = withDemo(TODAY);

test('contract sums spread from small works to one giant, and one project is empty', async () => {
  const [sums] = await demo.rows(`select min(contract_sum)::float as least, max(contract_sum) as most,
    percentile_cont(0.5) within group (order by contract_sum) as median from projects where contract_sum > 0`);
  const [empty] = await demo.rows(
    `select committed, vo_additions, invoices from project_totals t join projects p on p.id = t.project_id where contract_sum = 0`,
  );

  expect(sums).toMatchObject({ most: '45000000.00' });
  expect(sums?.least).toBeGreaterThanOrEqual(250_000);
  expect(sums?.median).toBeGreaterThan(2_800_000);
  expect(sums?.median).toBeLessThan(3_600_000);
  expect(empty).toEqual({ committed: '0.00', vo_additions: '0.00', invoices: 0 });
});

const SHARES: Record<string, readonly [least: number, most: number, query: string]> = {
  'open invoices that are overdue': [
    0.15,
    0.25,
    `select avg((due_date < :today)::int) from invoices where balance > 0`,
  ],
  'receipts that leave a balance': [
    0.08,
    0.16,
    `select avg((payment_amt < total_amount and not is_last)::int) from (
    select y.payment_amt, i.total_amount, i.balance = 0 and i.status = 'paid' and row_number() over (partition by i.id order by y.payment_date desc) = 1 as is_last
    from payments y join invoices i on i.id = y.invoice_id) receipts`,
  ],
  'projects with 5% retention': [0.55, 0.65, `select avg((retention_percent = 5)::int) from projects`],
  'orders that are over-billed': [0.055, 0.065, `select avg((billed > total_value)::int) from purchase_orders`],
  'bills of the busiest tenth': [
    0.42,
    0.6,
    `select sum(count) filter (where rank <= 8) / sum(count) from (
    select count(*), row_number() over (order by count(*) desc) as rank from expenses group by contractor_id) parties`,
  ],
  'days until half of the receipts came': [
    47,
    57,
    `select percentile_cont(0.5) within group (order by y.payment_date - i.invoice_date)
    from payments y join invoices i on i.id = y.invoice_id`,
  ],
  'RM million invoiced in a year': [
    55,
    95,
    `select sum(invoice_amt) / 1e6 from invoices where invoice_date > :today::date - 365`,
  ],
  'months of the last twelve in which money came in and went out': [
    12,
    12,
    `select count(*) from (
    select month from project_month where month > :today::date - interval '12 months' and month <= :today group by month
    having sum(received) > 0 and sum(paid) > 0) months`,
  ],
};

test.each([TODAY, MONTH_END])('the shares of the demo hold on %s', async (day) => {
  const from = day === TODAY ? demo.db : await demo.another(day);

  for (const [name, [least, most, query]] of Object.entries(SHARES)) {
    const [value] = Object.values((await demo.rows(query.replaceAll(':today', `'${day}'`), from))[0] ?? {});
    const isWithin = Number(value) >= least && Number(value) <= most;
    expect({ name, value, isWithin }).toMatchObject({ isWithin: true });
  }
});

// The projected margin. docs/domain/figures.md#project-figures
const MARGINS = `
  select status, 100 * (1 - greatest(budget + vo_cost + contingency_amt,
      committed + expensed_without_order - expense_dc_notes - expense_write_offs)
    / (contract_sum + variation_order + vo_additions - omission_value - vo_omissions)) as margin
  from projects join project_totals on project_id = id where contract_sum > 0 order by status`;

test('two projects lose money and every other costs 82 to 94 percent of its contract', async () => {
  const projects = (await demo.rows(MARGINS)).map(({ status, margin }) => ({ status, margin: Number(margin) }));
  const losing = projects.filter(({ margin }) => margin < 0);
  const margins = projects.filter(({ margin }) => margin >= 0).map(({ margin }) => margin);

  expect(losing.map(({ status }) => status)).toEqual(['Completed', 'On Going']);
  expect(Math.min(...margins)).toBeGreaterThan(4);
  expect(Math.max(...margins)).toBeLessThan(21);
});
