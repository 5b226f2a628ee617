import { type Reference } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';

/** The own bank account of a payment or payment record as in replies, null without one. */
export const bankAccountOf = (table: 'payments' | 'payment_records') => sql<Reference | null>`(
  select json_build_object('uuid', uuid, 'name', name) from bank_accounts
  where bank_accounts.id = ${sql.ref(`${table}.bank_account_id`)})`;
