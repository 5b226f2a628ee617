-- A large firm's books, added to the demo data: :projects projects with :invoices certificates and :expenses bills each.
-- Triggers are off during the inserts; the schema's own rebuild computes the totals once at the end.
set session_replication_role = replica;
set statement_timeout = 0;
set synchronous_commit = off;
set maintenance_work_mem = '512MB';

-- Building an index afterwards is faster than updating it during the inserts.
create temp table dropped as
select indexname, indexdef from pg_indexes
where tablename in ('invoices', 'expenses', 'payments', 'invoice_texts', 'expense_texts', 'purchase_orders') and indexdef not like 'CREATE UNIQUE%';
do $$ declare one record; begin for one in select * from dropped loop execute format('drop index %I', one.indexname); end loop; end $$;

insert into clients (name)
select 'Pelanggan Besar ' || n || ' Sdn Bhd' from generate_series(1, 500) n;

insert into organisations (name, type)
select (array['Kejuruteraan', 'Binaan', 'Bekalan', 'Perusahaan', 'Kontraktor'])[1 + n % 5] || ' Besar ' || n || ' Sdn Bhd', 1 + n % 2
from generate_series(1, 2000) n;

create temp table bulk_clients as select id, row_number() over (order by id) as n from clients where name like 'Pelanggan Besar %';
create temp table bulk_contractors as select id, row_number() over (order by id) as n from organisations where name like '% Besar %';

insert into projects (code, name, status, client_id, contract_sum, budget, start_date, end_date, created_at)
select 'B-' || p.n, 'Cadangan membina blok ' || p.n || ', ' || (array['Shah Alam', 'Ipoh', 'Kuching', 'Melaka', 'Kuantan'])[1 + p.n % 5],
  (array['New', 'On Going', 'On Going', 'On Going', 'Completed'])[1 + p.n % 5],
  c.id, 2000000 + p.n * 1000, 1600000 + p.n * 800, current_date - 300 - p.n % 200, current_date + 100 + p.n % 300,
  now() - p.n * interval '1 hour'
from generate_series(1, :projects) p (n)
join bulk_clients c on c.n = 1 + p.n % 500;

create temp table bulk_projects as
select id, (row_number() over (order by id))::int as n from projects where code like 'B-%';

-- The demo's project manager runs one project in a hundred.
insert into project_managers (project_id, user_id)
select p.id, m.id from bulk_projects p, (select id from users where email = 'pm@demo.test') m where p.n % 100 = 0;

insert into purchase_orders (project_id, contractor_id, po_no, status, issued_date, budget, total_value, created_at)
select p.id, c.id, 'B-PO-' || p.n || '-' || k, 'issued', current_date - (p.n * 13 + k::int * 91) % 600, 290000, 300000, now() - (p.n * 13 + k::int * 91) % 600 * interval '1 day'
from bulk_projects p
cross join generate_series(1, 4) k
join bulk_contractors c on c.n = 1 + (p.n * 4 + k) % 2000;

create temp table bulk_orders as
select project_id, id, contractor_id, row_number() over (partition by project_id order by id) as k from purchase_orders where po_no like 'B-PO-%';
create index on bulk_orders (project_id, k);
analyze bulk_orders;
analyze bulk_projects;

create function pg_temp.words(n bigint) returns text language sql immutable as $$
  select (array['Bekalan konkrit', 'Kerja cerucuk', 'Besi tetulang', 'Kerja elektrik', 'Pendawaian', 'Kerja paip', 'Cat dinding', 'Sewa kren', 'Upah buruh', 'Jubin lantai', 'Kerja bumbung'])[1 + n % 11]
    || ' ' || (array['aras bawah', 'aras satu', 'aras dua', 'menara timur', 'menara barat', 'tapak utama', 'kolam', 'pagar', 'tempat letak kereta', 'lobi', 'dewan', 'kantin', 'gudang'])[1 + n / 11 % 13]
    || ' ' || n
$$;

insert into invoices (project_id, kind, sequence, invoice_no, cert_no, description, invoice_date, due_date, work_done, retention, retention_percent,
  invoice_amt, tax_code, tax_rate, total_tax, paid_total, created_at)
select p.id, 'progress', k, 'B-INV-' || p.n || '-' || k, k::text, 'Tuntutan kemajuan ' || pg_temp.words(p.n * 31 + k * 7), day, day + 30, 20000, 1000, 5,
  19000, 'ST6', 6, 1140, case when k <= :invoices * 0.85 then 20140 when k <= :invoices * 0.88 then 10070 else 0 end,
  day + (p.n % 86400) * interval '1 second'
from bulk_projects p
cross join generate_series(1, :invoices) k
cross join lateral (select current_date - ((:invoices - k) * 600 / :invoices) - p.n::int % 6 as day) d;

insert into expenses (project_id, contractor_id, purchase_order_id, ref_no, description, invoice_date, date_received, due_date, invoice_amt, tax_amt, dc_note,
  paid_total, write_off_amt, write_off_date, write_off_reason, created_at)
select p.id, o.contractor_id, case when e.k % 7 > 0 then o.id end, 'B-' || p.n || '-' || e.k, pg_temp.words(p.n * 17 + e.k * 977), day, day, day + 30, amount, 0, 0,
  case when e.k % 50 = 49 then 0 when e.k % 5 < 3 then amount when e.k % 5 = 3 then round(amount / 2, 2) else 0 end,
  case when e.k % 50 = 49 then amount else 0 end, case when e.k % 50 = 49 then day + 60 end, case when e.k % 50 = 49 then 'Duplicate bill' end,
  day + (p.n * 7 % 86400) * interval '1 second'
from bulk_projects p
cross join generate_series(1, :expenses) e (k)
cross join lateral (select 1000 + (p.n * 31 + e.k * 977) % 9000 + 0.45 as amount, current_date - (e.k * 7919 + p.n * 3) % 600 as day) a
join bulk_orders o on o.project_id = p.id and o.k = 1 + e.k % 4;

insert into payment_records (record_no, bank, payment_date, cheque_no)
select 'B-PV-' || n, (array['Maybank', 'CIMB', 'Public Bank'])[1 + n % 3], current_date - n % 570, 'B' || lpad(n::text, 6, '0') from generate_series(1, 4000) n;
create temp table bulk_records as select id, bank, cheque_no, row_number() over (order by id) - 1 as n from payment_records where record_no like 'B-PV-%';

analyze bulk_records;
analyze expenses;
analyze invoices;

-- Every fourth bill was paid in two parts.
insert into payments (project_id, expense_id, payment_record_id, payment_date, payment_amt, bank, cheque_no, created_at)
select e.project_id, e.id, r.id, least(e.due_date + part * 9, current_date), case when part = 0 and in_two then 100 when in_two then e.paid_total - 100 else e.paid_total end,
  r.bank, r.cheque_no, least(e.due_date + part * 9, current_date) + interval '11 hours'
from (select *, id % 4 = 0 and paid_total > 100 as in_two from expenses where ref_no like 'B-%' and paid_total > 0) e
cross join generate_series(0, 1) part
left join bulk_records r on r.n = e.id % 4000
where part = 0 or in_two;

insert into payments (project_id, invoice_id, payment_date, payment_amt, bank, cheque_no, created_at)
select project_id, id, least(due_date + 10 + part * 9, current_date), paid_total / 2, 'CIMB', 'C' || id, least(due_date + 10 + part * 9, current_date) + interval '9 hours'
from invoices cross join generate_series(0, 1) part where invoice_no like 'B-INV-%' and paid_total > 0 and (part = 0 or id % 3 > 0);
-- A third were paid in one sum.
update payments set payment_amt = payment_amt * 2 where invoice_id % 3 = 0 and cheque_no = 'C' || invoice_id;

insert into invoice_texts select id, search_lines(invoice_no, cert_no, client_ref_no, description) from invoices where invoice_no like 'B-INV-%';
insert into expense_texts select id, search_lines(ref_no, description) from expenses where ref_no like 'B-%';

do $$ declare one record; begin for one in select * from dropped loop execute one.indexdef; end loop; end $$;
set session_replication_role = origin;
analyze;
select rebuild_project_totals();
vacuum analyze;
reset all;
