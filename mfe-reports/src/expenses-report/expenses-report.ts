import type { ExpenseGroup, ListedExpense } from '@siteledger/shared-lib/domain';
import { reportsApi } from '../api';
import { noFilters, type DocumentsReportFilter } from '../documents-report-filters';
import { REPORT_SORTS } from '../first-calls';
import { REPORT_PATHS } from '../report-address';
import type { ReportKind } from '../report-kind';
import { agedExpenseColumns, expenseColumns, expenseGroupColumns } from './expense-columns';

/**
 * Definition of the report of bills with their payments, latest first. docs/domain/dashboards-and-reports.md#reports
 */
export const expensesReport: ReportKind<ListedExpense, ExpenseGroup, DocumentsReportFilter> = {
  name: 'Expenses',
  path: REPORT_PATHS.expenses,
  fileName: 'expenses-report.xlsx',
  views: 'reports-expenses',
  documents: {
    endpoint: reportsApi.endpoints.reportsExpenses,
    columns: expenseColumns,
    aged: agedExpenseColumns,
    defaults: { sort: REPORT_SORTS.expenses, filters: noFilters },
  },
  groups: {
    endpoint: reportsApi.endpoints.reportsExpenseGroups,
    columns: expenseGroupColumns,
    sort: 'balance',
    party: 'Contractor',
    filtersOf: ({ kind, uuid }) => (kind === 'project' ? { project: uuid } : { contractor: uuid }),
  },
};
