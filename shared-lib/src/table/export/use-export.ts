import { notify } from '@siteledger/shared-lib/ui';
import { useEffect, useRef, useState } from 'react';
import { formatRows } from '../toolbar/format-count';
import { saveFile } from '../save-file';
import { exportJob, type ExportJob, type ExportOrder } from './export-job';
import { ExportProblem } from './export-problem';

/** A shown export: number of rows written and in total, and its problem, if any. */
export type ShownExport = {
  /** False while the dialog of a finished export closes. */
  isOpen: boolean;
  title: string;
  rows: number;
  total: number;
  /** Set when it stopped; `canRetry` says whether a retry makes sense. */
  problem?: ExportProblem;
  /** Every row is written, but the list changed meanwhile: a description. */
  changeWarning?: string;
};

type Running = { job: ExportJob; fileName: string };

const TITLES = { xlsx: 'Export to Excel', csv: 'Export to CSV' };

/**
 * Exports a list and saves the file. Only one export runs at a time. It ends with the component, and closing the tab
 * asks for confirmation.
 */
export function useExport() {
  const [shown, setShown] = useState<ShownExport>();
  const running = useRef<Running>(null);
  useEffect(() => () => running.current?.job.cancel(), []);
  useClosingAsked(shown?.isOpen === true);

  const update = (changes: Partial<ShownExport>) => setShown((before) => before && { ...before, ...changes });

  // Runs a step of the export and shows its error, unless the export was cancelled.
  const unlessCancelled = async (work: (now: Running) => Promise<void>) => {
    const now = running.current!;
    update({ problem: undefined, changeWarning: undefined });
    try {
      await work(now);
    } catch (error) {
      if (now.job.isCancelled()) return;
      update({ problem: error instanceof ExportProblem ? error : new ExportProblem(String(error)) });
    }
  };

  const save = () =>
    unlessCancelled(async ({ job, fileName }) => {
      const { file, rows } = await job.finish();
      if (job.isCancelled()) return;
      saveFile(fileName, file);
      notify.success(`${formatRows(rows)} exported to ${fileName}.`);
      update({ isOpen: false });
    });

  const goOn = () =>
    unlessCancelled(async ({ job }) => {
      const changed = await job.run();
      if (changed) update({ changeWarning: changed });
      else await save();
    });

  const start = <Row extends { uuid: string }>(order: ExportOrder<Row>, fileName: string) => {
    setShown({ isOpen: true, title: TITLES[order.format], rows: 0, total: 0 });
    running.current = { job: exportJob(order, (rows, total) => update({ rows, total })), fileName };
    return goOn();
  };

  const startAgain = () => {
    running.current?.job.startAgain();
    return goOn();
  };

  const cancel = () => {
    running.current?.job.cancel();
    update({ isOpen: false });
  };

  const forget = () => setShown(undefined);

  return { shown, start, goOn, startAgain, save, cancel, forget };
}

function useClosingAsked(isRunning: boolean) {
  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);
}
