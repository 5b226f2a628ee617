import {
  clientSchema,
  contractorSchema,
  projectSchema,
  validate,
  variationOrderUpdateSchema,
} from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { daysOutOfOrder } from '../../figures/days-out-of-order';
import { withDemo } from '../../testing/apps/with-demo';

const TODAY = '2026-07-22';

const demo = withDemo(TODAY);

// Each query selects records that violate a rule of the product.
const RULES: Record<string, string> = {
  'a certificate invoices the movement of what is certified': `
    select id from invoices where invoice_amt <> work_done + materials - retention + released`,
  'retention follows its rate up to its limit': `
    select id from (
      select i.id, i.kind, sum(i.retention) over certificates as held, sum(i.work_done + i.materials) over certificates as gross,
        p.retention_percent, coalesce(p.retention, p.contract_sum * p.retention_percent / 100) as most
      from invoices i join projects p on p.id = i.project_id window certificates as (partition by i.project_id order by i.sequence)
    ) claims where kind = 'progress' and held <> least(round(gross * retention_percent / 100, 2), round(most, 2))`,
  'what was invoiced is the last nett certified': `
    select project_id from invoices group by project_id
    having sum(invoice_amt) <> sum(work_done) + sum(materials) - sum(retention) + sum(released)`,
  'no work is certified beyond the contract': `
    select i.project_id from invoices i join project_totals t using (project_id) join projects p on p.id = i.project_id
    group by i.project_id, p.contract_sum, p.variation_order, p.omission_value, t.vo_additions, t.vo_omissions
    having sum(i.work_done + i.materials) > p.contract_sum + p.variation_order + t.vo_additions - p.omission_value - t.vo_omissions`,
  'a certificate moves something': `
    select id from invoices where kind <> 'other' and work_done = 0 and materials = 0 and retention = 0 and released = 0`,
  'tax follows its rate': `select id from invoices where total_tax <> round(invoice_amt * tax_rate / 100, 2)`,
  'a tax code exists on the day of its document': `
    select id from (
      select i.id, i.tax_code, i.invoice_date as day from invoices i
      union all select o.id, l.tax_code, o.issued_date from purchase_orders o join purchase_order_lines l on l.purchase_order_id = o.id
    ) taxed where not exists (select 1 from tax_rates r where r.code = taxed.tax_code and r.valid_from <= taxed.day)`,
  'no document is overpaid': `
    select id from invoices where balance < 0 union all select id from expenses where balance < 0`,
  'no document is of today or later': `
    select id from invoices where invoice_date >= :today union all select id from expenses where date_received >= :today or invoice_date > date_received
    union all select id from payments where payment_date >= :today union all select id from purchase_orders where issued_date >= :today
    union all select id from variation_orders where coalesce(approved_date, submitted_date) >= :today`,
  'no money moves before its document': `
    select y.id from payments y left join invoices i on i.id = y.invoice_id left join expenses e on e.id = y.expense_id
    where y.payment_date < coalesce(i.invoice_date, e.date_received)`,
  'a payment record pays an expense once': `
    select payment_record_id from payments where expense_id is not null group by payment_record_id, expense_id
    having count(*) > 1 or payment_record_id is null`,
  'money moves on an own account, at its bank': `
    select y.id from (select id, bank, bank_account_id from payments union all select id, bank, bank_account_id from payment_records) y
    left join bank_accounts a on a.id = y.bank_account_id where y.bank is distinct from a.bank`,
  'an order is worth its lines and tax': `
    select o.id from purchase_orders o join purchase_order_lines l on l.purchase_order_id = o.id
    group by o.id having o.total_value - o.total_tax <> sum(round(l.qty * l.unit_price, 2)) or sum(l.amount) <> sum(round(l.qty * l.unit_price, 2))
      or o.total_tax <> sum(round(l.amount * case l.tax_code when 'ST6' then 6 else 0 end / 100, 2))`,
  'a bill on an order is from its contractor': `
    select e.id from expenses e join purchase_orders o on o.id = e.purchase_order_id where o.contractor_id <> e.contractor_id`,
  'a variation that leaves works out is called so': `
    select id from variation_orders where (title ~ '^(Deletion|Omission|Reduction) of ') <> (type = 'omission')`,
  'nothing is billed on a draft or cancelled order': `
    select id from purchase_orders where billed <> 0 and status in ('draft', 'cancelled')`,
  'a new project has no certificate and no expense': `
    select p.id from projects p join project_totals t on t.project_id = p.id where p.status = 'New' and t.invoices + t.expenses > 0`,
  'a completed project owes and is owed next to nothing that is due': `
    select i.id from invoices i join projects p on p.id = i.project_id where p.status = 'Completed' and i.balance > 0 and i.due_date < :today`,
  'every project has a manager': `select id from projects where id not in (select project_id from project_managers)`,
  'accounting cards of running projects take their names': `
    select p.id from projects p join clients c on c.id = p.client_id where p.status <> 'New' and length(c.name) > 50
    union all select e.id from expenses e join organisations o on o.id = e.contractor_id where length(o.name) > 50`,
};

test.each(Object.entries(RULES))('%s', async (_rule, query) => {
  expect(await demo.rows(query.replaceAll(':today', `'${TODAY}'`))).toEqual([]);
});

const ADDRESS = 'tel_no, fax_no, address_1, address_2, city, postcode, state, country';

// Records as their forms would send them.
const FORMS = [
  [clientSchema, `select name, person_in_charge, ${ADDRESS} from clients`],
  [contractorSchema, `select name, type, ${ADDRESS} from organisations where type < 3`],
  [
    projectSchema,
    `select p.name, p.status, contract_sum, clients.name as client_name, variation_order, retention_percent, retention, schedule, remarks,
      array['1'] as project_managers, budget, start_date, end_date, contingency_amt, omission_value
      from projects p join clients on clients.id = client_id`,
  ],
  [
    variationOrderUpdateSchema,
    `select project_id as project_uuid, vo_no, title, type, amount, cost_amount, contractor_id as contractor_uuid,
      submitted_date, approved_date, client_ref, eot_days, remarks from variation_orders`,
  ],
] as const;

test('every record could have been typed into its form', async () => {
  for (const [schema, query] of FORMS) {
    for (const row of await demo.rows(query))
      expect({ row, errors: validate(schema, row) }).toEqual({ row, errors: {} });
  }
});

test('the kept sums are what counting them again gives', async () => {
  const sums = () =>
    demo.rows(`select to_jsonb(t)::text as row from project_totals t union all select to_jsonb(m)::text from project_month m
      union all select to_jsonb(d)::text from project_due_day d where receivable <> 0 or payable <> 0
      union all select jsonb_build_array(id, billed, dc_note)::text from purchase_orders order by 1`);
  const before = await sums();

  await sql`select rebuild_project_totals()`.execute(demo.db);

  expect(await sums()).toEqual(before);
});

test('certificates and variation orders have days in order', async () => {
  expect(await daysOutOfOrder(demo.db, TODAY)).toEqual([]);
});
