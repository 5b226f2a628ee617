import type { Day, Project, Reference } from '@siteledger/shared-lib/domain';
import type { ExportedKind } from './accounting-export-api';

/** First and last day of the documents, both inclusive; a missing one sets no limit. */
export type ExportedDays = { from?: Day | null; to?: Day | null };

/**
 * An accounting export: the kind of document and the projects that have some; each project gets its own file.
 * docs/domain/accounting-export.md#the-call
 */
export type AccountingExport = {
  kind: ExportedKind;
  /** Title of the dialog: "Export invoices of P-0001". */
  title: string;
  /** A sentence about the documents' owner. */
  about: string;
  projectsOf: (days: ExportedDays) => Promise<readonly Reference[]>;
  /** Initial days of the dialog. */
  days?: ExportedDays;
};

/** Describes the export of one project's documents. */
export const exportOfProject = (
  project: Pick<Project, 'uuid' | 'code' | 'name'>,
  kind: ExportedKind,
): AccountingExport => ({
  kind,
  title: `Export ${kind} of ${project.code}`,
  about: `${project.name}: a file for the accounting software. Leave the days blank for all ${kind}.`,
  projectsOf: async () => [project],
});

const PATHS: Record<ExportedKind, string> = { invoices: 'invoices', expenses: 'suppliers/expenses' };

/** Path of a document in an export. */
export const documentPath = (kind: ExportedKind, project: string, uuid: string) =>
  `/projects/${project}/${PATHS[kind]}/${uuid}`;
