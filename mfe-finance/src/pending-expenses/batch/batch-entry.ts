import type { ListedExpense, Money } from '@siteledger/shared-lib/domain';

/** What was done with an expense in the grid: ticked, typed into (nothing typed: the whole balance), refused by the server. */
export type Entry = {
  expense: ListedExpense;
  isSelected: boolean;
  typed?: string;
  /** The balance when it was ticked. RM. */
  balanceSeen: Money;
  refusal?: string;
};
