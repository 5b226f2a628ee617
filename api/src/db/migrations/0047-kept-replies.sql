-- Replies are kept until the data version of 0012 changes, so it also changes with the other tables that they read.

do $$
declare
  name text;
begin
  foreach name in array array['account_codes', 'end_customers', 'payment_records', 'project_contractors', 'purchase_order_lines'] loop
    execute format('create trigger %I after insert or update or delete on %I for each statement execute function renew_data_version()', name || '_version', name);
  end loop;
end $$;

-- Managers are named. A sign-in writes other columns.
create trigger users_version after update of name on users for each statement execute function renew_data_version();

-- Only a new count of all sums deletes these, and it need not change a document.
create trigger payment_days_version after delete on payment_days for each statement execute function renew_data_version();
