-- A certificate that sums up what was certified before the books began. docs/domain/certificates.md#opening-certificates

alter table invoices add column is_opening boolean not null default false;
