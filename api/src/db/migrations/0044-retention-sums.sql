-- The retention that each project's certificates withheld and released: lists of projects show the difference.
alter table project_totals
  add column retention_withheld numeric(19, 2) not null default 0,
  add column retention_released numeric(19, 2) not null default 0;
