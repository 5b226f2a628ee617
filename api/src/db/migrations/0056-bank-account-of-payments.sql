-- The own bank account that pays or receives. `bank` keeps its bank's name. docs/domain/payments.md#own-bank-accounts

alter table payments add column bank_account_id bigint references bank_accounts (id);
alter table payment_records add column bank_account_id bigint references bank_accounts (id);

create index payments_bank_account on payments (bank_account_id) where bank_account_id is not null;

-- Replies with payments name the account.
create trigger bank_accounts_version after update of name on bank_accounts
  for each statement execute function renew_data_version();
