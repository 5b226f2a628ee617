import { compareMoney, counted, type Money, type MoveInput, type MoveReply } from '@siteledger/shared-lib/domain';
import { asOfToday } from '../../figures/viewpoint';
import { type Context } from '../../http/request/context';
import { conflict } from '../../http/errors/errors';
import { type DocumentRow } from '../documents/documents.queries';
import { nextCertNo } from '../invoices/next-cert-no';
import { certifiedSoFar, nextSequence } from '../invoices/invoices.queries';
import { auditMoves } from './audit-moves';
import { choose } from './choose';
import { exportedWarnings } from './exported-warnings';
import { type Move, moveBetween } from './move-between';
import { appendInvoices, type Appended, mostReleasedAbove, takenNumbers } from './moved-documents.queries';

type Invoice = DocumentRow<'invoices'>;

/**
 * Moves invoices to another project of the same client, after its last certificate, keeping their amounts; payments
 * follow. docs/domain/states-and-deletions.md#moves
 */
export const moveInvoices = (context: Context, input: MoveInput<'invoices'>): Promise<MoveReply> =>
  moveBetween(context, input, async (move) => {
    const { db, from, to } = move;
    if (from.client_id !== to.client_id) throw conflict('Invoices move only between projects of the same client.');
    const chosen = await choose(move, 'invoices', input.invoice_ids);
    const invoices = chosen.sort((a, b) => a.sequence - b.sequence);

    const places = await placesAfterLast(move, invoices);
    const before = [await mostReleasedAbove(db, from.id), await mostReleasedAbove(db, to.id)];
    await auditMoves(move, 'invoice', invoices, await appendInvoices(db, to.id, places));
    await refuseTooMuchReleased(move, before);
    return {
      moved: invoices.length,
      what: counted(invoices.length, 'invoice'),
      warnings: [...renumbered(invoices, places), ...exportedWarnings(move, invoices, ({ invoice_no }) => invoice_no)],
    };
  });

// Certificates get the next certificate number of the target; other invoices have none.
async function placesAfterLast({ db, context, to }: Move, invoices: readonly Invoice[]): Promise<Appended[]> {
  const taken = await takenNumbers(db, 'invoices', 'cert_no', to.id);
  let { cert_no: last } = await certifiedSoFar(db, to.id, asOfToday(context));
  const next = () => {
    do last = nextCertNo(last);
    while (taken.has(last.toLowerCase()));
    return last;
  };
  const first = await nextSequence(db, to.id);
  return invoices.map(({ id, cert_no }, index) => ({
    id,
    sequence: first + index,
    cert_no: cert_no === null ? null : next(),
  }));
}

const renumbered = (invoices: readonly Invoice[], places: readonly Appended[]) =>
  invoices.flatMap(({ invoice_no, cert_no }, index) => {
    const after = places[index]?.cert_no;
    return cert_no === null || !after || after === cert_no
      ? []
      : [`Certificate ${cert_no} (${invoice_no}) becomes certificate ${after}.`];
  });

// Neither project may have released more retention than it held, on any day; existing violations stay.
async function refuseTooMuchReleased({ db, from, to }: Move, before: readonly Money[]) {
  for (const [place, { id, name }] of [from, to].entries()) {
    if (compareMoney(await mostReleasedAbove(db, id), before[place] ?? '0.00') > 0)
      throw conflict(`"${name}" would have more retention released than it holds.`);
  }
}
