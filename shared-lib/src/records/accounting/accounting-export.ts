import type { Day, Project, Reference } from '@siteledger/shared-lib/domain';
import type { ExportedKind } from './accounting-export-api';

/** Days that documents are of, both included; open where there is none. */
export type ExportedDays = { from?: Day | null; to?: Day | null };

/**
 * An accounting export: of which documents, and of the projects that have them; each project is a file of its own.
 * docs/domain/accounting-export.md#the-call
 */
export type AccountingExport = {
  kind: ExportedKind;
  /** What the dialog is called: "Export invoices of P-0001". */
  title: string;
  /** Whose documents they are, in a sentence. */
  about: string;
  projectsOf: (days: ExportedDays) => Promise<readonly Reference[]>;
  /** The days that the dialog starts with. */
  days?: ExportedDays;
};

/** The export of one project's documents. */
export const exportOfProject = (
  project: Pick<Project, 'uuid' | 'code' | 'name'>,
  kind: ExportedKind,
): AccountingExport => ({
  kind,
  title: `Export ${kind} of ${project.code}`,
  about: `${project.name}: ABSS/MYOB file. Leave the days blank for all ${kind}.`,
  projectsOf: async () => [project],
});

const PATHS: Record<ExportedKind, string> = { invoices: 'invoices', expenses: 'suppliers/expenses' };

/** Where a document of an export is. */
export const documentPath = (kind: ExportedKind, project: string, uuid: string) =>
  `/projects/${project}/${PATHS[kind]}/${uuid}`;
