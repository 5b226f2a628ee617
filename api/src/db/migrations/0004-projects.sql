-- Projects, who manages them, who is assigned to them, and what was ordered and varied.

create table projects (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  code text not null unique,
  name text not null check (length(name) between 1 and 200),
  status text not null default 'New' check (status in ('New', 'On Going', 'Completed')),
  client_id bigint not null references clients,
  end_customer_id bigint references end_customers,
  contract_sum numeric(17, 2) not null check (contract_sum >= 0),
  variation_order numeric(17, 2) not null default 0 check (variation_order >= 0),
  omission_value numeric(17, 2) not null default 0 check (omission_value >= 0),
  budget numeric(17, 2) not null default 0 check (budget >= 0),
  contingency_amt numeric(17, 2) not null default 0 check (contingency_amt >= 0),
  retention_percent numeric(5, 2) not null default 5 check (retention_percent > 0 and retention_percent <= 100),
  -- Limit of the retention in RM; null: retention_percent of the contract sum; 0: none is held (Decision §2).
  retention numeric(17, 2) check (retention >= 0),
  schedule text,
  remarks text,
  start_date date not null,
  end_date date not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint projects_start_before_end check (start_date < end_date)
);
create index projects_status on projects (status, id) where deleted_at is null;
create index projects_created on projects (created_at, id) where deleted_at is null;
create index projects_name on projects (lower(name), id);
create index projects_client on projects (client_id);

create table project_managers (
  project_id bigint not null references projects on delete cascade,
  user_id bigint not null references users,
  primary key (project_id, user_id)
);
create index project_managers_user on project_managers (user_id, project_id);

-- Projects given to a user in role management.
create table user_projects (
  user_id bigint not null references users on delete cascade,
  project_id bigint not null references projects on delete cascade,
  primary key (user_id, project_id)
);
create index user_projects_project on user_projects (project_id);

-- A project manager's own projects (Decision §5).
create view project_access as
  select project_id, user_id from project_managers
  union
  select project_id, user_id from user_projects;

create table project_contractors (
  project_id bigint not null references projects on delete cascade,
  contractor_id bigint not null references organisations,
  created_at timestamptz not null default now(),
  primary key (project_id, contractor_id)
);
create index project_contractors_contractor on project_contractors (contractor_id);

create table variation_orders (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  project_id bigint not null references projects,
  vo_no text not null,
  title text not null check (length(title) between 1 and 200),
  type text not null check (type in ('addition', 'omission')),
  amount numeric(17, 2) not null check (amount > 0),
  cost_amount numeric(17, 2) not null default 0 check (cost_amount >= 0),
  -- Null: a client's order, it moves the contract sum; set: it moves that contractor's committed cost (Decision §3).
  contractor_id bigint references organisations,
  status text not null default 'draft' check (status in ('draft', 'submitted', 'approved', 'rejected', 'void')),
  status_reason text,
  submitted_date date,
  approved_date date,
  client_ref text,
  eot_days integer not null default 0 check (eot_days >= 0),
  remarks text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index variation_orders_vo_no on variation_orders (project_id, lower(vo_no)) where deleted_at is null;
create index variation_orders_contractor on variation_orders (contractor_id) where contractor_id is not null;

create table purchase_orders (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  project_id bigint not null references projects,
  contractor_id bigint not null references organisations,
  po_no text not null,
  status text not null default 'draft' check (status in ('draft', 'issued', 'closed', 'cancelled')),
  issued_date date not null,
  required_date date,
  description text,
  remarks text,
  terms text,
  budget numeric(17, 2) check (budget >= 0),
  total_tax numeric(17, 2) not null default 0 check (total_tax >= 0),
  total_value numeric(17, 2) not null check (total_value >= 0),
  -- Kept by the expenses' trigger: what was billed on this order, and its debit or credit notes.
  billed numeric(17, 2) not null default 0,
  dc_note numeric(17, 2) not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (project_id, id)
);
create unique index purchase_orders_po_no on purchase_orders (lower(po_no));
create index purchase_orders_contractor on purchase_orders (contractor_id, project_id);
create index purchase_orders_issued on purchase_orders (issued_date, id);

create table purchase_order_lines (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  purchase_order_id bigint not null references purchase_orders on delete cascade,
  position smallint not null,
  description text not null,
  unit text,
  qty numeric(18, 4) not null check (qty > 0),
  unit_price numeric(18, 6) not null check (unit_price >= 0),
  amount numeric(17, 2) not null,
  account_code_id bigint references account_codes,
  tax_code text not null default 'N-T',
  unique (purchase_order_id, position)
);
