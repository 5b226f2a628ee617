-- Codes of debtors and creditors, without which SQL Account takes no document, and that software as a choice.

alter table clients add column accounting_code text;

alter table organisations add column accounting_code text;

alter table accounting_settings
  drop constraint accounting_settings_headings_check,
  add constraint accounting_settings_headings_check check (headings in ('abss', 'accountright', 'sql-account'));
