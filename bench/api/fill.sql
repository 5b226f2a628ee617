-- A large firm's books, added to the demo data: :projects projects with :expenses bills and 40 certificates each.
-- Triggers are off while the rows go in; the totals are counted once at the end, by the schema's own rebuild.
set session_replication_role = replica;

insert into clients (name)
select 'Pelanggan Besar ' || n || ' Sdn Bhd' from generate_series(1, 500) n;

insert into organisations (name, type)
select 'Kontraktor Besar ' || n || ' Sdn Bhd', 1 + n % 2 from generate_series(1, 2000) n;

create temp table bulk_clients as select id, row_number() over (order by id) as n from clients where name like 'Pelanggan Besar %';
create temp table bulk_contractors as select id, row_number() over (order by id) as n from organisations where name like 'Kontraktor Besar %';

insert into projects (code, name, status, client_id, contract_sum, budget, start_date, end_date)
select 'B-' || p.n, 'Cadangan membina blok ' || p.n || ', Shah Alam',
  (array['New', 'On Going', 'On Going', 'On Going', 'Completed'])[1 + p.n % 5],
  c.id, 2000000 + p.n * 1000, 1600000 + p.n * 800, current_date - 300 - p.n % 200, current_date + 100 + p.n % 300
from generate_series(1, :projects) p (n)
join bulk_clients c on c.n = 1 + p.n % 500;

create temp table bulk_projects as
select id, row_number() over (order by id) as n from projects where code like 'B-%';

insert into project_managers (project_id, user_id)
select p.id, m.id from bulk_projects p, (select min(user_id) as id from project_managers) m where m.id is not null and p.n % 10 = 0;

insert into purchase_orders (project_id, contractor_id, po_no, status, issued_date, total_value)
select p.id, c.id, 'B-PO-' || p.n || '-' || k, 'issued', current_date - 200, 300000
from bulk_projects p
cross join generate_series(1, 4) k
join bulk_contractors c on c.n = 1 + (p.n * 4 + k) % 2000;

create temp table bulk_orders as
select project_id, id, contractor_id, row_number() over (partition by project_id order by id) as k from purchase_orders where po_no like 'B-PO-%';
create index on bulk_orders (project_id, k);

insert into invoices (project_id, kind, sequence, invoice_no, cert_no, invoice_date, due_date, work_done, retention, retention_percent, invoice_amt, paid_total)
select p.id, 'progress', k, 'B-INV-' || p.n || '-' || k, k::text, current_date - (42 - k) * 7, current_date - (42 - k) * 7 + 30, 40000, 2000, 5, 38000,
  case when k <= 34 then 38000 when k = 35 then 19000 else 0 end
from bulk_projects p
cross join generate_series(1, 40) k;

insert into expenses (project_id, contractor_id, purchase_order_id, ref_no, description, invoice_date, date_received, due_date, invoice_amt, tax_amt, dc_note, paid_total)
select p.id, o.contractor_id, case when e.k % 7 > 0 then o.id end, 'B-' || p.n || '-' || e.k, 'Bekalan dan kerja tapak ' || e.k,
  current_date - e.k * 7919 % 290, current_date - e.k * 7919 % 290, current_date - e.k * 7919 % 290 + 30, amount, 0, 0,
  case when e.k % 5 < 3 then amount when e.k % 5 = 3 then round(amount / 2, 2) else 0 end
from bulk_projects p
cross join generate_series(1, :expenses) e (k)
cross join lateral (select 1000 + (p.n * 31 + e.k * 977) % 9000 + 0.45 as amount) a
join bulk_orders o on o.project_id = p.id and o.k = 1 + e.k % 4;

insert into payments (project_id, expense_id, payment_date, payment_amt, bank, cheque_no)
select project_id, id, least(due_date, current_date), paid_total, 'Maybank', 'B-' || id from expenses where ref_no like 'B-%' and paid_total > 0;

insert into payments (project_id, invoice_id, payment_date, payment_amt, bank)
select project_id, id, least(due_date + 10, current_date), paid_total, 'CIMB' from invoices where invoice_no like 'B-INV-%' and paid_total > 0;

set session_replication_role = origin;
analyze;
select rebuild_project_totals();
vacuum analyze;
