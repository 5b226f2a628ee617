-- What the contract of a project says about the site, its certificates, defects, delay and service tax.

alter table projects
  add column site_state text,
  add column contract_form text,
  add column award_day date,
  add column tax_position text,
  add column ld_per_day numeric(17,2) check (ld_per_day >= 0),
  add column honour_days integer check (honour_days >= 0),
  add column cpc_day date,
  add column dlp_months integer check (dlp_months >= 0),
  add column dlp_end date,
  add column cmgd_day date;
