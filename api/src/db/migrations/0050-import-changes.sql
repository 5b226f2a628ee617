-- When an import last changed: its file is deleted 30 days later. docs/domain/imports.md#reading-a-file

alter table import_jobs add column changed_at timestamptz not null default now();
