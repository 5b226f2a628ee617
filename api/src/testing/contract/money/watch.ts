import { setTimeout as pause } from 'node:timers/promises';
import { subtractMoney } from '@siteledger/shared-lib/domain';
import { type Db } from '../../../db/database';
import { type Books } from './books';
import { brokenRules } from './rules';

const PAUSE_MS = 10;

type Figures = Record<string, string>;

// Amounts within one reply about a document or project must add up.
const disagrees = ({
  total_expenses,
  total_invoiced,
  dc_note,
  debit_note,
  retention_amt,
  total_payment,
  write_off_amt,
  balance,
}: Figures) => {
  const nett = subtractMoney(
    total_expenses ?? total_invoiced ?? '',
    dc_note ?? debit_note ?? '',
    total_expenses ? (retention_amt ?? '') : '0',
  );
  return subtractMoney(nett, total_payment ?? '', write_off_amt ?? '') !== balance || balance.startsWith('-');
};

/** Checks the books until stopped: no moment may violate a rule. Returns the number of checks. */
export function watch({ api, ledger, projects }: Books, db: Db) {
  let isOver = false;
  const read = async (path: string) => {
    const { status, body } = await api.get(path);
    if (status !== 200) ledger.problem(`meanwhile: ${path} is answered with ${status}`);
    return status === 200 ? (body.data as Figures) : undefined;
  };
  const look = async (round: number) => {
    for (const rule of await brokenRules(db)) ledger.problem(`meanwhile: ${rule}`);
    const document = ledger.documents[round % ledger.documents.length];
    const shown = await read(`/${document?.kind}/${document?.uuid}`);
    if (shown && disagrees(shown)) ledger.problem(`meanwhile: a document does not add up: ${JSON.stringify(shown)}`);
    const project = await read(`/projects/${projects[round % projects.length]?.uuid}`);
    if (project && subtractMoney(project.total_received ?? '', project.total_paid ?? '') !== project.cashflow_nett)
      ledger.problem(`meanwhile: a project does not add up: ${JSON.stringify(project)}`);
  };
  const looking = (async () => {
    let rounds = 0;
    for (; !isOver; rounds++) {
      await look(rounds);
      await pause(PAUSE_MS);
    }
    return rounds;
  })();
  return {
    stop: () => {
      isOver = true;
      return looking;
    },
  };
}
