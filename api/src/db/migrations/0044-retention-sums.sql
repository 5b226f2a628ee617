-- What the certificates of a project withheld and released, so that a list of projects can show what is held.
alter table project_totals
  add column retention_withheld numeric(19, 2) not null default 0,
  add column retention_released numeric(19, 2) not null default 0;
