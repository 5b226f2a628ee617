import type { AccountingExportInput, Reference } from '@siteledger/shared-lib/domain';
import { useState } from 'react';
import { useAccountingExportMutation, type ExportedKind } from './accounting-export-api';
import { obstaclesOf, type StoppedProject } from './obstacles';

// Chromium silently drops downloads of a page beyond ten in a second.
const BETWEEN_FILES_MS = 150;

const pause = () => new Promise((resolve) => setTimeout(resolve, BETWEEN_FILES_MS));

/**
 * Saves a file for each project in turn. A project whose documents cannot be imported is skipped; any other failure is
 * thrown and ends the export. `progress` is set while there are several projects.
 */
export function useExportProjects(kind: ExportedKind) {
  const [exportDocuments] = useAccountingExportMutation();
  const [progress, setProgress] = useState<{ done: number; total: number }>();

  const exportProjects = async (projects: readonly Reference[], input: AccountingExportInput) => {
    const saved: string[] = [];
    const stopped: StoppedProject[] = [];
    try {
      for (const [done, project] of projects.entries()) {
        if (projects.length > 1) setProgress({ done, total: projects.length });
        try {
          if (saved.length > 0) await pause();
          saved.push(await exportDocuments({ uuid: project.uuid, kind, ...input }).unwrap());
        } catch (error) {
          const obstacles = obstaclesOf(error);
          if (obstacles.length === 0) throw error;
          stopped.push({ project, obstacles });
        }
      }
    } finally {
      setProgress(undefined);
    }
    return { saved, stopped };
  };

  return { progress, exportProjects };
}
