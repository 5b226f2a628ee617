-- What a payment costs: fewer statements, planned once for a connection, and no check twice.

-- A payment's document is in the payment's project and always there (payments_one_document), so that the foreign key to the
-- document says all that this one said; it read and locked the project once more for each payment.
alter table payments drop constraint payments_project_id_fkey;

-- What was paid on each document; the document's own trigger then renews its project's balances. The statements for a kind of
-- document that nobody paid are not run, for each fires that table's triggers even when it changes nothing.
create or replace function apply_settlements(before payments[], after payments[]) returns void language plpgsql as $$
begin
  if exists (select from unnest(before || after) where invoice_id is not null) then
    perform 1 from invoices
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
  end if;

  if exists (select from unnest(before || after) where expense_id is not null) then
    perform 1 from expenses
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
  end if;
end $$;

-- The other definitions stay as they are, only as plpgsql: a connection keeps its plans, an SQL function is planned by each call.
do $$
declare
  definition record;
begin
  for definition in
    select proname as name, pg_get_function_identity_arguments(oid) as arguments, prosrc as body
    from pg_proc
    where pronamespace = current_schema()::regnamespace
      and proname in ('apply_invoices', 'apply_expenses', 'apply_cash', 'apply_invoice_days', 'apply_expense_days', 'apply_payment_days')
  loop
    execute format('create or replace function %I(%s) returns void language plpgsql as %L',
      definition.name, definition.arguments, 'begin' || replace(definition.body, 'select 1 from', 'perform 1 from') || 'end');
  end loop;
end $$;

-- One plan for any number of rows: each of them is found by its key.
do $$
declare
  name text;
begin
  foreach name in array array['invoices_changed', 'expenses_changed', 'payments_changed'] loop
    execute format('alter function %I() set plan_cache_mode = force_generic_plan', name);
  end loop;
end $$;
