export { InvoicesTable } from './invoices-table';
export { partyDocumentsApi } from './party-documents-api';
export { projectColumns } from './project-columns';
export { PurchasesBalance } from './purchases-balance';
export { SalesBalance } from './sales-balance';
