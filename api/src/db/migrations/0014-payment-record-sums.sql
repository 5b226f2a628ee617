-- How many live payments a record has and their sum, so that the payment history adds up without reading every payment.

alter table payment_records
  add column payment_count integer not null default 0,
  add column total_paid numeric(19, 2) not null default 0;

create function apply_payment_records() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update payment_records r set payment_count = r.payment_count + paid.payments, total_paid = r.total_paid + paid.amount
    from (
      select payment_record_id, count(*) as payments, sum(payment_amt) as amount
      from new_rows where deleted_at is null and payment_record_id is not null group by payment_record_id
    ) paid
    where r.id = paid.payment_record_id;
  else
    update payment_records r set payment_count = r.payment_count + change.payments, total_paid = r.total_paid + change.amount
    from (
      select payment_record_id, sum(sign) as payments, sum(sign * payment_amt) as amount
      from (
        select -1 as sign, payment_record_id, payment_amt, deleted_at from old_rows
        union all select 1, payment_record_id, payment_amt, deleted_at from new_rows
      ) changes
      where deleted_at is null and payment_record_id is not null
      group by payment_record_id
      -- A payment that only moves with its project leaves the record alone.
      having (sum(sign), sum(sign * payment_amt)) <> (0, 0)
    ) change
    where r.id = change.payment_record_id;
  end if;
  return null;
end $$;
create trigger payments_inserted_in_record after insert on payments referencing new table as new_rows for each statement execute function apply_payment_records();
create trigger payments_updated_in_record after update on payments referencing old table as old_rows new table as new_rows for each statement execute function apply_payment_records();

create function count_payment_records() returns void language sql as $$
  update payment_records r set payment_count = coalesce(paid.payments, 0), total_paid = coalesce(paid.amount, 0)
  from payment_records record
  left join (
    select payment_record_id, count(*) as payments, sum(payment_amt) as amount
    from payments where deleted_at is null and payment_record_id is not null group by payment_record_id
  ) paid on paid.payment_record_id = record.id
  where r.id = record.id and (r.payment_count, r.total_paid) <> (coalesce(paid.payments, 0), coalesce(paid.amount, 0));
$$;
select count_payment_records();

-- What counts every sum anew counts these too.
alter function rebuild_project_totals() rename to rebuild_sums_of_projects;
create function rebuild_project_totals() returns void language plpgsql as $$
begin
  perform rebuild_sums_of_projects();
  perform count_payment_records();
end $$;
