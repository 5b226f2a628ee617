export { exportOfProject, type AccountingExport } from './accounting/accounting-export';
export { AccountingExportButton } from './accounting/accounting-export-button';
export { AccountingExportModal } from './accounting/accounting-export-modal';
export { AsOfFilter, AsOfMark, useAsOf, useDatedList } from './as-of';
export { bankAndAccount } from './bank-and-account';
export { BankFilter } from './bank-filter';
export { ClientFilter } from './client-filter';
export { ContractorFilter } from './contractor-filter';
export { CreateButton } from './create-button';
export { CreatedInProjects } from './created-in-projects';
export { DeleteRowButton } from './delete-row-button';
export {
  clientColumn,
  contractorColumn,
  overdueColumn,
  projectColumn,
  refNoColumn,
  statusColumn,
} from './document-columns';
export { DocumentLink } from './document-link';
export { DocumentStatusFilter } from './document-status-filter';
export { ImportButton } from './import-button';
export { OverdueDays } from './overdue-days';
export { PartyLink } from './party-link';
export { PaidDocumentLink, PaymentPartyLink } from './payment-links';
export { ProjectFilter } from './project-filter';
export { RecordFilter } from './record-filter';
export { RecordLink } from './record-link';
