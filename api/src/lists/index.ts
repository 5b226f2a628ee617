export { type AmountRange, isOneOf, withinAmounts, withinDays } from './conditions';
export {
  areAllOpen,
  choosesByPeriod,
  choosesBySettlement,
  documentConditions,
  type DocumentFilter,
  isSetOfDays,
  isWholeSet,
  withinList,
} from './document-filter';
export { type Groups, OF_CLIENT, OF_CONTRACTOR, OF_PROJECT } from './document-groups';
export { documentList } from './document-list';
export { orderOfBalance, orderOfOverdue, orderOfRare } from './document-order';
export { sumsOfDays, sumsOfRows, type SumsSource } from './document-sums';
export { foundBySearch } from './found-by-search';
export {
  AGED_SUMS,
  EXPENSE_SUMS,
  groupingOf,
  groupOffer,
  INVOICE_SUMS,
  PAYMENT_SUMS,
  PURCHASE_ORDER_SUMS,
  replyGroups,
} from './group-list';
export {
  amountFilters,
  dayFilter,
  documentFilters,
  flag,
  monthFilter,
  oneOrMore,
  recordReference,
  textFilter,
} from './list-filters';
export { areFew, pageOfNumbers, type PageWindow } from './list-page';
export { columnsMatch, hasLines, isAmong, matchesSearch, projectsOfNames, recordsNamed } from './search';
export { beginning, filled, orderBy, type SortColumn, type SortColumns } from './sorting';
