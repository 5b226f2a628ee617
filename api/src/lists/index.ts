export { type AmountRange, isOneOf, withinAmounts, withinDays } from './conditions';
export { countGroups, type Groups, OF_CLIENT, OF_CONTRACTOR, pageOfGroups } from './document-groups';
export { documentList, sumOf } from './document-list';
export { orderOfRare, settlementOrder } from './document-order';
export {
  amountFilters,
  dayFilter,
  documentFilters,
  type Filtered,
  flag,
  monthFilter,
  oneOrMore,
  recordReference,
  textFilter,
} from './list-filters';
export { pageOfNumbers, type PageWindow } from './list-page';
export { idsOf, type PageRows, wantedRows } from './page-rows';
export { columnsMatch, escapeLike, hasLines, isAmong, matchesSearch, projectsOfNames, recordsNamed } from './search';
export { settledList } from './settled-list';
export { beginning, natural, neverNull, orderBy, type SortColumn, type SortColumns } from './sorting';
export { tableList } from './table-list';
