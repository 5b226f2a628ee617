import type { ListedExpense, Money } from '@siteledger/shared-lib/domain';

/** State of an expense in the grid: ticked, typed amount (undefined: the whole balance), refusal by the server. */
export type Entry = {
  expense: ListedExpense;
  isSelected: boolean;
  typed?: string;
  /** Balance at the time of ticking. RM. */
  balanceSeen: Money;
  refusal?: string;
};
