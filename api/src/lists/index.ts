export { type AmountRange, isOneOf, withinAmounts, withinDays } from './conditions';
export { type DocumentFilter } from './document-filter';
export { OF_CLIENT, OF_CONTRACTOR } from './document-groups';
export { documentList } from './document-list';
export { orderOfRare, settlementOrder } from './document-order';
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
export { pageOfNumbers, type PageWindow } from './list-page';
export { columnsMatch, escapeLike, hasLines, isAmong, matchesSearch, projectsOfNames, recordsNamed } from './search';
export { settledList } from './settled-list';
export { beginning, natural, neverNull, orderBy, type SortColumn, type SortColumns } from './sorting';
export { tableList } from './table-list';
