-- What e-Invoices, banks and tax returns ask of a party, and the days in which a client pays.

alter table clients
  add column email text,
  add column payment_days integer check (payment_days >= 0),
  add column tin text,
  add column id_type text check (id_type in ('BRN', 'NRIC', 'PASSPORT', 'ARMY')),
  add column id_no text,
  add column sst_no text;

alter table organisations
  add column email text,
  add column resident text check (resident in ('yes', 'no')),
  add column related_party text check (related_party in ('yes', 'no')),
  add column id_type text check (id_type in ('BRN', 'NRIC', 'PASSPORT', 'ARMY')),
  add column bank_confirmed_by text,
  add column bank_confirmed_on date;
