import { type AccountingPurpose, type Day, type Money, type TaxCode } from '@siteledger/shared-lib/domain';

/** One line of a document in the accounting software: an amount before tax, its tax, and what they are posted to. RM. */
export type AccountingLine = {
  description: string;
  purpose: AccountingPurpose;
  /** An account of its own, instead of the purpose's. */
  account_no?: string | null;
  /** None when the rate of what was typed is not known. */
  tax_code: TaxCode | null;
  amount: Money;
  tax: Money;
};

/** An invoice or a bill as the accounting software imports it. docs/domain/accounting-export.md#the-file */
export type AccountingDocument = {
  uuid: string;
  /** How people call it. */
  number: string;
  card_name: string;
  address: readonly string[];
  /** The other side's own number: the client's order, the supplier's invoice. */
  reference: string;
  date: Day;
  days_to_pay: number;
  job: string;
  memo: string;
  lines: readonly AccountingLine[];
};

/** Documents of a project, some hundred at a time, in the order of the file. */
export type DocumentPages = AsyncIterable<readonly AccountingDocument[]>;
