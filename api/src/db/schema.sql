-- After 0056-bank-account-of-payments.sql: what an empty database starts with. Written by `npm run schema`.

-- A function may name a table that is made below it.
SET LOCAL check_function_bodies = false;

CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

CREATE TYPE document_state AS (
	id bigint,
	project_id bigint,
	since date,
	until date,
	due_date date,
	status text,
	amount numeric(19,2),
	tax numeric(19,2),
	note numeric(19,2),
	retention numeric(19,2),
	paid numeric(19,2),
	write_off numeric(19,2),
	balance numeric(19,2),
	work_done numeric(19,2),
	withheld numeric(19,2),
	released numeric(19,2),
	unordered numeric(19,2),
	is_first boolean,
	paid_change numeric(19,2),
	write_off_change numeric(19,2)
);

CREATE FUNCTION add_project_totals() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into project_totals (project_id) select id from new_rows order by id;
  return null;
end $$;

CREATE TABLE payments (
    id bigint NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id bigint NOT NULL,
    invoice_id bigint,
    expense_id bigint,
    payment_record_id bigint,
    direction text GENERATED ALWAYS AS (
CASE
    WHEN (invoice_id IS NULL) THEN 'OUT'::text
    ELSE 'IN'::text
END) STORED,
    payment_date date NOT NULL,
    payment_amt numeric(17,2) NOT NULL,
    bank text,
    cheque_no text,
    remark text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    bank_account_id bigint,
    CONSTRAINT payments_one_document CHECK ((num_nonnulls(invoice_id, expense_id) = 1)),
    CONSTRAINT payments_payment_amt_check CHECK ((payment_amt > (0)::numeric))
)
WITH (autovacuum_vacuum_scale_factor='0.01', autovacuum_analyze_scale_factor='0.01');

CREATE FUNCTION apply_cash(before payments[], after payments[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  insert into project_totals as t (project_id, received, paid)
  select project_id,
    coalesce(sum(amount) filter (where direction = 'IN'), 0),
    coalesce(sum(amount) filter (where direction = 'OUT'), 0)
  from signed_payments(before, after)
  group by project_id
  order by project_id
  on conflict (project_id) do update set received = t.received + excluded.received, paid = t.paid + excluded.paid;

  insert into project_month as m (project_id, month, received, paid)
  select project_id, make_date(extract(year from payment_date)::int, extract(month from payment_date)::int, 1) as month,
    coalesce(sum(amount) filter (where direction = 'IN'), 0),
    coalesce(sum(amount) filter (where direction = 'OUT'), 0)
  from signed_payments(before, after)
  group by 1, 2
  order by 1, 2
  on conflict (project_id, month) do update set received = m.received + excluded.received, paid = m.paid + excluded.paid;
end $$;

CREATE FUNCTION apply_cash_weeks(before payments[], after payments[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  insert into project_weeks as w (week, project_id, received, paid)
  select date_trunc('week', payment_date::timestamp)::date as week, project_id,
    coalesce(sum(amount) filter (where direction = 'IN'), 0),
    coalesce(sum(amount) filter (where direction = 'OUT'), 0)
  from signed_payments(before, after)
  group by 1, 2
  order by 1, 2
  on conflict (project_id, week) do update set received = w.received + excluded.received, paid = w.paid + excluded.paid;
end $$;

CREATE TABLE expenses (
    id bigint NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id bigint NOT NULL,
    contractor_id bigint NOT NULL,
    purchase_order_id bigint,
    ref_no text NOT NULL,
    description text,
    invoice_date date NOT NULL,
    date_received date NOT NULL,
    due_date date NOT NULL,
    invoice_amt numeric(17,2) NOT NULL,
    tax_amt numeric(17,2) DEFAULT 0 NOT NULL,
    dc_note numeric(17,2) DEFAULT 0 NOT NULL,
    retention_amt numeric(17,2) DEFAULT 0 NOT NULL,
    account_code_id bigint,
    paid_total numeric(17,2) DEFAULT 0 NOT NULL,
    write_off_amt numeric(17,2) DEFAULT 0 NOT NULL,
    write_off_date date,
    write_off_reason text,
    total_expenses numeric(17,2) GENERATED ALWAYS AS ((invoice_amt + tax_amt)) STORED,
    balance numeric(17,2) GENERATED ALWAYS AS ((((((invoice_amt + tax_amt) - dc_note) - retention_amt) - paid_total) - write_off_amt)) STORED,
    status text GENERATED ALWAYS AS (
CASE
    WHEN (write_off_date IS NOT NULL) THEN 'writeOff'::text
    WHEN (((((invoice_amt + tax_amt) - dc_note) - retention_amt) - paid_total) = (0)::numeric) THEN 'paid'::text
    WHEN (paid_total > (0)::numeric) THEN 'partial'::text
    ELSE 'pending'::text
END) STORED,
    exported_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT expenses_dc_note CHECK (((dc_note >= (0)::numeric) AND (dc_note <= (invoice_amt + tax_amt)))),
    CONSTRAINT expenses_invoice_amt_check CHECK ((invoice_amt > (0)::numeric)),
    CONSTRAINT expenses_not_overpaid CHECK (((paid_total >= (0)::numeric) AND ((paid_total + write_off_amt) <= (((invoice_amt + tax_amt) - dc_note) - retention_amt)))),
    CONSTRAINT expenses_ref_no_check CHECK (((length(ref_no) >= 1) AND (length(ref_no) <= 50))),
    CONSTRAINT expenses_retention CHECK ((retention_amt <= ((invoice_amt + tax_amt) - dc_note))),
    CONSTRAINT expenses_retention_amt_check CHECK ((retention_amt >= (0)::numeric)),
    CONSTRAINT expenses_tax_amt_check CHECK ((tax_amt >= (0)::numeric)),
    CONSTRAINT expenses_write_off_amt_check CHECK ((write_off_amt >= (0)::numeric)),
    CONSTRAINT expenses_write_off_reason_check CHECK ((length(write_off_reason) <= 50))
)
WITH (autovacuum_vacuum_scale_factor='0.01', autovacuum_analyze_scale_factor='0.01', fillfactor='85');

CREATE FUNCTION apply_expense_days(before expenses[], after expenses[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  insert into document_days as d (document, status, due_date, slot, documents, amount, tax, note, retention, paid, write_off, balance)
  select 'expense', status, due_date, (select writer_slot()), sum(expenses), sum(invoice_amt), sum(tax_amt), sum(dc_note),
    sum(retention_amt), sum(paid_total), sum(write_off_amt), sum(balance)
  from signed_expenses(before, after)
  group by status, due_date
  having (sum(expenses), sum(invoice_amt), sum(tax_amt), sum(dc_note), sum(retention_amt), sum(paid_total), sum(write_off_amt))
    <> (0, 0, 0, 0, 0, 0, 0)
  on conflict (document, status, due_date, slot) do update set
    documents = d.documents + excluded.documents,
    amount = d.amount + excluded.amount,
    tax = d.tax + excluded.tax,
    note = d.note + excluded.note,
    retention = d.retention + excluded.retention,
    paid = d.paid + excluded.paid,
    write_off = d.write_off + excluded.write_off,
    balance = d.balance + excluded.balance;
end $$;

CREATE FUNCTION apply_expenses(before expenses[], after expenses[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  -- An order stores the amount billed on it, and its trigger then renews the commitment. A payment bills nothing, so the order is
  -- left alone: even an update of no row would fire that trigger.
  if exists (
    select from signed_expenses(before, after) where purchase_order_id is not null
    group by purchase_order_id having sum(total_expenses) <> 0 or sum(dc_note) <> 0
  ) then
    perform 1 from purchase_orders where id in (select purchase_order_id from unnest(before || after)) order by id for update;
    update purchase_orders set billed = purchase_orders.billed + change.billed, dc_note = purchase_orders.dc_note + change.dc_note
    from (
      select purchase_order_id, sum(total_expenses) as billed, sum(dc_note) as dc_note
      from signed_expenses(before, after)
      where purchase_order_id is not null
      group by purchase_order_id
      having sum(total_expenses) <> 0 or sum(dc_note) <> 0
    ) change
    where purchase_orders.id = change.purchase_order_id;
  end if;

  insert into project_totals as t (
    project_id, expensed, expensed_without_order, expense_tax, expense_dc_notes, expense_retention, expense_write_offs, payable, expenses
  )
  select project_id,
    sum(total_expenses - dc_note - write_off_amt),
    coalesce(sum(total_expenses) filter (where purchase_order_id is null), 0),
    sum(tax_amt), sum(dc_note), sum(retention_amt), sum(write_off_amt), sum(balance), sum(expenses)
  from signed_expenses(before, after)
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
  select project_id, due_date, sum(balance)
  from signed_expenses(before, after)
  group by project_id, due_date
  having sum(balance) <> 0
  order by project_id, due_date
  on conflict (project_id, due_date) do update set payable = d.payable + excluded.payable;
end $$;

CREATE TABLE invoices (
    id bigint NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id bigint NOT NULL,
    kind text NOT NULL,
    sequence integer NOT NULL,
    invoice_no text NOT NULL,
    cert_no text,
    client_ref_no text,
    invoice_date date NOT NULL,
    due_date date NOT NULL,
    work_done numeric(17,2) DEFAULT 0 NOT NULL,
    materials numeric(17,2) DEFAULT 0 NOT NULL,
    retention numeric(17,2) DEFAULT 0 NOT NULL,
    released numeric(17,2) DEFAULT 0 NOT NULL,
    retention_percent numeric(5,2) DEFAULT 0 NOT NULL,
    invoice_amt numeric(17,2) NOT NULL,
    tax_code text DEFAULT 'N-T'::text NOT NULL,
    tax_rate numeric(5,2) DEFAULT 0 NOT NULL,
    total_tax numeric(17,2) DEFAULT 0 NOT NULL,
    debit_note numeric(17,2) DEFAULT 0 NOT NULL,
    paid_total numeric(17,2) DEFAULT 0 NOT NULL,
    write_off_amt numeric(17,2) DEFAULT 0 NOT NULL,
    write_off_date date,
    write_off_reason text,
    total_amount numeric(17,2) GENERATED ALWAYS AS (((invoice_amt + total_tax) - debit_note)) STORED,
    balance numeric(17,2) GENERATED ALWAYS AS (((((invoice_amt + total_tax) - debit_note) - paid_total) - write_off_amt)) STORED,
    status text GENERATED ALWAYS AS (
CASE
    WHEN (write_off_date IS NOT NULL) THEN 'writeOff'::text
    WHEN ((((invoice_amt + total_tax) - debit_note) - paid_total) = (0)::numeric) THEN 'paid'::text
    WHEN (paid_total > (0)::numeric) THEN 'partial'::text
    ELSE 'pending'::text
END) STORED,
    description text,
    remarks text,
    exported_at timestamp with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    is_opening boolean DEFAULT false NOT NULL,
    CONSTRAINT invoices_debit_note CHECK (((debit_note >= (0)::numeric) AND (debit_note <= (invoice_amt + total_tax)))),
    CONSTRAINT invoices_invoice_amt_check CHECK ((invoice_amt >= (0)::numeric)),
    CONSTRAINT invoices_kind_check CHECK ((kind = ANY (ARRAY['progress'::text, 'retention_release'::text, 'other'::text]))),
    CONSTRAINT invoices_not_overpaid CHECK (((paid_total >= (0)::numeric) AND ((paid_total + write_off_amt) <= ((invoice_amt + total_tax) - debit_note)))),
    CONSTRAINT invoices_total_tax_check CHECK ((total_tax >= (0)::numeric)),
    CONSTRAINT invoices_write_off_amt_check CHECK ((write_off_amt >= (0)::numeric)),
    CONSTRAINT invoices_write_off_reason_check CHECK ((length(write_off_reason) <= 50))
)
WITH (autovacuum_vacuum_scale_factor='0.01', autovacuum_analyze_scale_factor='0.01', fillfactor='85');

CREATE FUNCTION apply_invoice_days(before invoices[], after invoices[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  insert into document_days as d (document, status, due_date, slot, documents, amount, tax, note, paid, write_off, balance)
  select 'invoice', status, due_date, (select writer_slot()), sum(invoices), sum(invoice_amt), sum(total_tax), sum(debit_note),
    sum(paid_total), sum(write_off_amt), sum(balance)
  from signed_invoices(before, after)
  group by status, due_date
  having (sum(invoices), sum(invoice_amt), sum(total_tax), sum(debit_note), sum(paid_total), sum(write_off_amt)) <> (0, 0, 0, 0, 0, 0)
  on conflict (document, status, due_date, slot) do update set
    documents = d.documents + excluded.documents,
    amount = d.amount + excluded.amount,
    tax = d.tax + excluded.tax,
    note = d.note + excluded.note,
    paid = d.paid + excluded.paid,
    write_off = d.write_off + excluded.write_off,
    balance = d.balance + excluded.balance;
end $$;

CREATE FUNCTION apply_invoices(before invoices[], after invoices[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  insert into project_totals as t (
    project_id, invoiced, work_done, retention_withheld, retention_released, invoice_tax, invoice_debit_notes, invoice_write_offs,
    receivable, invoices
  )
  select project_id, sum(invoice_amt), sum(work_done), sum(retention), sum(released), sum(total_tax), sum(debit_note), sum(write_off_amt), sum(balance), sum(invoices)
  from signed_invoices(before, after)
  group by project_id
  order by project_id
  on conflict (project_id) do update set
    invoiced = t.invoiced + excluded.invoiced,
    work_done = t.work_done + excluded.work_done,
    retention_withheld = t.retention_withheld + excluded.retention_withheld,
    retention_released = t.retention_released + excluded.retention_released,
    invoice_tax = t.invoice_tax + excluded.invoice_tax,
    invoice_debit_notes = t.invoice_debit_notes + excluded.invoice_debit_notes,
    invoice_write_offs = t.invoice_write_offs + excluded.invoice_write_offs,
    receivable = t.receivable + excluded.receivable,
    invoices = t.invoices + excluded.invoices;

  insert into project_due_day as d (project_id, due_date, receivable)
  select project_id, due_date, sum(balance)
  from signed_invoices(before, after)
  group by project_id, due_date
  having sum(balance) <> 0
  order by project_id, due_date
  on conflict (project_id, due_date) do update set receivable = d.receivable + excluded.receivable;
end $$;

CREATE FUNCTION apply_payment_days(before payments[], after payments[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  insert into payment_days as d (direction, payment_date, slot, payments, amount)
  select direction, payment_date, (select writer_slot()), sum(payments), sum(amount)
  from signed_payments(before, after)
  group by direction, payment_date
  having (sum(payments), sum(amount)) <> (0, 0)
  on conflict (direction, payment_date, slot) do update set payments = d.payments + excluded.payments, amount = d.amount + excluded.amount;
end $$;

CREATE FUNCTION apply_payment_records() RETURNS trigger
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
declare
  before payments[] := '{}';
  after payments[] := array(select row(n.*)::payments from new_rows n);
begin
  if tg_op = 'UPDATE' then before := array(select row(o.*)::payments from old_rows o); end if;
  update payment_records r set payment_count = r.payment_count + change.payments, total_paid = r.total_paid + change.amount
  from (
    select payment_record_id, sum(payments) as payments, sum(amount) as amount
    from signed_payments(before, after)
    where payment_record_id is not null
    group by payment_record_id
    having (sum(payments), sum(amount)) <> (0, 0)
  ) change
  where r.id = change.payment_record_id;
  return null;
end $$;

CREATE FUNCTION apply_project_weeks(kind text, before document_state[], after document_state[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  if kind = 'invoice' then
    insert into project_weeks as w (
      week, project_id, invoiced, work_done, retention_withheld, retention_released, invoice_debit_notes, invoice_write_offs, receivable
    )
    select date_trunc('week', c.day::timestamp)::date, project_id, sum(c.sign * amount), sum(c.sign * work_done), sum(c.sign * withheld),
      sum(c.sign * released), sum(c.sign * note), sum(c.sign * write_off), sum(c.sign * balance)
    from (select -1 as sign, s.* from unnest(before) s union all select 1, s.* from unnest(after) s) states
    cross join lateral (values (sign, since), (-sign, until)) c (sign, day)
    where c.day < 'infinity'
    group by 1, 2
    having (sum(c.sign * amount), sum(c.sign * work_done), sum(c.sign * withheld), sum(c.sign * released), sum(c.sign * note),
      sum(c.sign * write_off), sum(c.sign * balance)) <> (0, 0, 0, 0, 0, 0, 0)
    order by 1, 2
    on conflict (project_id, week) do update set
      invoiced = w.invoiced + excluded.invoiced,
      work_done = w.work_done + excluded.work_done,
      retention_withheld = w.retention_withheld + excluded.retention_withheld,
      retention_released = w.retention_released + excluded.retention_released,
      invoice_debit_notes = w.invoice_debit_notes + excluded.invoice_debit_notes,
      invoice_write_offs = w.invoice_write_offs + excluded.invoice_write_offs,
      receivable = w.receivable + excluded.receivable;
  else
    insert into project_weeks as w (
      week, project_id, expensed, expensed_without_order, expense_dc_notes, expense_write_offs, payable
    )
    select date_trunc('week', c.day::timestamp)::date, project_id, sum(c.sign * (amount + tax - note - write_off)), sum(c.sign * unordered),
      sum(c.sign * note), sum(c.sign * write_off), sum(c.sign * balance)
    from (select -1 as sign, s.* from unnest(before) s union all select 1, s.* from unnest(after) s) states
    cross join lateral (values (sign, since), (-sign, until)) c (sign, day)
    where c.day < 'infinity'
    group by 1, 2
    having (sum(c.sign * (amount + tax)), sum(c.sign * unordered), sum(c.sign * note), sum(c.sign * write_off), sum(c.sign * balance))
      <> (0, 0, 0, 0, 0)
    order by 1, 2
    on conflict (project_id, week) do update set
      expensed = w.expensed + excluded.expensed,
      expensed_without_order = w.expensed_without_order + excluded.expensed_without_order,
      expense_dc_notes = w.expense_dc_notes + excluded.expense_dc_notes,
      expense_write_offs = w.expense_write_offs + excluded.expense_write_offs,
      payable = w.payable + excluded.payable;
  end if;
end $$;

CREATE FUNCTION apply_settlements(before payments[], after payments[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from unnest(before || after) where invoice_id is not null) then
    perform 1 from invoices where id in (select invoice_id from unnest(before || after)) order by uuid for update;
    update invoices set paid_total = paid_total + change.amount
    from (
      select invoice_id, sum(amount) as amount
      from signed_payments(before, after)
      where invoice_id is not null
      group by invoice_id
      having sum(amount) <> 0
    ) change
    where invoices.id = change.invoice_id;
  end if;

  if exists (select from unnest(before || after) where expense_id is not null) then
    perform 1 from expenses where id in (select expense_id from unnest(before || after)) order by uuid for update;
    update expenses set paid_total = paid_total + change.amount
    from (
      select expense_id, sum(amount) as amount
      from signed_payments(before, after)
      where expense_id is not null
      group by expense_id
      having sum(amount) <> 0
    ) change
    where expenses.id = change.expense_id;
  end if;
end $$;

CREATE FUNCTION apply_state_days(kind text, before document_state[], after document_state[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  insert into document_state_days as d (document, status, due_date, day, slot, documents, amount, tax, note, retention, paid, write_off, balance)
  select kind, status, due_date, c.day, (select writer_slot()), sum(c.sign), sum(c.sign * amount), sum(c.sign * tax), sum(c.sign * note),
    sum(c.sign * retention), sum(c.sign * paid), sum(c.sign * write_off), sum(c.sign * balance)
  from (select -1 as sign, s.* from unnest(before) s union all select 1, s.* from unnest(after) s) states
  cross join lateral (values (sign, since), (-sign, until)) c (sign, day)
  where c.day < 'infinity'
  group by status, due_date, c.day
  having (sum(c.sign), sum(c.sign * amount), sum(c.sign * tax), sum(c.sign * note), sum(c.sign * retention), sum(c.sign * paid), sum(c.sign * write_off))
    <> (0, 0, 0, 0, 0, 0, 0)
  on conflict (document, status, day, due_date, slot) do update set
    documents = d.documents + excluded.documents,
    amount = d.amount + excluded.amount,
    tax = d.tax + excluded.tax,
    note = d.note + excluded.note,
    retention = d.retention + excluded.retention,
    paid = d.paid + excluded.paid,
    write_off = d.write_off + excluded.write_off,
    balance = d.balance + excluded.balance;
end $$;

CREATE FUNCTION commitments_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'INSERT' then perform refresh_commitments(array(select distinct project_id from new_rows));
  else perform refresh_commitments(array(select project_id from old_rows union select project_id from new_rows)); end if;
  return null;
end $$;

CREATE FUNCTION count_payments() RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  update invoices set paid_total = coalesce(paid.amount, 0)
  from invoices document
  left join (select invoice_id, sum(payment_amt) as amount from payments where deleted_at is null and invoice_id is not null group by invoice_id) paid
    on paid.invoice_id = document.id
  where invoices.id = document.id and invoices.paid_total <> coalesce(paid.amount, 0);

  update expenses set paid_total = coalesce(paid.amount, 0)
  from expenses document
  left join (select expense_id, sum(payment_amt) as amount from payments where deleted_at is null and expense_id is not null group by expense_id) paid
    on paid.expense_id = document.id
  where expenses.id = document.id and expenses.paid_total <> coalesce(paid.amount, 0);

  update payment_records r set payment_count = coalesce(paid.payments, 0), total_paid = coalesce(paid.amount, 0)
  from payment_records record
  left join (
    select payment_record_id, count(*) as payments, sum(payment_amt) as amount
    from payments where deleted_at is null and payment_record_id is not null group by payment_record_id
  ) paid on paid.payment_record_id = record.id
  where r.id = record.id and (r.payment_count, r.total_paid) <> (coalesce(paid.payments, 0), coalesce(paid.amount, 0));
end $$;

CREATE FUNCTION count_states() RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  start bigint;
begin
  delete from invoice_states;
  delete from expense_states;
  delete from document_state_days;
  delete from project_weeks;
  for start in select generate_series(min(id), max(id), 10000) from invoices loop
    insert into invoice_states select * from states_of_invoices(array(select id from invoices where id >= start and id < start + 10000)) order by since;
  end loop;
  for start in select generate_series(min(id), max(id), 10000) from expenses loop
    insert into expense_states select * from states_of_expenses(array(select id from expenses where id >= start and id < start + 10000)) order by since;
  end loop;

  insert into document_state_days (document, status, due_date, day, slot, documents, amount, tax, note, retention, paid, write_off, balance)
  select document, status, due_date, c.day, 0, sum(c.sign), sum(c.sign * amount), sum(c.sign * tax), sum(c.sign * note),
    sum(c.sign * retention), sum(c.sign * paid), sum(c.sign * write_off), sum(c.sign * balance)
  from (select 'invoice' as document, i.* from invoice_states i union all select 'expense', e.* from expense_states e) states
  cross join lateral (values (1, since), (-1, until)) c (sign, day)
  where c.day < 'infinity'
  group by document, status, due_date, c.day
  having (sum(c.sign), sum(c.sign * amount), sum(c.sign * tax), sum(c.sign * note), sum(c.sign * retention), sum(c.sign * paid), sum(c.sign * write_off))
    <> (0, 0, 0, 0, 0, 0, 0);

  insert into project_weeks
  select date_trunc('week', day::timestamp)::date, project_id, sum(invoiced), sum(work_done), sum(retention_withheld), sum(retention_released),
    sum(invoice_debit_notes), sum(invoice_write_offs), sum(receivable), sum(expensed), sum(expensed_without_order), sum(expense_dc_notes),
    sum(expense_write_offs), sum(payable), sum(received), sum(paid)
  from project_changes('-infinity', 'infinity')
  group by 1, 2
  order by 1, 2;
end $$;

CREATE FUNCTION expenses_changed() RETURNS trigger
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
declare
  before expenses[] := '{}';
  after expenses[] := array(select row(n.*)::expenses from new_rows n);
begin
  if tg_op = 'UPDATE' then before := array(select row(o.*)::expenses from old_rows o); end if;
  perform apply_expenses(before, after);
  perform apply_expense_days(before, after);
  perform renew_expense_states(array(select id from new_rows));
  return null;
end $$;

CREATE FUNCTION invoices_changed() RETURNS trigger
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
declare
  before invoices[] := '{}';
  after invoices[] := array(select row(n.*)::invoices from new_rows n);
begin
  if tg_op = 'UPDATE' then before := array(select row(o.*)::invoices from old_rows o); end if;
  perform apply_invoices(before, after);
  perform apply_invoice_days(before, after);
  perform renew_invoice_states(array(select id from new_rows));
  return null;
end $$;

CREATE FUNCTION keep_expense_texts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into expense_texts (id, texts) values (new.id, search_lines(new.ref_no, new.description))
  on conflict (id) do update set texts = excluded.texts where expense_texts.texts <> excluded.texts;
  return null;
end $$;

CREATE FUNCTION keep_invoice_texts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into invoice_texts (id, texts) values (new.id, search_lines(new.invoice_no, new.cert_no, new.client_ref_no, new.description))
  on conflict (id) do update set texts = excluded.texts where invoice_texts.texts <> excluded.texts;
  return null;
end $$;

CREATE FUNCTION natural_key(number text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
declare
  rest text := lower(number);
  key text := '';
  first_digit int;
  after_digits text;
  digits text;
begin
  loop
    first_digit := strpos(translate(rest, '123456789', '000000000'), '0');
    if first_digit = 0 then return key || rest; end if;
    after_digits := ltrim(substr(rest, first_digit), '0123456789');
    digits := ltrim(substr(rest, first_digit, length(rest) - length(after_digits) - first_digit + 1), '0');
    key := concat(key, left(rest, first_digit - 1), length(length(digits)::text), length(digits), digits);
    rest := after_digits;
  end loop;
end $$;

CREATE FUNCTION note_audit_rows() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into audit_waiting (audit_id) select id from new_rows;
  return null;
end $$;

CREATE FUNCTION payments_changed() RETURNS trigger
    LANGUAGE plpgsql
    SET plan_cache_mode TO 'force_generic_plan'
    AS $$
declare
  before payments[] := '{}';
  after payments[] := array(select row(n.*)::payments from new_rows n);
begin
  if tg_op = 'UPDATE' then before := array(select row(o.*)::payments from old_rows o); end if;
  perform apply_settlements(before, after);
  -- Locks the totals of the projects before their other sums, as every writer does, so that nobody waits in a circle.
  perform apply_cash(before, after);
  -- A payment on another day changes no amount of its document.
  if tg_op = 'UPDATE' then
    perform renew_invoice_states(array(select invoice_id from unnest(before || after) where invoice_id is not null));
    perform renew_expense_states(array(select expense_id from unnest(before || after) where expense_id is not null));
  end if;
  perform apply_cash_weeks(before, after);
  perform apply_payment_days(before, after);
  return null;
end $$;

CREATE FUNCTION project_changes(first date, last date) RETURNS TABLE(project_id bigint, day date, invoiced numeric, work_done numeric, retention_withheld numeric, retention_released numeric, invoice_debit_notes numeric, invoice_write_offs numeric, receivable numeric, expensed numeric, expensed_without_order numeric, expense_dc_notes numeric, expense_write_offs numeric, payable numeric, received numeric, paid numeric)
    LANGUAGE sql STABLE
    AS $$
  select s.project_id, since, case when is_first then amount else 0.00 end, case when is_first then s.work_done else 0.00 end,
    case when is_first then withheld else 0.00 end, case when is_first then released else 0.00 end, case when is_first then note else 0.00 end,
    write_off_change, case when is_first then balance else -paid_change - write_off_change end, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00
  from invoice_states s
  where since between first and last
  union all
  select s.project_id, since, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00,
    case when is_first then amount + tax - note else 0.00 end - write_off_change, case when is_first then unordered else 0.00 end,
    case when is_first then note else 0.00 end, write_off_change, case when is_first then balance else -paid_change - write_off_change end,
    0.00, 0.00
  from expense_states s
  where since between first and last
  union all
  select payments.project_id, payment_date, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00,
    case when direction = 'IN' then payment_amt else 0.00 end, case when direction = 'OUT' then payment_amt else 0.00 end
  from payments
  where payment_date between first and last and deleted_at is null
$$;

CREATE FUNCTION project_commitments(ids bigint[]) RETURNS TABLE(project_id bigint, contractor_id bigint, purchase_order_id bigint, variations numeric, committed numeric)
    LANGUAGE sql STABLE
    AS $$
  select project_id, contractor_id, o.id,
    case when coalesce(o.place, 1) = 1 then coalesce(s.nett, 0) else 0 end,
    greatest(coalesce(o.total_value, 0) + case when coalesce(o.place, 1) = 1 then coalesce(s.nett, 0) else 0 end, coalesce(o.billed, 0))
  from (
    select project_id, contractor_id, id, total_value, billed, row_number() over (partition by project_id, contractor_id order by id) as place
    from purchase_orders
    where project_id = any (ids) and deleted_at is null and status <> 'cancelled'
  ) o
  full join (
    select project_id, contractor_id, sum(case type when 'addition' then amount else -amount end) as nett
    from variation_orders
    where project_id = any (ids) and contractor_id is not null and status = 'approved' and deleted_at is null
    group by project_id, contractor_id
  ) s using (project_id, contractor_id)
$$;

CREATE FUNCTION rebuild_project_totals() RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  project bigint;
  day date;
begin
  lock table payments, invoices, expenses, purchase_orders, variation_orders, projects in share row exclusive mode;
  perform count_payments();

  delete from project_month;
  delete from project_due_day;
  delete from project_totals;
  insert into project_totals (project_id) select id from projects order by id;
  update purchase_orders set billed = 0, dc_note = 0 where billed <> 0 or dc_note <> 0;
  for project in select id from projects order by id loop
    perform apply_invoices('{}', array(select i from invoices i where project_id = project));
    perform apply_expenses('{}', array(select e from expenses e where project_id = project));
    perform apply_cash('{}', array(select p from payments p where project_id = project and deleted_at is null));
  end loop;
  perform refresh_commitments(array(select id from projects));

  delete from document_days;
  delete from payment_days;
  for day in select distinct due_date from invoices where deleted_at is null loop
    perform apply_invoice_days('{}', array(select i from invoices i where due_date = day and deleted_at is null));
  end loop;
  for day in select distinct due_date from expenses where deleted_at is null loop
    perform apply_expense_days('{}', array(select e from expenses e where due_date = day and deleted_at is null));
  end loop;
  for day in select distinct payment_date from payments where deleted_at is null loop
    perform apply_payment_days('{}', array(select p from payments p where payment_date = day and deleted_at is null));
  end loop;

  perform count_states();
end $$;

CREATE FUNCTION refresh_commitments(ids bigint[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
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
    select project_id, sum(committed) as committed from project_commitments(ids) group by project_id
  ) c using (project_id)
  where t.project_id = p.project_id;
end $$;

CREATE FUNCTION refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

CREATE FUNCTION renew_data_version() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into data_versions as v (slot, writer) select (select writer_slot()), pg_current_xact_id()::text::bigint
  on conflict (slot) do update set writer = excluded.writer where v.writer <> excluded.writer;
  return null;
end $$;

CREATE FUNCTION renew_expense_states(ids bigint[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  stored document_state[] := array(select row(s.*)::document_state from expense_states s where id = any (ids));
  computed document_state[] := array(select s from states_of_expenses(ids) s);
  before document_state[] := array(select unnest(stored) except select unnest(computed));
  after document_state[] := array(select unnest(computed) except select unnest(stored));
begin
  if before || after = '{}' then return; end if;
  delete from expense_states where (id, since) in (select id, since from unnest(before) except select id, since from unnest(after));
  insert into expense_states select * from unnest(after)
  on conflict (id, since) do update set (
    project_id, until, due_date, status, amount, tax, note, retention, paid, write_off, balance, work_done, withheld, released, unordered,
    is_first, paid_change, write_off_change
  ) = (
    excluded.project_id, excluded.until, excluded.due_date, excluded.status, excluded.amount, excluded.tax, excluded.note, excluded.retention,
    excluded.paid, excluded.write_off, excluded.balance, excluded.work_done, excluded.withheld, excluded.released, excluded.unordered,
    excluded.is_first, excluded.paid_change, excluded.write_off_change
  );
  perform apply_state_days('expense', before, after);
  perform apply_project_weeks('expense', before, after);
end $$;

CREATE FUNCTION renew_invoice_states(ids bigint[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  stored document_state[] := array(select row(s.*)::document_state from invoice_states s where id = any (ids));
  computed document_state[] := array(select s from states_of_invoices(ids) s);
  before document_state[] := array(select unnest(stored) except select unnest(computed));
  after document_state[] := array(select unnest(computed) except select unnest(stored));
begin
  if before || after = '{}' then return; end if;
  delete from invoice_states where (id, since) in (select id, since from unnest(before) except select id, since from unnest(after));
  insert into invoice_states select * from unnest(after)
  on conflict (id, since) do update set (
    project_id, until, due_date, status, amount, tax, note, retention, paid, write_off, balance, work_done, withheld, released, unordered,
    is_first, paid_change, write_off_change
  ) = (
    excluded.project_id, excluded.until, excluded.due_date, excluded.status, excluded.amount, excluded.tax, excluded.note, excluded.retention,
    excluded.paid, excluded.write_off, excluded.balance, excluded.work_done, excluded.withheld, excluded.released, excluded.unordered,
    excluded.is_first, excluded.paid_change, excluded.write_off_change
  );
  perform apply_state_days('invoice', before, after);
  perform apply_project_weeks('invoice', before, after);
end $$;

CREATE FUNCTION seal_audit(most integer) RETURNS integer
    LANGUAGE sql
    AS $$ select 0 $$;

CREATE FUNCTION search_lines(VARIADIC lines text[]) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select lower(E'\n' || array_to_string(lines, E'\n') || E'\n')
$$;

CREATE FUNCTION signed_expenses(before expenses[], after expenses[]) RETURNS TABLE(project_id bigint, purchase_order_id bigint, status text, due_date date, expenses integer, invoice_amt numeric, total_expenses numeric, tax_amt numeric, dc_note numeric, retention_amt numeric, paid_total numeric, write_off_amt numeric, balance numeric)
    LANGUAGE sql IMMUTABLE
    AS $$
  select project_id, purchase_order_id, status, due_date,
    sign, sign * invoice_amt, sign * total_expenses, sign * tax_amt, sign * dc_note, sign * retention_amt,
    sign * paid_total, sign * write_off_amt, sign * balance
  from (select -1 as sign, r.* from unnest(before) r union all select 1, r.* from unnest(after) r) changes
  where deleted_at is null
$$;

CREATE FUNCTION signed_invoices(before invoices[], after invoices[]) RETURNS TABLE(project_id bigint, status text, due_date date, invoices integer, invoice_amt numeric, work_done numeric, retention numeric, released numeric, total_tax numeric, debit_note numeric, paid_total numeric, write_off_amt numeric, balance numeric)
    LANGUAGE sql IMMUTABLE
    AS $$
  select project_id, status, due_date,
    sign, sign * invoice_amt, sign * work_done, sign * retention, sign * released, sign * total_tax, sign * debit_note, sign * paid_total,
    sign * write_off_amt, sign * balance
  from (select -1 as sign, r.* from unnest(before) r union all select 1, r.* from unnest(after) r) changes
  where deleted_at is null
$$;

CREATE FUNCTION signed_payments(before payments[], after payments[]) RETURNS TABLE(project_id bigint, invoice_id bigint, expense_id bigint, payment_record_id bigint, direction text, payment_date date, payments integer, amount numeric)
    LANGUAGE sql IMMUTABLE
    AS $$
  select project_id, invoice_id, expense_id, payment_record_id, direction, payment_date, sign, sign * payment_amt
  from (select -1 as sign, r.* from unnest(before) r union all select 1, r.* from unnest(after) r) changes
  where deleted_at is null
$$;

CREATE FUNCTION states_of_expenses(ids bigint[]) RETURNS SETOF document_state
    LANGUAGE sql STABLE
    AS $$
  with documents as materialized (select * from expenses where id = any (ids) and deleted_at is null)
  select e.id, e.project_id, c.day, coalesce(c.until, 'infinity'), e.due_date,
    case
      when e.write_off_date <= c.day then 'writeOff'
      when e.total_expenses - e.dc_note - e.retention_amt - c.paid = 0 then 'paid'
      when c.paid > 0 then 'partial'
      else 'pending'
    end,
    e.invoice_amt, e.tax_amt, e.dc_note, e.retention_amt, c.paid, c.write_off,
    e.total_expenses - e.dc_note - e.retention_amt - c.paid - c.write_off,
    0.00, 0.00, 0.00, case when e.purchase_order_id is null then e.total_expenses else 0.00 end,
    c.is_first, c.paid_change, c.write_off_change
  from (
    select id, day, lead(day) over days as until, row_number() over days = 1 as is_first, sum(paid) as paid_change, sum(write_off) as write_off_change,
      sum(sum(paid)) over days as paid, sum(sum(write_off)) over days as write_off
    from (
      select id, invoice_date as day, 0.00 as paid, 0.00 as write_off from documents
      union all
      select id, greatest(write_off_date, invoice_date), 0.00, write_off_amt from documents where write_off_date is not null
      union all
      select d.id, greatest(p.payment_date, d.invoice_date), p.payment_amt, 0.00
      from documents d join payments p on p.expense_id = d.id and p.deleted_at is null
    ) changes
    group by id, day
    window days as (partition by id order by day)
  ) c
  join documents e on e.id = c.id
$$;

CREATE FUNCTION states_of_invoices(ids bigint[]) RETURNS SETOF document_state
    LANGUAGE sql STABLE
    AS $$
  with documents as materialized (select * from invoices where id = any (ids) and deleted_at is null)
  select i.id, i.project_id, c.day, coalesce(c.until, 'infinity'), i.due_date,
    case
      when i.write_off_date <= c.day then 'writeOff'
      when i.total_amount - c.paid = 0 then 'paid'
      when c.paid > 0 then 'partial'
      else 'pending'
    end,
    i.invoice_amt, i.total_tax, i.debit_note, 0.00, c.paid, c.write_off, i.total_amount - c.paid - c.write_off,
    i.work_done, i.retention, i.released, 0.00, c.is_first, c.paid_change, c.write_off_change
  from (
    select id, day, lead(day) over days as until, row_number() over days = 1 as is_first, sum(paid) as paid_change, sum(write_off) as write_off_change,
      sum(sum(paid)) over days as paid, sum(sum(write_off)) over days as write_off
    from (
      select id, invoice_date as day, 0.00 as paid, 0.00 as write_off from documents
      union all
      select id, greatest(write_off_date, invoice_date), 0.00, write_off_amt from documents where write_off_date is not null
      union all
      select d.id, greatest(p.payment_date, d.invoice_date), p.payment_amt, 0.00
      from documents d join payments p on p.invoice_id = d.id and p.deleted_at is null
    ) changes
    group by id, day
    window days as (partition by id order by day)
  ) c
  join documents i on i.id = c.id
$$;

CREATE FUNCTION writer_slot() RETURNS smallint
    LANGUAGE plpgsql
    AS $$
declare
  slot int;
begin
  for slot in 0..63 loop
    if pg_try_advisory_xact_lock(481216, slot) then return slot; end if;
  end loop;
  slot := pg_backend_pid() % 64;
  perform pg_advisory_xact_lock(481216, slot);
  return slot;
end $$;

CREATE TABLE account_codes (
    id bigint NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    parent_id bigint,
    name text NOT NULL,
    code text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT account_codes_code_check CHECK (((length(code) >= 1) AND (length(code) <= 50))),
    CONSTRAINT account_codes_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
);

ALTER TABLE account_codes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME account_codes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE accounting_accounts (
    purpose text NOT NULL,
    account_no text NOT NULL,
    CONSTRAINT accounting_accounts_purpose_check CHECK ((purpose = ANY (ARRAY['sales'::text, 'retention-receivable'::text, 'debit-note'::text, 'purchases'::text, 'credit-note'::text])))
);

CREATE TABLE accounting_settings (
    id boolean DEFAULT true NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    headings text DEFAULT 'abss'::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT accounting_settings_headings_check CHECK ((headings = ANY (ARRAY['abss'::text, 'accountright'::text, 'sql-account'::text]))),
    CONSTRAINT accounting_settings_id_check CHECK (id)
);

CREATE TABLE accounting_tax_codes (
    tax_code text NOT NULL,
    accounting_code text NOT NULL
);

CREATE TABLE audit_chain (
    "position" bigint NOT NULL,
    audit_id bigint NOT NULL,
    hash bytea NOT NULL,
    sealed_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE audit_heads (
    "position" bigint NOT NULL,
    hash bytea NOT NULL,
    signed_at timestamp with time zone NOT NULL,
    key_id text,
    signature bytea,
    CONSTRAINT audit_heads_signed_by CHECK (((key_id IS NULL) = (signature IS NULL)))
);

CREATE TABLE audit_log (
    id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    user_id bigint,
    user_name text,
    real_user_id bigint,
    real_user_name text,
    action text NOT NULL,
    entity text NOT NULL,
    entity_uuid uuid,
    before jsonb,
    after jsonb,
    request_id text,
    caller_request_id text,
    CONSTRAINT audit_log_caller_request_id_check CHECK ((caller_request_id ~ '^[A-Za-z0-9_-]{8,64}$'::text))
);

ALTER TABLE audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME audit_log_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE audit_waiting (
    audit_id bigint NOT NULL
);

CREATE TABLE bank_accounts (
    id bigint NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    bank text NOT NULL,
    account_no text NOT NULL,
    bic text,
    opening_balance numeric(17,2),
    opening_day date,
    active text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT bank_accounts_active_check CHECK ((active = ANY (ARRAY['yes'::text, 'no'::text]))),
    CONSTRAINT bank_accounts_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
);

ALTER TABLE bank_accounts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME bank_accounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE clients (
    id bigint NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    person_in_charge text,
    end_customer_id bigint,
    tel_no text,
    fax_no text,
    address_1 text,
    address_2 text,
    city text,
    postcode text,
    state text,
    country text DEFAULT 'MY'::text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    email text,
    payment_days integer,
    tin text,
    id_type text,
    id_no text,
    sst_no text,
    accounting_code text,
    CONSTRAINT clients_id_type_check CHECK ((id_type = ANY (ARRAY['BRN'::text, 'NRIC'::text, 'PASSPORT'::text, 'ARMY'::text]))),
    CONSTRAINT clients_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
    CONSTRAINT clients_payment_days_check CHECK ((payment_days >= 0))
);

ALTER TABLE clients ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME clients_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE counters (
    name text NOT NULL,
    value bigint DEFAULT 0 NOT NULL
);

CREATE TABLE data_versions (
    slot smallint NOT NULL,
    writer bigint NOT NULL
)
WITH (fillfactor='10');

CREATE TABLE document_days (
    document text NOT NULL,
    status text NOT NULL,
    due_date date NOT NULL,
    slot smallint NOT NULL,
    documents bigint DEFAULT 0 NOT NULL,
    amount numeric(19,2) DEFAULT 0 NOT NULL,
    tax numeric(19,2) DEFAULT 0 NOT NULL,
    note numeric(19,2) DEFAULT 0 NOT NULL,
    retention numeric(19,2) DEFAULT 0 NOT NULL,
    paid numeric(19,2) DEFAULT 0 NOT NULL,
    write_off numeric(19,2) DEFAULT 0 NOT NULL,
    balance numeric(19,2) DEFAULT 0 NOT NULL,
    CONSTRAINT document_days_document_check CHECK ((document = ANY (ARRAY['invoice'::text, 'expense'::text])))
)
WITH (fillfactor='70');

CREATE TABLE document_state_days (
    document text NOT NULL,
    status text NOT NULL,
    due_date date NOT NULL,
    day date NOT NULL,
    slot smallint NOT NULL,
    documents bigint DEFAULT 0 NOT NULL,
    amount numeric(19,2) DEFAULT 0 NOT NULL,
    tax numeric(19,2) DEFAULT 0 NOT NULL,
    note numeric(19,2) DEFAULT 0 NOT NULL,
    retention numeric(19,2) DEFAULT 0 NOT NULL,
    paid numeric(19,2) DEFAULT 0 NOT NULL,
    write_off numeric(19,2) DEFAULT 0 NOT NULL,
    balance numeric(19,2) DEFAULT 0 NOT NULL,
    CONSTRAINT document_state_days_document_check CHECK ((document = ANY (ARRAY['invoice'::text, 'expense'::text])))
)
WITH (fillfactor='85');

CREATE TABLE end_customers (
    id bigint NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT end_customers_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
);

ALTER TABLE end_customers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME end_customers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE expense_states OF document_state (
    id NOT NULL,
    project_id NOT NULL,
    since NOT NULL,
    until NOT NULL,
    due_date NOT NULL,
    status NOT NULL,
    amount NOT NULL,
    tax NOT NULL,
    note NOT NULL,
    retention NOT NULL,
    paid NOT NULL,
    write_off NOT NULL,
    balance NOT NULL,
    work_done NOT NULL,
    withheld NOT NULL,
    released NOT NULL,
    unordered NOT NULL,
    is_first NOT NULL,
    paid_change NOT NULL,
    write_off_change NOT NULL
)
WITH (fillfactor='85', autovacuum_vacuum_scale_factor='0.01', autovacuum_analyze_scale_factor='0.01');

CREATE TABLE expense_texts (
    id bigint NOT NULL,
    texts text NOT NULL
);

ALTER TABLE expenses ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME expenses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE idempotency_keys (
    user_id bigint NOT NULL,
    route text NOT NULL,
    key text NOT NULL,
    body_hash text NOT NULL,
    status smallint NOT NULL,
    reply json NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT idempotency_keys_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200)))
);

CREATE TABLE import_files (
    job_id bigint NOT NULL,
    bytes bytea NOT NULL
);

CREATE TABLE import_jobs (
    id bigint NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    entity text NOT NULL,
    user_id bigint NOT NULL,
    real_user_id bigint,
    file_name text NOT NULL,
    sha256 text NOT NULL,
    source jsonb NOT NULL,
    columns jsonb NOT NULL,
    mapping jsonb NOT NULL,
    status text DEFAULT 'uploaded'::text NOT NULL,
    row_count integer NOT NULL,
    counts jsonb,
    totals jsonb DEFAULT '[]'::jsonb NOT NULL,
    reason text,
    message text,
    created_at timestamp with time zone NOT NULL,
    committed_at timestamp with time zone,
    task text,
    claim uuid,
    claimed_until timestamp with time zone,
    progress integer DEFAULT 0 NOT NULL,
    is_cancelled boolean DEFAULT false NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT import_jobs_file_name_check CHECK ((length(file_name) <= 200)),
    CONSTRAINT import_jobs_status_check CHECK ((status = ANY (ARRAY['uploaded'::text, 'mapped'::text, 'checked'::text, 'committed'::text, 'undone'::text]))),
    CONSTRAINT import_jobs_task_check CHECK ((task = ANY (ARRAY['check'::text, 'commit'::text, 'undo'::text])))
);

ALTER TABLE import_jobs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME import_jobs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE import_keys (
    entity text NOT NULL,
    source text NOT NULL,
    key text NOT NULL,
    record_uuid uuid NOT NULL,
    row_hash text NOT NULL,
    CONSTRAINT import_keys_source_check CHECK ((source = ANY (ARRAY['external'::text, 'natural'::text])))
);

CREATE TABLE import_mappings (
    user_id bigint NOT NULL,
    entity text NOT NULL,
    signature text NOT NULL,
    mapping jsonb NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

CREATE TABLE import_rows (
    job_id bigint NOT NULL,
    row_no integer NOT NULL,
    cells jsonb NOT NULL,
    is_left_out boolean DEFAULT false NOT NULL,
    result text,
    record_uuid uuid,
    messages jsonb DEFAULT '{}'::jsonb NOT NULL,
    warnings jsonb DEFAULT '{}'::jsonb NOT NULL,
    changes jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT import_rows_result_check CHECK ((result = ANY (ARRAY['created'::text, 'updated'::text, 'unchanged'::text, 'error'::text])))
);

CREATE TABLE invoice_states OF document_state (
    id NOT NULL,
    project_id NOT NULL,
    since NOT NULL,
    until NOT NULL,
    due_date NOT NULL,
    status NOT NULL,
    amount NOT NULL,
    tax NOT NULL,
    note NOT NULL,
    retention NOT NULL,
    paid NOT NULL,
    write_off NOT NULL,
    balance NOT NULL,
    work_done NOT NULL,
    withheld NOT NULL,
    released NOT NULL,
    unordered NOT NULL,
    is_first NOT NULL,
    paid_change NOT NULL,
    write_off_change NOT NULL
)
WITH (fillfactor='85', autovacuum_vacuum_scale_factor='0.01', autovacuum_analyze_scale_factor='0.01');

CREATE TABLE invoice_texts (
    id bigint NOT NULL,
    texts text NOT NULL
);

ALTER TABLE invoices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME invoices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE known_records (
    user_id bigint NOT NULL,
    kind text NOT NULL,
    record uuid NOT NULL,
    opened_at timestamp with time zone DEFAULT now() NOT NULL,
    favourite_at timestamp with time zone,
    CONSTRAINT known_records_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 30)))
);

CREATE TABLE mails (
    id bigint NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    body text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone,
    sealed_body bytea
);

ALTER TABLE mails ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME mails_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE move_in (
    id boolean DEFAULT true NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    as_of date NOT NULL,
    debtors numeric(17,2),
    creditors numeric(17,2),
    retention_receivable numeric(17,2),
    retention_payable numeric(17,2),
    bank numeric(17,2),
    version integer DEFAULT 1 NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT move_in_id_check CHECK (id)
);

CREATE TABLE organisation_logos (
    name text NOT NULL,
    content_type text NOT NULL,
    bytes bytea NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT organisation_logos_bytes_check CHECK ((length(bytes) > 0)),
    CONSTRAINT organisation_logos_content_type_check CHECK ((content_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text, 'image/webp'::text]))),
    CONSTRAINT organisation_logos_name_check CHECK (((length(name) >= 40) AND (length(name) <= 60)))
);
ALTER TABLE ONLY organisation_logos ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE organisations (
    id bigint NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    type smallint NOT NULL,
    tel_no text,
    registration_no text,
    bank_name text,
    bank_account_no text,
    fax_no text,
    address_1 text,
    address_2 text,
    city text,
    postcode text,
    state text,
    country text DEFAULT 'MY'::text NOT NULL,
    tnc_subcon text,
    tnc_supplier text,
    tin text,
    brn text,
    sst_no text,
    msic_code text,
    logo_file text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    email text,
    resident text,
    related_party text,
    id_type text,
    bank_confirmed_by text,
    bank_confirmed_on date,
    accounting_code text,
    CONSTRAINT organisations_id_type_check CHECK ((id_type = ANY (ARRAY['BRN'::text, 'NRIC'::text, 'PASSPORT'::text, 'ARMY'::text]))),
    CONSTRAINT organisations_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
    CONSTRAINT organisations_related_party_check CHECK ((related_party = ANY (ARRAY['yes'::text, 'no'::text]))),
    CONSTRAINT organisations_resident_check CHECK ((resident = ANY (ARRAY['yes'::text, 'no'::text]))),
    CONSTRAINT organisations_type_check CHECK (((type >= 1) AND (type <= 3)))
);

ALTER TABLE organisations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME organisations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE passkeys (
    id bigint NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id bigint NOT NULL,
    name text NOT NULL,
    credential_id text NOT NULL,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    transports jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT passkeys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);

ALTER TABLE passkeys ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME passkeys_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE password_resets (
    token_hash bytea NOT NULL,
    user_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE payment_days (
    direction text NOT NULL,
    payment_date date NOT NULL,
    slot smallint NOT NULL,
    payments bigint DEFAULT 0 NOT NULL,
    amount numeric(19,2) DEFAULT 0 NOT NULL
)
WITH (fillfactor='70');

CREATE TABLE payment_records (
    id bigint NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    record_no text NOT NULL,
    bank text NOT NULL,
    payment_date date NOT NULL,
    cheque_no text NOT NULL,
    remark text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    payment_count integer DEFAULT 0 NOT NULL,
    total_paid numeric(19,2) DEFAULT 0 NOT NULL,
    bank_account_id bigint
);

ALTER TABLE payment_records ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME payment_records_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

ALTER TABLE payments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME payments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE project_managers (
    project_id bigint NOT NULL,
    user_id bigint NOT NULL
);

CREATE TABLE user_projects (
    user_id bigint NOT NULL,
    project_id bigint NOT NULL
);

CREATE VIEW project_access AS
 SELECT project_managers.project_id,
    project_managers.user_id
   FROM project_managers
UNION
 SELECT user_projects.project_id,
    user_projects.user_id
   FROM user_projects;

CREATE TABLE project_contractors (
    project_id bigint NOT NULL,
    contractor_id bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE project_due_day (
    project_id bigint NOT NULL,
    due_date date NOT NULL,
    receivable numeric(19,2) DEFAULT 0 NOT NULL,
    payable numeric(19,2) DEFAULT 0 NOT NULL
);

CREATE TABLE project_month (
    project_id bigint NOT NULL,
    month date NOT NULL,
    received numeric(19,2) DEFAULT 0 NOT NULL,
    paid numeric(19,2) DEFAULT 0 NOT NULL
);

CREATE TABLE project_totals (
    project_id bigint NOT NULL,
    vo_additions numeric(19,2) DEFAULT 0 NOT NULL,
    vo_omissions numeric(19,2) DEFAULT 0 NOT NULL,
    vo_cost numeric(19,2) DEFAULT 0 NOT NULL,
    committed numeric(19,2) DEFAULT 0 NOT NULL,
    invoiced numeric(19,2) DEFAULT 0 NOT NULL,
    work_done numeric(19,2) DEFAULT 0 NOT NULL,
    invoice_tax numeric(19,2) DEFAULT 0 NOT NULL,
    invoice_debit_notes numeric(19,2) DEFAULT 0 NOT NULL,
    invoice_write_offs numeric(19,2) DEFAULT 0 NOT NULL,
    receivable numeric(19,2) DEFAULT 0 NOT NULL,
    expensed numeric(19,2) DEFAULT 0 NOT NULL,
    expensed_without_order numeric(19,2) DEFAULT 0 NOT NULL,
    expense_tax numeric(19,2) DEFAULT 0 NOT NULL,
    expense_dc_notes numeric(19,2) DEFAULT 0 NOT NULL,
    expense_retention numeric(19,2) DEFAULT 0 NOT NULL,
    expense_write_offs numeric(19,2) DEFAULT 0 NOT NULL,
    payable numeric(19,2) DEFAULT 0 NOT NULL,
    received numeric(19,2) DEFAULT 0 NOT NULL,
    paid numeric(19,2) DEFAULT 0 NOT NULL,
    invoices bigint DEFAULT 0 NOT NULL,
    expenses bigint DEFAULT 0 NOT NULL,
    retention_withheld numeric(19,2) DEFAULT 0 NOT NULL,
    retention_released numeric(19,2) DEFAULT 0 NOT NULL
);

CREATE TABLE project_weeks (
    week date NOT NULL,
    project_id bigint NOT NULL,
    invoiced numeric(19,2) DEFAULT 0 NOT NULL,
    work_done numeric(19,2) DEFAULT 0 NOT NULL,
    retention_withheld numeric(19,2) DEFAULT 0 NOT NULL,
    retention_released numeric(19,2) DEFAULT 0 NOT NULL,
    invoice_debit_notes numeric(19,2) DEFAULT 0 NOT NULL,
    invoice_write_offs numeric(19,2) DEFAULT 0 NOT NULL,
    receivable numeric(19,2) DEFAULT 0 NOT NULL,
    expensed numeric(19,2) DEFAULT 0 NOT NULL,
    expensed_without_order numeric(19,2) DEFAULT 0 NOT NULL,
    expense_dc_notes numeric(19,2) DEFAULT 0 NOT NULL,
    expense_write_offs numeric(19,2) DEFAULT 0 NOT NULL,
    payable numeric(19,2) DEFAULT 0 NOT NULL,
    received numeric(19,2) DEFAULT 0 NOT NULL,
    paid numeric(19,2) DEFAULT 0 NOT NULL
)
WITH (fillfactor='85');

CREATE TABLE projects (
    id bigint NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    status text DEFAULT 'New'::text NOT NULL,
    client_id bigint NOT NULL,
    end_customer_id bigint,
    contract_sum numeric(17,2) NOT NULL,
    variation_order numeric(17,2) DEFAULT 0 NOT NULL,
    omission_value numeric(17,2) DEFAULT 0 NOT NULL,
    budget numeric(17,2) DEFAULT 0 NOT NULL,
    contingency_amt numeric(17,2) DEFAULT 0 NOT NULL,
    retention_percent numeric(5,2) DEFAULT 5 NOT NULL,
    retention numeric(17,2),
    schedule text,
    remarks text,
    start_date date NOT NULL,
    end_date date NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    site_state text,
    contract_form text,
    award_day date,
    tax_position text,
    ld_per_day numeric(17,2),
    honour_days integer,
    cpc_day date,
    dlp_months integer,
    dlp_end date,
    cmgd_day date,
    CONSTRAINT projects_budget_check CHECK ((budget >= (0)::numeric)),
    CONSTRAINT projects_contingency_amt_check CHECK ((contingency_amt >= (0)::numeric)),
    CONSTRAINT projects_contract_sum_check CHECK ((contract_sum >= (0)::numeric)),
    CONSTRAINT projects_dlp_months_check CHECK ((dlp_months >= 0)),
    CONSTRAINT projects_honour_days_check CHECK ((honour_days >= 0)),
    CONSTRAINT projects_ld_per_day_check CHECK ((ld_per_day >= (0)::numeric)),
    CONSTRAINT projects_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
    CONSTRAINT projects_omission_value_check CHECK ((omission_value >= (0)::numeric)),
    CONSTRAINT projects_retention_check CHECK ((retention >= (0)::numeric)),
    CONSTRAINT projects_retention_percent_check CHECK (((retention_percent > (0)::numeric) AND (retention_percent <= (100)::numeric))),
    CONSTRAINT projects_start_before_end CHECK ((start_date < end_date)),
    CONSTRAINT projects_status_check CHECK ((status = ANY (ARRAY['New'::text, 'On Going'::text, 'Completed'::text]))),
    CONSTRAINT projects_variation_order_check CHECK ((variation_order >= (0)::numeric))
);

ALTER TABLE projects ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME projects_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE purchase_order_lines (
    id bigint NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    purchase_order_id bigint NOT NULL,
    "position" smallint NOT NULL,
    description text NOT NULL,
    unit text,
    qty numeric(18,4) NOT NULL,
    unit_price numeric(18,6) NOT NULL,
    amount numeric(17,2) NOT NULL,
    account_code_id bigint,
    tax_code text DEFAULT 'N-T'::text NOT NULL,
    CONSTRAINT purchase_order_lines_qty_check CHECK ((qty > (0)::numeric)),
    CONSTRAINT purchase_order_lines_unit_price_check CHECK ((unit_price >= (0)::numeric))
);

ALTER TABLE purchase_order_lines ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME purchase_order_lines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE purchase_orders (
    id bigint NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id bigint NOT NULL,
    contractor_id bigint NOT NULL,
    po_no text NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    issued_date date NOT NULL,
    required_date date,
    description text,
    remarks text,
    terms text,
    budget numeric(17,2),
    total_tax numeric(17,2) DEFAULT 0 NOT NULL,
    total_value numeric(17,2) NOT NULL,
    billed numeric(17,2) DEFAULT 0 NOT NULL,
    dc_note numeric(17,2) DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT purchase_orders_budget_check CHECK ((budget >= (0)::numeric)),
    CONSTRAINT purchase_orders_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'issued'::text, 'closed'::text, 'cancelled'::text]))),
    CONSTRAINT purchase_orders_total_tax_check CHECK ((total_tax >= (0)::numeric)),
    CONSTRAINT purchase_orders_total_value_check CHECK ((total_value >= (0)::numeric))
);

ALTER TABLE purchase_orders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME purchase_orders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE recovery_codes (
    user_id bigint NOT NULL,
    code_hash bytea NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE role_names (
    key text NOT NULL,
    role_id smallint NOT NULL
);

CREATE TABLE roles (
    id smallint NOT NULL,
    name text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    CONSTRAINT roles_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
);

CREATE TABLE saved_views (
    id bigint NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id bigint NOT NULL,
    screen text NOT NULL,
    name text NOT NULL,
    query text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT saved_views_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
    CONSTRAINT saved_views_query_check CHECK ((length(query) <= 4000)),
    CONSTRAINT saved_views_screen_check CHECK (((length(screen) >= 1) AND (length(screen) <= 100)))
);

ALTER TABLE saved_views ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME saved_views_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE second_factor_challenges (
    token_hash bytea NOT NULL,
    user_id bigint NOT NULL,
    purpose text NOT NULL,
    session_id uuid,
    totp_secret bytea,
    webauthn text,
    tries integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    CONSTRAINT second_factor_challenges_check CHECK (((purpose = 'manage'::text) = (session_id IS NOT NULL))),
    CONSTRAINT second_factor_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['answer'::text, 'enrol'::text, 'manage'::text])))
);

CREATE TABLE second_factor_failures (
    id bigint NOT NULL,
    user_id bigint NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);

ALTER TABLE second_factor_failures ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME second_factor_failures_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE session_tokens (
    token_hash bytea NOT NULL,
    session_id uuid NOT NULL,
    kind text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    nonce_hash bytea,
    replaced_by bytea,
    sealed_answer bytea,
    CONSTRAINT session_tokens_kind_check CHECK ((kind = ANY (ARRAY['access'::text, 'refresh'::text])))
);

CREATE TABLE sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id bigint NOT NULL,
    kind text NOT NULL,
    real_user_id bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    parent_id uuid,
    address text,
    agent text,
    last_used_at timestamp with time zone,
    CONSTRAINT sessions_check CHECK (((kind = 'impersonation'::text) = (real_user_id IS NOT NULL))),
    CONSTRAINT sessions_impersonation_in_session CHECK (((kind = 'impersonation'::text) = (parent_id IS NOT NULL))),
    CONSTRAINT sessions_kind_check CHECK ((kind = ANY (ARRAY['sign-in'::text, 'impersonation'::text])))
);

CREATE TABLE sign_in_addresses (
    user_id bigint NOT NULL,
    address text NOT NULL,
    first_used_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone NOT NULL
);

CREATE TABLE sign_in_devices (
    user_id bigint NOT NULL,
    device bytea NOT NULL,
    first_used_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone NOT NULL
);

CREATE TABLE sign_in_failures (
    id bigint NOT NULL,
    email text NOT NULL,
    address text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL,
    purpose text DEFAULT 'sign-in'::text NOT NULL,
    device bytea,
    is_stranger boolean DEFAULT false NOT NULL
);

ALTER TABLE sign_in_failures ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME sign_in_failures_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE tax_rates (
    code text NOT NULL,
    valid_from date NOT NULL,
    rate_percent numeric(5,2) NOT NULL,
    CONSTRAINT tax_rates_rate_percent_check CHECK (((rate_percent >= (0)::numeric) AND (rate_percent <= (100)::numeric)))
);

CREATE TABLE totp_factors (
    user_id bigint NOT NULL,
    secret bytea NOT NULL,
    last_step bigint NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE user_roles (
    user_id bigint NOT NULL,
    role_id smallint NOT NULL
);

CREATE TABLE users (
    id bigint NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    password_hash text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    is_demo boolean DEFAULT false NOT NULL,
    CONSTRAINT users_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
);

ALTER TABLE users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE variation_orders (
    id bigint NOT NULL,
    uuid uuid DEFAULT gen_random_uuid() NOT NULL,
    project_id bigint NOT NULL,
    vo_no text NOT NULL,
    title text NOT NULL,
    type text NOT NULL,
    amount numeric(17,2) NOT NULL,
    cost_amount numeric(17,2) DEFAULT 0 NOT NULL,
    contractor_id bigint,
    status text DEFAULT 'draft'::text NOT NULL,
    status_reason text,
    submitted_date date,
    approved_date date,
    client_ref text,
    eot_days integer DEFAULT 0 NOT NULL,
    remarks text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    deleted_at timestamp with time zone,
    CONSTRAINT variation_orders_amount_check CHECK ((amount > (0)::numeric)),
    CONSTRAINT variation_orders_cost_amount_check CHECK ((cost_amount >= (0)::numeric)),
    CONSTRAINT variation_orders_eot_days_check CHECK ((eot_days >= 0)),
    CONSTRAINT variation_orders_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'approved'::text, 'rejected'::text, 'void'::text]))),
    CONSTRAINT variation_orders_title_check CHECK (((length(title) >= 1) AND (length(title) <= 200))),
    CONSTRAINT variation_orders_type_check CHECK ((type = ANY (ARRAY['addition'::text, 'omission'::text])))
);

ALTER TABLE variation_orders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME variation_orders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE write_off_events (
    id bigint NOT NULL,
    invoice_id bigint,
    expense_id bigint,
    action text NOT NULL,
    amount numeric(17,2) NOT NULL,
    reason text,
    user_id bigint,
    at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT write_off_events_action_check CHECK ((action = ANY (ARRAY['write-off'::text, 'undo'::text]))),
    CONSTRAINT write_off_events_check CHECK ((num_nonnulls(invoice_id, expense_id) = 1))
);

ALTER TABLE write_off_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME write_off_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

INSERT INTO role_names VALUES
	('super admin', 1),
	('super_admin', 1),
	('admin', 2),
	('business owner', 3),
	('business_owner', 3),
	('project manager', 4),
	('project_manager', 4);

INSERT INTO roles VALUES
	(1, 'Super Admin', 1, now(), now(), gen_random_uuid()),
	(2, 'Admin', 1, now(), now(), gen_random_uuid()),
	(3, 'Business Owner', 1, now(), now(), gen_random_uuid()),
	(4, 'Project Manager', 1, now(), now(), gen_random_uuid());

INSERT INTO tax_rates VALUES
	('N-T', '1900-01-01', 0.00),
	('ST8', '2024-03-01', 8.00),
	('ST6', '2025-07-01', 6.00);

SELECT pg_catalog.setval('account_codes_id_seq', 1, false);

SELECT pg_catalog.setval('audit_log_id_seq', 1, false);

SELECT pg_catalog.setval('bank_accounts_id_seq', 1, false);

SELECT pg_catalog.setval('clients_id_seq', 1, false);

SELECT pg_catalog.setval('end_customers_id_seq', 1, false);

SELECT pg_catalog.setval('expenses_id_seq', 1, false);

SELECT pg_catalog.setval('import_jobs_id_seq', 1, false);

SELECT pg_catalog.setval('invoices_id_seq', 1, false);

SELECT pg_catalog.setval('mails_id_seq', 1, false);

SELECT pg_catalog.setval('organisations_id_seq', 1, false);

SELECT pg_catalog.setval('passkeys_id_seq', 1, false);

SELECT pg_catalog.setval('payment_records_id_seq', 1, false);

SELECT pg_catalog.setval('payments_id_seq', 1, false);

SELECT pg_catalog.setval('projects_id_seq', 1, false);

SELECT pg_catalog.setval('purchase_order_lines_id_seq', 1, false);

SELECT pg_catalog.setval('purchase_orders_id_seq', 1, false);

SELECT pg_catalog.setval('saved_views_id_seq', 1, false);

SELECT pg_catalog.setval('second_factor_failures_id_seq', 1, false);

SELECT pg_catalog.setval('sign_in_failures_id_seq', 1, false);

SELECT pg_catalog.setval('users_id_seq', 1, false);

SELECT pg_catalog.setval('variation_orders_id_seq', 1, false);

SELECT pg_catalog.setval('write_off_events_id_seq', 1, false);

ALTER TABLE ONLY account_codes
    ADD CONSTRAINT account_codes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY account_codes
    ADD CONSTRAINT account_codes_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY accounting_accounts
    ADD CONSTRAINT accounting_accounts_pkey PRIMARY KEY (purpose);

ALTER TABLE ONLY accounting_settings
    ADD CONSTRAINT accounting_settings_pkey PRIMARY KEY (id);

ALTER TABLE ONLY accounting_settings
    ADD CONSTRAINT accounting_settings_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY accounting_tax_codes
    ADD CONSTRAINT accounting_tax_codes_pkey PRIMARY KEY (tax_code);

ALTER TABLE ONLY audit_chain
    ADD CONSTRAINT audit_chain_audit_id_key UNIQUE (audit_id);

ALTER TABLE ONLY audit_chain
    ADD CONSTRAINT audit_chain_pkey PRIMARY KEY ("position");

ALTER TABLE ONLY audit_heads
    ADD CONSTRAINT audit_heads_pkey PRIMARY KEY ("position");

ALTER TABLE ONLY audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);

ALTER TABLE audit_log
    ADD CONSTRAINT audit_log_without_secrets CHECK (((NOT COALESCE((before ?| ARRAY['password'::text, 'password_hash'::text, 'token'::text, 'token_hash'::text, 'access_token'::text, 'refresh_token'::text]), false)) AND (NOT COALESCE((after ?| ARRAY['password'::text, 'password_hash'::text, 'token'::text, 'token_hash'::text, 'access_token'::text, 'refresh_token'::text]), false)))) NOT VALID;

ALTER TABLE ONLY audit_waiting
    ADD CONSTRAINT audit_waiting_pkey PRIMARY KEY (audit_id);

ALTER TABLE ONLY bank_accounts
    ADD CONSTRAINT bank_accounts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY bank_accounts
    ADD CONSTRAINT bank_accounts_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY clients
    ADD CONSTRAINT clients_pkey PRIMARY KEY (id);

ALTER TABLE ONLY clients
    ADD CONSTRAINT clients_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY counters
    ADD CONSTRAINT counters_pkey PRIMARY KEY (name);

ALTER TABLE ONLY data_versions
    ADD CONSTRAINT data_versions_pkey PRIMARY KEY (slot);

ALTER TABLE ONLY document_days
    ADD CONSTRAINT document_days_pkey PRIMARY KEY (document, status, due_date, slot);

ALTER TABLE ONLY document_state_days
    ADD CONSTRAINT document_state_days_pkey PRIMARY KEY (document, status, day, due_date, slot);

ALTER TABLE ONLY end_customers
    ADD CONSTRAINT end_customers_pkey PRIMARY KEY (id);

ALTER TABLE ONLY end_customers
    ADD CONSTRAINT end_customers_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY expense_states
    ADD CONSTRAINT expense_states_pkey PRIMARY KEY (id, since);

ALTER TABLE ONLY expense_texts
    ADD CONSTRAINT expense_texts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY expenses
    ADD CONSTRAINT expenses_pkey PRIMARY KEY (id);

ALTER TABLE ONLY expenses
    ADD CONSTRAINT expenses_project_id_id_key UNIQUE (project_id, id);

ALTER TABLE ONLY expenses
    ADD CONSTRAINT expenses_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, route, key);

ALTER TABLE ONLY import_files
    ADD CONSTRAINT import_files_pkey PRIMARY KEY (job_id);

ALTER TABLE ONLY import_jobs
    ADD CONSTRAINT import_jobs_pkey PRIMARY KEY (id);

ALTER TABLE ONLY import_jobs
    ADD CONSTRAINT import_jobs_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY import_keys
    ADD CONSTRAINT import_keys_pkey PRIMARY KEY (entity, source, key);

ALTER TABLE ONLY import_mappings
    ADD CONSTRAINT import_mappings_pkey PRIMARY KEY (user_id, entity, signature);

ALTER TABLE ONLY import_rows
    ADD CONSTRAINT import_rows_pkey PRIMARY KEY (job_id, row_no);

ALTER TABLE ONLY invoice_states
    ADD CONSTRAINT invoice_states_pkey PRIMARY KEY (id, since);

ALTER TABLE ONLY invoice_texts
    ADD CONSTRAINT invoice_texts_pkey PRIMARY KEY (id);

ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (id);

ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_project_id_id_key UNIQUE (project_id, id);

ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY known_records
    ADD CONSTRAINT known_records_pkey PRIMARY KEY (user_id, kind, record);

ALTER TABLE ONLY mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);

ALTER TABLE ONLY mails
    ADD CONSTRAINT mails_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY move_in
    ADD CONSTRAINT move_in_pkey PRIMARY KEY (id);

ALTER TABLE ONLY move_in
    ADD CONSTRAINT move_in_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY organisation_logos
    ADD CONSTRAINT organisation_logos_pkey PRIMARY KEY (name);

ALTER TABLE ONLY organisations
    ADD CONSTRAINT organisations_pkey PRIMARY KEY (id);

ALTER TABLE ONLY organisations
    ADD CONSTRAINT organisations_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id);

ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);

ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY password_resets
    ADD CONSTRAINT password_resets_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY payment_days
    ADD CONSTRAINT payment_days_pkey PRIMARY KEY (direction, payment_date, slot);

ALTER TABLE ONLY payment_records
    ADD CONSTRAINT payment_records_pkey PRIMARY KEY (id);

ALTER TABLE ONLY payment_records
    ADD CONSTRAINT payment_records_record_no_key UNIQUE (record_no);

ALTER TABLE ONLY payment_records
    ADD CONSTRAINT payment_records_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);

ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY project_contractors
    ADD CONSTRAINT project_contractors_pkey PRIMARY KEY (project_id, contractor_id);

ALTER TABLE ONLY project_due_day
    ADD CONSTRAINT project_due_day_pkey PRIMARY KEY (project_id, due_date);

ALTER TABLE ONLY project_managers
    ADD CONSTRAINT project_managers_pkey PRIMARY KEY (project_id, user_id);

ALTER TABLE ONLY project_month
    ADD CONSTRAINT project_month_pkey PRIMARY KEY (project_id, month);

ALTER TABLE ONLY project_totals
    ADD CONSTRAINT project_totals_pkey PRIMARY KEY (project_id);

ALTER TABLE ONLY project_weeks
    ADD CONSTRAINT project_weeks_pkey PRIMARY KEY (project_id, week);

ALTER TABLE ONLY projects
    ADD CONSTRAINT projects_code_key UNIQUE (code);

ALTER TABLE ONLY projects
    ADD CONSTRAINT projects_pkey PRIMARY KEY (id);

ALTER TABLE ONLY projects
    ADD CONSTRAINT projects_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY purchase_order_lines
    ADD CONSTRAINT purchase_order_lines_pkey PRIMARY KEY (id);

ALTER TABLE ONLY purchase_order_lines
    ADD CONSTRAINT purchase_order_lines_purchase_order_id_position_key UNIQUE (purchase_order_id, "position");

ALTER TABLE ONLY purchase_order_lines
    ADD CONSTRAINT purchase_order_lines_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY purchase_orders
    ADD CONSTRAINT purchase_orders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY purchase_orders
    ADD CONSTRAINT purchase_orders_project_id_id_key UNIQUE (project_id, id);

ALTER TABLE ONLY purchase_orders
    ADD CONSTRAINT purchase_orders_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash);

ALTER TABLE ONLY role_names
    ADD CONSTRAINT role_names_pkey PRIMARY KEY (key);

ALTER TABLE ONLY roles
    ADD CONSTRAINT roles_pkey PRIMARY KEY (id);

ALTER TABLE ONLY roles
    ADD CONSTRAINT roles_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY saved_views
    ADD CONSTRAINT saved_views_pkey PRIMARY KEY (id);

ALTER TABLE ONLY saved_views
    ADD CONSTRAINT saved_views_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY second_factor_challenges
    ADD CONSTRAINT second_factor_challenges_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY second_factor_failures
    ADD CONSTRAINT second_factor_failures_pkey PRIMARY KEY (id);

ALTER TABLE ONLY session_tokens
    ADD CONSTRAINT session_tokens_pkey PRIMARY KEY (token_hash);

ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);

ALTER TABLE ONLY sign_in_addresses
    ADD CONSTRAINT sign_in_addresses_pkey PRIMARY KEY (user_id, address);

ALTER TABLE ONLY sign_in_devices
    ADD CONSTRAINT sign_in_devices_pkey PRIMARY KEY (user_id, device);

ALTER TABLE ONLY sign_in_failures
    ADD CONSTRAINT sign_in_failures_pkey PRIMARY KEY (id);

ALTER TABLE ONLY tax_rates
    ADD CONSTRAINT tax_rates_pkey PRIMARY KEY (code, valid_from);

ALTER TABLE ONLY totp_factors
    ADD CONSTRAINT totp_factors_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY user_projects
    ADD CONSTRAINT user_projects_pkey PRIMARY KEY (user_id, project_id);

ALTER TABLE ONLY user_roles
    ADD CONSTRAINT user_roles_pkey PRIMARY KEY (user_id, role_id);

ALTER TABLE ONLY users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);

ALTER TABLE ONLY users
    ADD CONSTRAINT users_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY variation_orders
    ADD CONSTRAINT variation_orders_pkey PRIMARY KEY (id);

ALTER TABLE ONLY variation_orders
    ADD CONSTRAINT variation_orders_uuid_key UNIQUE (uuid);

ALTER TABLE ONLY write_off_events
    ADD CONSTRAINT write_off_events_pkey PRIMARY KEY (id);

CREATE UNIQUE INDEX account_codes_code ON account_codes USING btree (lower(code)) WHERE (deleted_at IS NULL);

CREATE INDEX account_codes_parent ON account_codes USING btree (parent_id, code);

CREATE INDEX audit_log_at ON audit_log USING btree (at, id);

CREATE INDEX audit_log_entity ON audit_log USING btree (entity, entity_uuid, id);

CREATE INDEX audit_log_user ON audit_log USING btree (user_id, id);

CREATE UNIQUE INDEX bank_accounts_account_no ON bank_accounts USING btree (lower(account_no)) WHERE (deleted_at IS NULL);

CREATE INDEX clients_beginning ON clients USING btree (lower(name) text_pattern_ops) WHERE (deleted_at IS NULL);

CREATE INDEX clients_deleted ON clients USING btree (deleted_at, id) WHERE (deleted_at IS NOT NULL);

CREATE INDEX clients_name ON clients USING btree (lower(name), id);

CREATE INDEX clients_search ON clients USING gin (search_lines(VARIADIC ARRAY[name]) gin_trgm_ops) WITH (fastupdate=off);

CREATE UNIQUE INDEX end_customers_name ON end_customers USING btree (lower(name));

CREATE INDEX expense_states_balance ON expense_states USING btree (balance, id, since, until) WHERE (status = ANY (ARRAY['pending'::text, 'partial'::text]));

CREATE INDEX expense_states_due ON expense_states USING btree (due_date, id, since, until) WHERE (status = ANY (ARRAY['pending'::text, 'partial'::text]));

CREATE INDEX expense_states_open ON expense_states USING btree (due_date, id) WHERE ((until = 'infinity'::date) AND (status = ANY (ARRAY['pending'::text, 'partial'::text])));

CREATE INDEX expense_states_paid ON expense_states USING btree (paid, id, since, until, status) WHERE (status <> 'pending'::text);

CREATE INDEX expense_states_partial ON expense_states USING btree (paid, id, since, until) WHERE (status = 'partial'::text);

CREATE INDEX expense_states_since ON expense_states USING btree (since, project_id);

CREATE INDEX expense_texts_search ON expense_texts USING gin (texts gin_trgm_ops) WITH (fastupdate=off);

CREATE INDEX expenses_account_code ON expenses USING btree (account_code_id) WHERE (account_code_id IS NOT NULL);

CREATE INDEX expenses_amount ON expenses USING btree (invoice_amt, id) WHERE (deleted_at IS NULL);

CREATE INDEX expenses_beginning ON expenses USING btree (lower(ref_no) text_pattern_ops) WHERE (deleted_at IS NULL);

CREATE INDEX expenses_contractor ON expenses USING btree (contractor_id, id);

CREATE INDEX expenses_created ON expenses USING btree (created_at, id) INCLUDE (invoice_date) WHERE (deleted_at IS NULL);

CREATE INDEX expenses_date ON expenses USING btree (invoice_date, id) INCLUDE (project_id, purchase_order_id, total_expenses, dc_note) WHERE (deleted_at IS NULL);

CREATE INDEX expenses_description ON expenses USING btree ("left"(lower(description), 200), id) WHERE (deleted_at IS NULL);

CREATE INDEX expenses_due ON expenses USING btree (due_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX expenses_note ON expenses USING btree (dc_note, id) WHERE ((deleted_at IS NULL) AND (dc_note > (0)::numeric));

CREATE INDEX expenses_purchase_order ON expenses USING btree (purchase_order_id, invoice_date) INCLUDE (project_id, total_expenses, dc_note, deleted_at) WHERE (purchase_order_id IS NOT NULL);

CREATE INDEX expenses_ref ON expenses USING btree (natural_key(ref_no), id) INCLUDE (ref_no) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX expenses_ref_no ON expenses USING btree (contractor_id, lower(ref_no)) WHERE (deleted_at IS NULL);

CREATE INDEX expenses_tax ON expenses USING btree (tax_amt, id) WHERE ((deleted_at IS NULL) AND (tax_amt > (0)::numeric));

CREATE INDEX expenses_total ON expenses USING btree (total_expenses) WHERE (deleted_at IS NULL);

CREATE INDEX expenses_written_off ON expenses USING btree (write_off_date, id) INCLUDE (write_off_amt, write_off_reason, invoice_date, due_date, ref_no, project_id, contractor_id, created_at) WHERE ((deleted_at IS NULL) AND (write_off_date IS NOT NULL));

CREATE INDEX expenses_written_off_created ON expenses USING btree (created_at, id) WHERE ((deleted_at IS NULL) AND (write_off_date IS NOT NULL));

CREATE INDEX idempotency_keys_created ON idempotency_keys USING btree (created_at);

CREATE INDEX import_jobs_created_at ON import_jobs USING btree (created_at DESC, id DESC);

CREATE INDEX import_jobs_waiting ON import_jobs USING btree (id) WHERE (task IS NOT NULL);

CREATE INDEX import_keys_record_uuid ON import_keys USING btree (record_uuid);

CREATE INDEX invoice_states_balance ON invoice_states USING btree (balance, id, since, until) WHERE (status = ANY (ARRAY['pending'::text, 'partial'::text]));

CREATE INDEX invoice_states_due ON invoice_states USING btree (due_date, id, since, until) WHERE (status = ANY (ARRAY['pending'::text, 'partial'::text]));

CREATE INDEX invoice_states_open ON invoice_states USING btree (due_date, id) WHERE ((until = 'infinity'::date) AND (status = ANY (ARRAY['pending'::text, 'partial'::text])));

CREATE INDEX invoice_states_paid ON invoice_states USING btree (paid, id, since, until, status) WHERE (status <> 'pending'::text);

CREATE INDEX invoice_states_partial ON invoice_states USING btree (paid, id, since, until) WHERE (status = 'partial'::text);

CREATE INDEX invoice_states_since ON invoice_states USING btree (since, project_id);

CREATE INDEX invoice_texts_search ON invoice_texts USING gin (texts gin_trgm_ops) WITH (fastupdate=off);

CREATE INDEX invoices_amount ON invoices USING btree (invoice_amt, id) WHERE (deleted_at IS NULL);

CREATE INDEX invoices_beginning ON invoices USING btree (lower(invoice_no) text_pattern_ops) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX invoices_cert_no ON invoices USING btree (project_id, lower(cert_no)) WHERE (deleted_at IS NULL);

CREATE INDEX invoices_created ON invoices USING btree (created_at, id) INCLUDE (invoice_date) WHERE (deleted_at IS NULL);

CREATE INDEX invoices_date ON invoices USING btree (invoice_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX invoices_description ON invoices USING btree ("left"(lower(description), 200), id) WHERE (deleted_at IS NULL);

CREATE INDEX invoices_due ON invoices USING btree (due_date, id) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX invoices_invoice_no ON invoices USING btree (lower(invoice_no));

CREATE INDEX invoices_note ON invoices USING btree (debit_note, id) WHERE ((deleted_at IS NULL) AND (debit_note > (0)::numeric));

CREATE INDEX invoices_number ON invoices USING btree (natural_key(invoice_no), id) INCLUDE (invoice_no) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX invoices_sequence ON invoices USING btree (project_id, sequence) INCLUDE (work_done, materials, retention, released) WHERE (deleted_at IS NULL);

CREATE INDEX invoices_tax ON invoices USING btree (total_tax, id) WHERE (deleted_at IS NULL);

CREATE INDEX invoices_total ON invoices USING btree (total_amount) WHERE (deleted_at IS NULL);

CREATE INDEX invoices_written_off ON invoices USING btree (write_off_date, id) INCLUDE (write_off_amt, write_off_reason, invoice_date, due_date, invoice_no, project_id, created_at) WHERE ((deleted_at IS NULL) AND (write_off_date IS NOT NULL));

CREATE INDEX invoices_written_off_created ON invoices USING btree (created_at, id) WHERE ((deleted_at IS NULL) AND (write_off_date IS NOT NULL));

CREATE INDEX known_records_opened ON known_records USING btree (user_id, opened_at);

CREATE INDEX mails_created ON mails USING btree (created_at, id);

CREATE INDEX mails_waiting ON mails USING btree (next_attempt_at, id) WHERE (sent_at IS NULL);

CREATE INDEX organisations_beginning ON organisations USING btree (lower(name) text_pattern_ops) WHERE (deleted_at IS NULL);

CREATE INDEX organisations_name ON organisations USING btree (lower(name), id);

CREATE INDEX organisations_search ON organisations USING gin (search_lines(VARIADIC ARRAY[name]) gin_trgm_ops) WITH (fastupdate=off);

CREATE INDEX organisations_type ON organisations USING btree (type, id) WHERE (deleted_at IS NULL);

CREATE INDEX passkeys_user ON passkeys USING btree (user_id, id);

CREATE INDEX password_resets_user ON password_resets USING btree (user_id, created_at);

CREATE INDEX payment_records_beginning ON payment_records USING btree (lower(record_no) text_pattern_ops) WHERE (deleted_at IS NULL);

CREATE INDEX payment_records_cheque ON payment_records USING btree (lower(bank), lower(cheque_no)) WHERE (deleted_at IS NULL);

CREATE INDEX payment_records_cheque_beginning ON payment_records USING btree (lower(cheque_no) text_pattern_ops) WHERE (deleted_at IS NULL);

CREATE INDEX payment_records_cheque_no ON payment_records USING btree (lower(cheque_no)) WHERE (deleted_at IS NULL);

CREATE INDEX payment_records_cheque_order ON payment_records USING btree (natural_key(cheque_no), id) WHERE (deleted_at IS NULL);

CREATE INDEX payment_records_date ON payment_records USING btree (payment_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX payment_records_record_no ON payment_records USING btree (lower(record_no)) WHERE (deleted_at IS NULL);

CREATE INDEX payment_records_record_order ON payment_records USING btree (natural_key(record_no), id) WHERE (deleted_at IS NULL);

CREATE INDEX payment_records_remark ON payment_records USING hash (lower(remark)) WHERE ((deleted_at IS NULL) AND (remark IS NOT NULL));

CREATE INDEX payment_records_search ON payment_records USING gin (search_lines(VARIADIC ARRAY[bank, cheque_no]) gin_trgm_ops) WITH (fastupdate=off);

CREATE INDEX payment_records_total ON payment_records USING btree (total_paid) WHERE (deleted_at IS NULL);

CREATE INDEX payments_amount ON payments USING btree (payment_amt, id) WHERE (deleted_at IS NULL);

CREATE INDEX payments_bank_account ON payments USING btree (bank_account_id) WHERE (bank_account_id IS NOT NULL);

CREATE INDEX payments_cheque ON payments USING btree (natural_key(cheque_no), id) INCLUDE (cheque_no) WHERE (deleted_at IS NULL);

CREATE INDEX payments_created ON payments USING btree (created_at, id) INCLUDE (payment_date) WHERE (deleted_at IS NULL);

CREATE INDEX payments_date ON payments USING btree (payment_date, id) INCLUDE (project_id, direction, payment_amt) WHERE (deleted_at IS NULL);

CREATE INDEX payments_direction ON payments USING btree (direction, payment_date, id) WHERE (deleted_at IS NULL);

CREATE INDEX payments_direction_amount ON payments USING btree (direction, payment_amt, id) WHERE (deleted_at IS NULL);

CREATE INDEX payments_expense ON payments USING btree (expense_id) WHERE (expense_id IS NOT NULL);

CREATE INDEX payments_invoice ON payments USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);

CREATE INDEX payments_project_date ON payments USING btree (project_id, payment_date) WHERE (deleted_at IS NULL);

CREATE INDEX payments_record ON payments USING btree (payment_record_id) WHERE (payment_record_id IS NOT NULL);

CREATE INDEX payments_search ON payments USING gin (search_lines(VARIADIC ARRAY[bank, cheque_no]) gin_trgm_ops) WITH (fastupdate=off) WHERE (payment_record_id IS NULL);

CREATE INDEX project_contractors_contractor ON project_contractors USING btree (contractor_id);

CREATE INDEX project_due_day_open ON project_due_day USING btree (due_date, project_id) INCLUDE (receivable, payable) WHERE ((receivable <> (0)::numeric) OR (payable <> (0)::numeric));

CREATE INDEX project_managers_user ON project_managers USING btree (user_id, project_id);

CREATE INDEX project_month_month ON project_month USING btree (month);

CREATE INDEX project_weeks_week ON project_weeks USING btree (week);

CREATE INDEX projects_beginning ON projects USING btree (lower(name) text_pattern_ops) WHERE (deleted_at IS NULL);

CREATE INDEX projects_client ON projects USING btree (client_id);

CREATE INDEX projects_code_beginning ON projects USING btree (lower(code) text_pattern_ops) WHERE (deleted_at IS NULL);

CREATE INDEX projects_created ON projects USING btree (created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX projects_name ON projects USING btree (lower(name), id);

CREATE INDEX projects_search ON projects USING gin (search_lines(VARIADIC ARRAY[code, name]) gin_trgm_ops) WITH (fastupdate=off);

CREATE INDEX projects_search_name ON projects USING gin (search_lines(VARIADIC ARRAY[name]) gin_trgm_ops) WITH (fastupdate=off);

CREATE INDEX projects_status ON projects USING btree (status, id) WHERE (deleted_at IS NULL);

CREATE INDEX purchase_order_lines_account_code ON purchase_order_lines USING btree (account_code_id) WHERE (account_code_id IS NOT NULL);

CREATE INDEX purchase_orders_beginning ON purchase_orders USING btree (lower(po_no) text_pattern_ops) WHERE (deleted_at IS NULL);

CREATE INDEX purchase_orders_contractor ON purchase_orders USING btree (contractor_id, project_id);

CREATE INDEX purchase_orders_created ON purchase_orders USING btree (created_at, id) WHERE (deleted_at IS NULL);

CREATE INDEX purchase_orders_issued ON purchase_orders USING btree (issued_date, id);

CREATE UNIQUE INDEX purchase_orders_po_no ON purchase_orders USING btree (lower(po_no));

CREATE INDEX purchase_orders_project ON purchase_orders USING btree (project_id, id) WHERE (deleted_at IS NULL);

CREATE INDEX purchase_orders_search ON purchase_orders USING gin (search_lines(VARIADIC ARRAY[po_no, description]) gin_trgm_ops) WITH (fastupdate=off);

CREATE INDEX purchase_orders_value ON purchase_orders USING btree (total_value, id) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX roles_name ON roles USING btree (lower(name));

CREATE UNIQUE INDEX saved_views_name ON saved_views USING btree (user_id, screen, lower(name)) WHERE (deleted_at IS NULL);

CREATE INDEX second_factor_challenges_session ON second_factor_challenges USING btree (session_id);

CREATE INDEX second_factor_challenges_user ON second_factor_challenges USING btree (user_id);

CREATE INDEX second_factor_failures_user ON second_factor_failures USING btree (user_id, at);

CREATE INDEX session_tokens_session ON session_tokens USING btree (session_id);

CREATE INDEX sessions_real_user ON sessions USING btree (real_user_id) WHERE (real_user_id IS NOT NULL);

CREATE INDEX sessions_user ON sessions USING btree (user_id);

CREATE INDEX sign_in_failures_address ON sign_in_failures USING btree (address, at);

CREATE INDEX sign_in_failures_device ON sign_in_failures USING btree (device, email, at) WHERE (device IS NOT NULL);

CREATE INDEX sign_in_failures_email ON sign_in_failures USING btree (email, address, at);

CREATE INDEX sign_in_failures_stranger ON sign_in_failures USING btree (email, purpose, at) WHERE is_stranger;

CREATE INDEX user_projects_project ON user_projects USING btree (project_id);

CREATE INDEX user_roles_role ON user_roles USING btree (role_id, user_id);

CREATE INDEX users_beginning ON users USING btree (lower(name) text_pattern_ops) WHERE (deleted_at IS NULL);

CREATE UNIQUE INDEX users_email ON users USING btree (lower(email)) WHERE (deleted_at IS NULL);

CREATE INDEX users_name ON users USING btree (lower(name), id);

CREATE INDEX users_search ON users USING gin (search_lines(VARIADIC ARRAY[name, email]) gin_trgm_ops) WITH (fastupdate=off);

CREATE INDEX variation_orders_amount ON variation_orders USING btree (amount) WHERE (deleted_at IS NULL);

CREATE INDEX variation_orders_beginning ON variation_orders USING btree (lower(vo_no) text_pattern_ops) WHERE (deleted_at IS NULL);

CREATE INDEX variation_orders_contractor ON variation_orders USING btree (contractor_id) WHERE (contractor_id IS NOT NULL);

CREATE INDEX variation_orders_search ON variation_orders USING gin (search_lines(VARIADIC ARRAY[vo_no, title]) gin_trgm_ops) WITH (fastupdate=off);

CREATE UNIQUE INDEX variation_orders_vo_no ON variation_orders USING btree (project_id, lower(vo_no)) WHERE (deleted_at IS NULL);

CREATE TRIGGER account_codes_version AFTER INSERT OR DELETE OR UPDATE ON account_codes FOR EACH STATEMENT EXECUTE FUNCTION renew_data_version();

CREATE TRIGGER audit_chain_append_only BEFORE DELETE OR UPDATE ON audit_chain FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_chain_no_truncate BEFORE TRUNCATE ON audit_chain FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_heads_append_only BEFORE DELETE OR UPDATE ON audit_heads FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_heads_no_truncate BEFORE TRUNCATE ON audit_heads FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_log_waiting AFTER INSERT ON audit_log REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_audit_rows();

CREATE TRIGGER audit_waiting_no_truncate BEFORE TRUNCATE ON audit_waiting FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER bank_accounts_version AFTER UPDATE OF name ON bank_accounts FOR EACH STATEMENT EXECUTE FUNCTION renew_data_version();

CREATE TRIGGER clients_version AFTER INSERT OR DELETE OR UPDATE ON clients FOR EACH STATEMENT EXECUTE FUNCTION renew_data_version();

CREATE TRIGGER end_customers_version AFTER INSERT OR DELETE OR UPDATE ON end_customers FOR EACH STATEMENT EXECUTE FUNCTION renew_data_version();

CREATE TRIGGER expenses_inserted AFTER INSERT ON expenses REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION expenses_changed();

CREATE TRIGGER expenses_never_removed BEFORE DELETE ON expenses FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER expenses_texts AFTER INSERT OR UPDATE OF ref_no, description ON expenses FOR EACH ROW EXECUTE FUNCTION keep_expense_texts();

CREATE TRIGGER expenses_updated AFTER UPDATE ON expenses REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION expenses_changed();

CREATE TRIGGER expenses_version AFTER INSERT OR DELETE OR UPDATE ON expenses FOR EACH STATEMENT EXECUTE FUNCTION renew_data_version();

CREATE TRIGGER invoices_inserted AFTER INSERT ON invoices REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION invoices_changed();

CREATE TRIGGER invoices_never_removed BEFORE DELETE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER invoices_texts AFTER INSERT OR UPDATE OF invoice_no, cert_no, client_ref_no, description ON invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice_texts();

CREATE TRIGGER invoices_updated AFTER UPDATE ON invoices REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION invoices_changed();

CREATE TRIGGER invoices_version AFTER INSERT OR DELETE OR UPDATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION renew_data_version();

CREATE TRIGGER organisations_version AFTER INSERT OR DELETE OR UPDATE ON organisations FOR EACH STATEMENT EXECUTE FUNCTION renew_data_version();

CREATE TRIGGER payment_days_version AFTER DELETE ON payment_days FOR EACH STATEMENT EXECUTE FUNCTION renew_data_version();

CREATE TRIGGER payment_records_version AFTER INSERT OR DELETE OR UPDATE ON payment_records FOR EACH STATEMENT EXECUTE FUNCTION renew_data_version();

CREATE TRIGGER payments_inserted AFTER INSERT ON payments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION payments_changed();

CREATE TRIGGER payments_inserted_in_record AFTER INSERT ON payments REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION apply_payment_records();

CREATE TRIGGER payments_never_removed BEFORE DELETE ON payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER payments_updated AFTER UPDATE ON payments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION payments_changed();

CREATE TRIGGER payments_updated_in_record AFTER UPDATE ON payments REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION apply_payment_records();

CREATE TRIGGER payments_version AFTER INSERT OR DELETE OR UPDATE ON payments FOR EACH STATEMENT EXECUTE FUNCTION renew_data_version();

CREATE TRIGGER project_contractors_version AFTER INSERT OR DELETE OR UPDATE ON project_contractors FOR EACH STATEMENT EXECUTE FUNCTION renew_data_version();

CREATE TRIGGER project_managers_version AFTER INSERT OR DELETE OR UPDATE ON project_managers FOR EACH STATEMENT EXECUTE FUNCTION renew_data_version();

CREATE TRIGGER projects_totals AFTER INSERT ON projects REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION add_project_totals();

CREATE TRIGGER projects_version AFTER INSERT OR DELETE OR UPDATE ON projects FOR EACH STATEMENT EXECUTE FUNCTION renew_data_version();

CREATE TRIGGER purchase_order_lines_version AFTER INSERT OR DELETE OR UPDATE ON purchase_order_lines FOR EACH STATEMENT EXECUTE FUNCTION renew_data_version();

CREATE TRIGGER purchase_orders_inserted AFTER INSERT ON purchase_orders REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION commitments_changed();

CREATE TRIGGER purchase_orders_updated AFTER UPDATE ON purchase_orders REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION commitments_changed();

CREATE TRIGGER purchase_orders_version AFTER INSERT OR DELETE OR UPDATE ON purchase_orders FOR EACH STATEMENT EXECUTE FUNCTION renew_data_version();

CREATE TRIGGER user_projects_version AFTER INSERT OR DELETE OR UPDATE ON user_projects FOR EACH STATEMENT EXECUTE FUNCTION renew_data_version();

CREATE TRIGGER users_version AFTER UPDATE OF name ON users FOR EACH STATEMENT EXECUTE FUNCTION renew_data_version();

CREATE TRIGGER variation_orders_inserted AFTER INSERT ON variation_orders REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION commitments_changed();

CREATE TRIGGER variation_orders_updated AFTER UPDATE ON variation_orders REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION commitments_changed();

CREATE TRIGGER variation_orders_version AFTER INSERT OR DELETE OR UPDATE ON variation_orders FOR EACH STATEMENT EXECUTE FUNCTION renew_data_version();

CREATE TRIGGER write_off_events_append_only BEFORE DELETE OR UPDATE ON write_off_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE ONLY account_codes
    ADD CONSTRAINT account_codes_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES account_codes(id);

ALTER TABLE ONLY audit_chain
    ADD CONSTRAINT audit_chain_audit_id_fkey FOREIGN KEY (audit_id) REFERENCES audit_log(id);

ALTER TABLE ONLY audit_log
    ADD CONSTRAINT audit_log_real_user_id_fkey FOREIGN KEY (real_user_id) REFERENCES users(id);

ALTER TABLE ONLY audit_log
    ADD CONSTRAINT audit_log_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY clients
    ADD CONSTRAINT clients_end_customer_id_fkey FOREIGN KEY (end_customer_id) REFERENCES end_customers(id);

ALTER TABLE ONLY expense_texts
    ADD CONSTRAINT expense_texts_id_fkey FOREIGN KEY (id) REFERENCES expenses(id) ON DELETE CASCADE;

ALTER TABLE ONLY expenses
    ADD CONSTRAINT expenses_account_code_id_fkey FOREIGN KEY (account_code_id) REFERENCES account_codes(id);

ALTER TABLE ONLY expenses
    ADD CONSTRAINT expenses_contractor_id_fkey FOREIGN KEY (contractor_id) REFERENCES organisations(id);

ALTER TABLE ONLY expenses
    ADD CONSTRAINT expenses_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id);

ALTER TABLE ONLY expenses
    ADD CONSTRAINT expenses_purchase_order FOREIGN KEY (project_id, purchase_order_id) REFERENCES purchase_orders(project_id, id) DEFERRABLE;

ALTER TABLE ONLY idempotency_keys
    ADD CONSTRAINT idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY import_files
    ADD CONSTRAINT import_files_job_id_fkey FOREIGN KEY (job_id) REFERENCES import_jobs(id) ON DELETE CASCADE;

ALTER TABLE ONLY import_jobs
    ADD CONSTRAINT import_jobs_real_user_id_fkey FOREIGN KEY (real_user_id) REFERENCES users(id);

ALTER TABLE ONLY import_jobs
    ADD CONSTRAINT import_jobs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY import_mappings
    ADD CONSTRAINT import_mappings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY import_rows
    ADD CONSTRAINT import_rows_job_id_fkey FOREIGN KEY (job_id) REFERENCES import_jobs(id) ON DELETE CASCADE;

ALTER TABLE ONLY invoice_texts
    ADD CONSTRAINT invoice_texts_id_fkey FOREIGN KEY (id) REFERENCES invoices(id) ON DELETE CASCADE;

ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id);

ALTER TABLE ONLY known_records
    ADD CONSTRAINT known_records_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY organisations
    ADD CONSTRAINT organisations_logo FOREIGN KEY (logo_file) REFERENCES organisation_logos(name);

ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY password_resets
    ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY payment_records
    ADD CONSTRAINT payment_records_bank_account_id_fkey FOREIGN KEY (bank_account_id) REFERENCES bank_accounts(id);

ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_bank_account_id_fkey FOREIGN KEY (bank_account_id) REFERENCES bank_accounts(id);

ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_expense FOREIGN KEY (project_id, expense_id) REFERENCES expenses(project_id, id) ON UPDATE CASCADE;

ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_invoice FOREIGN KEY (project_id, invoice_id) REFERENCES invoices(project_id, id) ON UPDATE CASCADE;

ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_payment_record_id_fkey FOREIGN KEY (payment_record_id) REFERENCES payment_records(id);

ALTER TABLE ONLY project_contractors
    ADD CONSTRAINT project_contractors_contractor_id_fkey FOREIGN KEY (contractor_id) REFERENCES organisations(id);

ALTER TABLE ONLY project_contractors
    ADD CONSTRAINT project_contractors_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;

ALTER TABLE ONLY project_due_day
    ADD CONSTRAINT project_due_day_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;

ALTER TABLE ONLY project_managers
    ADD CONSTRAINT project_managers_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;

ALTER TABLE ONLY project_managers
    ADD CONSTRAINT project_managers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY project_month
    ADD CONSTRAINT project_month_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;

ALTER TABLE ONLY project_totals
    ADD CONSTRAINT project_totals_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;

ALTER TABLE ONLY project_weeks
    ADD CONSTRAINT project_weeks_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;

ALTER TABLE ONLY projects
    ADD CONSTRAINT projects_client_id_fkey FOREIGN KEY (client_id) REFERENCES clients(id);

ALTER TABLE ONLY projects
    ADD CONSTRAINT projects_end_customer_id_fkey FOREIGN KEY (end_customer_id) REFERENCES end_customers(id);

ALTER TABLE ONLY purchase_order_lines
    ADD CONSTRAINT purchase_order_lines_account_code_id_fkey FOREIGN KEY (account_code_id) REFERENCES account_codes(id);

ALTER TABLE ONLY purchase_order_lines
    ADD CONSTRAINT purchase_order_lines_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_orders(id) ON DELETE CASCADE;

ALTER TABLE ONLY purchase_orders
    ADD CONSTRAINT purchase_orders_contractor_id_fkey FOREIGN KEY (contractor_id) REFERENCES organisations(id);

ALTER TABLE ONLY purchase_orders
    ADD CONSTRAINT purchase_orders_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id);

ALTER TABLE ONLY recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY role_names
    ADD CONSTRAINT role_names_role_id_fkey FOREIGN KEY (role_id) REFERENCES roles(id);

ALTER TABLE ONLY saved_views
    ADD CONSTRAINT saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY second_factor_challenges
    ADD CONSTRAINT second_factor_challenges_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;

ALTER TABLE ONLY second_factor_challenges
    ADD CONSTRAINT second_factor_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY second_factor_failures
    ADD CONSTRAINT second_factor_failures_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY session_tokens
    ADD CONSTRAINT session_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;

ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES sessions(id);

ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_real_user_id_fkey FOREIGN KEY (real_user_id) REFERENCES users(id);

ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY sign_in_addresses
    ADD CONSTRAINT sign_in_addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY sign_in_devices
    ADD CONSTRAINT sign_in_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY totp_factors
    ADD CONSTRAINT totp_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);

ALTER TABLE ONLY user_projects
    ADD CONSTRAINT user_projects_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id) ON DELETE CASCADE;

ALTER TABLE ONLY user_projects
    ADD CONSTRAINT user_projects_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY user_roles
    ADD CONSTRAINT user_roles_role_id_fkey FOREIGN KEY (role_id) REFERENCES roles(id);

ALTER TABLE ONLY user_roles
    ADD CONSTRAINT user_roles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

ALTER TABLE ONLY variation_orders
    ADD CONSTRAINT variation_orders_contractor_id_fkey FOREIGN KEY (contractor_id) REFERENCES organisations(id);

ALTER TABLE ONLY variation_orders
    ADD CONSTRAINT variation_orders_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects(id);

ALTER TABLE ONLY write_off_events
    ADD CONSTRAINT write_off_events_expense_id_fkey FOREIGN KEY (expense_id) REFERENCES expenses(id);

ALTER TABLE ONLY write_off_events
    ADD CONSTRAINT write_off_events_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id);

ALTER TABLE ONLY write_off_events
    ADD CONSTRAINT write_off_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
