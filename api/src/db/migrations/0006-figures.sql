-- Sums that do not depend on the day, kept in the transaction that writes a document, whoever writes it.
-- Each apply_… function is the one definition of what a document adds; triggers and the rebuild both call it.
-- Locks are always taken in this order, each kind by its key: documents, purchase orders, project_totals, months, due days.

create table project_totals (
  project_id bigint primary key references projects on delete cascade,
  -- Approved client variation orders (Decision §2).
  vo_additions numeric(19, 2) not null default 0,
  vo_omissions numeric(19, 2) not null default 0,
  vo_cost numeric(19, 2) not null default 0,
  -- Orders at their value with approved subcontract variations, or what was billed when that is more.
  committed numeric(19, 2) not null default 0,
  invoiced numeric(19, 2) not null default 0,
  work_done numeric(19, 2) not null default 0,
  invoice_tax numeric(19, 2) not null default 0,
  invoice_debit_notes numeric(19, 2) not null default 0,
  invoice_write_offs numeric(19, 2) not null default 0,
  receivable numeric(19, 2) not null default 0,
  expensed numeric(19, 2) not null default 0,
  expensed_without_order numeric(19, 2) not null default 0,
  expense_tax numeric(19, 2) not null default 0,
  expense_dc_notes numeric(19, 2) not null default 0,
  expense_retention numeric(19, 2) not null default 0,
  expense_write_offs numeric(19, 2) not null default 0,
  payable numeric(19, 2) not null default 0,
  received numeric(19, 2) not null default 0,
  paid numeric(19, 2) not null default 0,
  invoices bigint not null default 0,
  expenses bigint not null default 0
);

create table project_month (
  project_id bigint not null references projects on delete cascade,
  month date not null,
  received numeric(19, 2) not null default 0,
  paid numeric(19, 2) not null default 0,
  primary key (project_id, month)
);
create index project_month_month on project_month (month);

-- Open balances of a project by due date.
create table project_due_day (
  project_id bigint not null references projects on delete cascade,
  due_date date not null,
  receivable numeric(19, 2) not null default 0,
  payable numeric(19, 2) not null default 0,
  primary key (project_id, due_date)
);
-- Settled days are many and never asked for.
create index project_due_day_open on project_due_day (due_date, project_id) include (receivable, payable) where receivable <> 0 or payable <> 0;

create function add_project_totals() returns trigger language plpgsql as $$
begin
  insert into project_totals (project_id) select id from new_rows order by id;
  return null;
end $$;
create trigger projects_totals after insert on projects referencing new table as new_rows for each statement execute function add_project_totals();

create function apply_invoices(before invoices[], after invoices[]) returns void language sql as $$
  insert into project_totals as t (project_id, invoiced, work_done, invoice_tax, invoice_debit_notes, invoice_write_offs, receivable, invoices)
  select project_id, sum(sign * invoice_amt), sum(sign * work_done), sum(sign * total_tax), sum(sign * debit_note), sum(sign * write_off_amt), sum(sign * balance), sum(sign)
  from (select -1 as sign, r.* from unnest(before) r union all select 1, r.* from unnest(after) r) changes
  where deleted_at is null
  group by project_id
  order by project_id
  on conflict (project_id) do update set
    invoiced = t.invoiced + excluded.invoiced,
    work_done = t.work_done + excluded.work_done,
    invoice_tax = t.invoice_tax + excluded.invoice_tax,
    invoice_debit_notes = t.invoice_debit_notes + excluded.invoice_debit_notes,
    invoice_write_offs = t.invoice_write_offs + excluded.invoice_write_offs,
    receivable = t.receivable + excluded.receivable,
    invoices = t.invoices + excluded.invoices;

  insert into project_due_day as d (project_id, due_date, receivable)
  select project_id, due_date, sum(sign * balance)
  from (select -1 as sign, r.* from unnest(before) r union all select 1, r.* from unnest(after) r) changes
  where deleted_at is null
  group by project_id, due_date
  having sum(sign * balance) <> 0
  order by project_id, due_date
  on conflict (project_id, due_date) do update set receivable = d.receivable + excluded.receivable;
$$;

create function apply_expenses(before expenses[], after expenses[]) returns void language sql as $$
  -- What is billed on an order belongs to the order; the order's own trigger then renews the commitment.
  select 1 from purchase_orders
  where id in (select purchase_order_id from unnest(before) union select purchase_order_id from unnest(after))
  order by id for update;

  update purchase_orders set billed = purchase_orders.billed + change.billed, dc_note = purchase_orders.dc_note + change.dc_note
  from (
    select purchase_order_id, sum(sign * total_expenses) as billed, sum(sign * dc_note) as dc_note
    from (select -1 as sign, r.* from unnest(before) r union all select 1, r.* from unnest(after) r) changes
    where deleted_at is null and purchase_order_id is not null
    group by purchase_order_id
    having sum(sign * total_expenses) <> 0 or sum(sign * dc_note) <> 0
  ) change
  where purchase_orders.id = change.purchase_order_id;

  insert into project_totals as t (
    project_id, expensed, expensed_without_order, expense_tax, expense_dc_notes, expense_retention, expense_write_offs, payable, expenses
  )
  select project_id,
    sum(sign * (total_expenses - dc_note - write_off_amt)),
    coalesce(sum(sign * total_expenses) filter (where purchase_order_id is null), 0),
    sum(sign * tax_amt), sum(sign * dc_note), sum(sign * retention_amt), sum(sign * write_off_amt), sum(sign * balance), sum(sign)
  from (select -1 as sign, r.* from unnest(before) r union all select 1, r.* from unnest(after) r) changes
  where deleted_at is null
  group by project_id
  order by project_id
  on conflict (project_id) do update set
    expensed = t.expensed + excluded.expensed,
    expensed_without_order = t.expensed_without_order + excluded.expensed_without_order,
    expense_tax = t.expense_tax + excluded.expense_tax,
    expense_dc_notes = t.expense_dc_notes + excluded.expense_dc_notes,
    expense_retention = t.expense_retention + excluded.expense_retention,
    expense_write_offs = t.expense_write_offs + excluded.expense_write_offs,
    payable = t.payable + excluded.payable,
    expenses = t.expenses + excluded.expenses;

  insert into project_due_day as d (project_id, due_date, payable)
  select project_id, due_date, sum(sign * balance)
  from (select -1 as sign, r.* from unnest(before) r union all select 1, r.* from unnest(after) r) changes
  where deleted_at is null
  group by project_id, due_date
  having sum(sign * balance) <> 0
  order by project_id, due_date
  on conflict (project_id, due_date) do update set payable = d.payable + excluded.payable;
$$;

-- Cash that moved, by project and month.
create function apply_cash(before payments[], after payments[]) returns void language sql as $$
  insert into project_totals as t (project_id, received, paid)
  select project_id,
    coalesce(sum(sign * payment_amt) filter (where direction = 'IN'), 0),
    coalesce(sum(sign * payment_amt) filter (where direction = 'OUT'), 0)
  from (select -1 as sign, r.* from unnest(before) r union all select 1, r.* from unnest(after) r) changes
  where deleted_at is null
  group by project_id
  order by project_id
  on conflict (project_id) do update set received = t.received + excluded.received, paid = t.paid + excluded.paid;

  insert into project_month as m (project_id, month, received, paid)
  select project_id, make_date(extract(year from payment_date)::int, extract(month from payment_date)::int, 1) as month,
    coalesce(sum(sign * payment_amt) filter (where direction = 'IN'), 0),
    coalesce(sum(sign * payment_amt) filter (where direction = 'OUT'), 0)
  from (select -1 as sign, r.* from unnest(before) r union all select 1, r.* from unnest(after) r) changes
  where deleted_at is null
  group by 1, 2
  order by 1, 2
  on conflict (project_id, month) do update set received = m.received + excluded.received, paid = m.paid + excluded.paid;
$$;

-- What was paid on each document; the document's own trigger then renews its project's balances.
create function apply_settlements(before payments[], after payments[]) returns void language sql as $$
  select 1 from invoices
  where id in (select invoice_id from unnest(before) union select invoice_id from unnest(after)) order by uuid for update;
  update invoices set paid_total = paid_total + change.amount
  from (
    select invoice_id, sum(sign * payment_amt) as amount
    from (select -1 as sign, r.* from unnest(before) r union all select 1, r.* from unnest(after) r) changes
    where deleted_at is null and invoice_id is not null
    group by invoice_id
    having sum(sign * payment_amt) <> 0
  ) change
  where invoices.id = change.invoice_id;

  select 1 from expenses
  where id in (select expense_id from unnest(before) union select expense_id from unnest(after)) order by uuid for update;
  update expenses set paid_total = paid_total + change.amount
  from (
    select expense_id, sum(sign * payment_amt) as amount
    from (select -1 as sign, r.* from unnest(before) r union all select 1, r.* from unnest(after) r) changes
    where deleted_at is null and expense_id is not null
    group by expense_id
    having sum(sign * payment_amt) <> 0
  ) change
  where expenses.id = change.expense_id;
$$;

-- Variation orders and commitments are few for a project and not plain sums, so they are counted anew.
-- A contractor's approved variations count on its first order in the project, or by themselves where it has none.
create function refresh_commitments(ids bigint[]) returns void language plpgsql as $$
begin
  -- The lock comes first, so that the count below sees what a writer before us committed.
  perform 1 from project_totals where project_id = any (ids) order by project_id for update;

  update project_totals t set
    vo_additions = coalesce(v.additions, 0), vo_omissions = coalesce(v.omissions, 0), vo_cost = coalesce(v.cost, 0),
    committed = coalesce(c.committed, 0)
  from (select unnest(ids) as project_id) p
  left join (
    select project_id,
      sum(amount) filter (where type = 'addition') as additions,
      sum(amount) filter (where type = 'omission') as omissions,
      sum(cost_amount) as cost
    from variation_orders
    where project_id = any (ids) and contractor_id is null and status = 'approved' and deleted_at is null
    group by project_id
  ) v using (project_id)
  left join (
    select project_id,
      sum(greatest(coalesce(o.total_value, 0) + case when coalesce(o.place, 1) = 1 then coalesce(s.nett, 0) else 0 end, coalesce(o.billed, 0))) as committed
    from (
      select project_id, contractor_id, total_value, billed, row_number() over (partition by project_id, contractor_id order by id) as place
      from purchase_orders
      where project_id = any (ids) and deleted_at is null and status <> 'cancelled'
    ) o
    full join (
      select project_id, contractor_id, sum(case type when 'addition' then amount else -amount end) as nett
      from variation_orders
      where project_id = any (ids) and contractor_id is not null and status = 'approved' and deleted_at is null
      group by project_id, contractor_id
    ) s using (project_id, contractor_id)
    group by project_id
  ) c using (project_id)
  where t.project_id = p.project_id;
end $$;

create function invoices_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform apply_invoices('{}', array(select row(n.*)::invoices from new_rows n));
  else perform apply_invoices(array(select row(o.*)::invoices from old_rows o), array(select row(n.*)::invoices from new_rows n)); end if;
  return null;
end $$;
create trigger invoices_inserted after insert on invoices referencing new table as new_rows for each statement execute function invoices_changed();
create trigger invoices_updated after update on invoices referencing old table as old_rows new table as new_rows for each statement execute function invoices_changed();

create function expenses_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform apply_expenses('{}', array(select row(n.*)::expenses from new_rows n));
  else perform apply_expenses(array(select row(o.*)::expenses from old_rows o), array(select row(n.*)::expenses from new_rows n)); end if;
  return null;
end $$;
create trigger expenses_inserted after insert on expenses referencing new table as new_rows for each statement execute function expenses_changed();
create trigger expenses_updated after update on expenses referencing old table as old_rows new table as new_rows for each statement execute function expenses_changed();

create function payments_changed() returns trigger language plpgsql as $$
declare
  before payments[] := '{}';
  after payments[] := array(select row(n.*)::payments from new_rows n);
begin
  if tg_op = 'UPDATE' then before := array(select row(o.*)::payments from old_rows o); end if;
  perform apply_settlements(before, after);
  perform apply_cash(before, after);
  return null;
end $$;
create trigger payments_inserted after insert on payments referencing new table as new_rows for each statement execute function payments_changed();
create trigger payments_updated after update on payments referencing old table as old_rows new table as new_rows for each statement execute function payments_changed();

create function commitments_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then perform refresh_commitments(array(select distinct project_id from new_rows));
  else perform refresh_commitments(array(select project_id from old_rows union select project_id from new_rows)); end if;
  return null;
end $$;
create trigger purchase_orders_inserted after insert on purchase_orders referencing new table as new_rows for each statement execute function commitments_changed();
create trigger purchase_orders_updated after update on purchase_orders referencing old table as old_rows new table as new_rows for each statement execute function commitments_changed();
create trigger variation_orders_inserted after insert on variation_orders referencing new table as new_rows for each statement execute function commitments_changed();
create trigger variation_orders_updated after update on variation_orders referencing old table as old_rows new table as new_rows for each statement execute function commitments_changed();

-- Counts every sum of all projects anew from the documents. It gives the same values that the triggers keep.
create function rebuild_project_totals() returns void language plpgsql as $$
declare
  project bigint;
begin
  lock table projects, purchase_orders, variation_orders, invoices, expenses, payments in share row exclusive mode;
  delete from project_month;
  delete from project_due_day;
  delete from project_totals;
  insert into project_totals (project_id) select id from projects order by id;
  update purchase_orders set billed = 0, dc_note = 0 where billed <> 0 or dc_note <> 0;
  -- One project at a time, so that memory stays flat however many documents there are.
  for project in select id from projects order by id loop
    perform apply_invoices('{}', array(select i from invoices i where project_id = project));
    perform apply_expenses('{}', array(select e from expenses e where project_id = project));
    perform apply_cash('{}', array(select p from payments p where project_id = project and deleted_at is null));
  end loop;
  perform refresh_commitments(array(select id from projects));
end $$;
