import { type AccountingPurpose, type Day, type Money, type TaxCode } from '@siteledger/shared-lib/domain';

/** One line of a document in the accounting software: an amount before tax, its tax, account and tax code. RM. */
export type AccountingLine = {
  description: string;
  purpose: AccountingPurpose;
  /** The line's own account; otherwise that of its purpose. */
  account_no?: string | null;
  /** Null when no tax code fits the tax that was typed. */
  tax_code: TaxCode | null;
  amount: Money;
  tax: Money;
};

/** An invoice or a bill as the accounting software imports it. docs/domain/accounting-export.md#the-file */
export type AccountingDocument = {
  uuid: string;
  /** The number shown to people. */
  number: string;
  card_name: string;
  /** The party's code in the accounting software. */
  accounting_code: string | null;
  address: readonly string[];
  /** The other party's number: the client's order, the supplier's invoice. */
  reference: string;
  date: Day;
  days_to_pay: number;
  job: string;
  memo: string;
  lines: readonly AccountingLine[];
};

/** A project's documents in the order of the file, some hundred at a time. */
export type DocumentPages = AsyncIterable<readonly AccountingDocument[]>;
