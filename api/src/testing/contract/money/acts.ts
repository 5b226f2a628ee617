import { type Money } from '@siteledger/shared-lib/domain';
import { type Reply } from '../../apps/client';
import { type Books } from './books';
import { type Command, type CommandKind } from './commands';
import { type Document, type Kind } from './ledger';
import { isDone, sendAgain } from './send-again';

type Act = (books: Books, command: Command) => Promise<readonly Reply[]>;

const REFUSALS = [404, 409, 422];

const chosen = <Value>(values: readonly Value[], pick: number): Value | undefined =>
  values[pick % Math.max(values.length, 1)];

const documentOf = ({ ledger }: Books, kind: Kind, pick: number) =>
  chosen(
    ledger.documents.filter((document) => document.kind === kind),
    pick,
  );

// In integer sen: a double cannot hold the largest amounts.
function shareOf(total: Money, { part, of }: Pick<Command, 'part' | 'of'>): Money {
  const sen = (BigInt(total.replace('.', '')) * BigInt(Math.min(part, of))) / BigInt(of);
  const digits = String(sen > 0n ? sen : 1n).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const DAYS = ['2026-05-31', '2026-06-01', '2026-07-01'];

const pay =
  (kind: Kind): Act =>
  async (books, command) => {
    const { api, ledger } = books;
    const document = documentOf(books, kind, command.pick);
    if (!document) return [];
    const link = kind === 'expenses' ? { expense_uuid: document.uuid } : { invoice_uuid: document.uuid };
    const payment_amt = shareOf(document.total, command);
    const body = { ...link, payment_date: chosen(DAYS, command.other), payment_amt };
    const reply = await sendAgain(api, ledger, command, { path: '/payments', body });
    if (isDone(reply)) ledger.paid(reply, document.uuid, payment_amt);
    return [reply];
  };

const batch: Act = async (books, command) => {
  const { api, ledger } = books;
  const { pick, other, of } = command;
  const expenses = ledger.documents.filter(({ kind }) => kind === 'expenses');
  const some = turned(expenses, pick).slice(0, 2 + (pick % 4));
  const ordered = other % 2 === 0 ? turned(some, other) : turned(some, other).reverse();
  const payments = Object.fromEntries(
    ordered.map(({ uuid, total }) => [uuid, shareOf(total, { ...command, of: of * 4 })]),
  );
  const body = { bank: 'Maybank', payment_date: chosen(DAYS, command.part), cheque_no: String(pick), payments };
  const reply = await sendAgain(api, ledger, command, { path: '/payment_records', body });
  if (isDone(reply)) ledger.recorded(reply, payments);
  return [reply];
};

const turned = <Value>(values: readonly Value[], pick: number) => {
  const start = pick % values.length;
  return [...values.slice(start), ...values.slice(0, start)];
};

const ORDERS = [0, 1, 2, 3, 4];

/** The number of batches in a rush. */
export const IN_A_RUSH = ORDERS.length;

// Batches over the same bills in different orders: unsorted locks would deadlock.
const rush: Act = async (books, command) => {
  const batches = ORDERS.map((other) => batch(books, { ...command, other, of: 7, again: 'never' }));
  return (await Promise.all(batches)).flat();
};

const changePayment: Act = async ({ api, ledger }, command) => {
  const [uuid, payment] = chosen([...ledger.payments], command.pick) ?? [];
  if (!uuid || !payment) return [];
  const { version } = payment;
  // Two people change the same version at once.
  return Promise.all(
    [command.part, command.of].map(async (part) => {
      const payment_amt = shareOf(payment.amount, { part, of: 7 });
      const reply = await api.put(`/payments/${uuid}`, { payment_date: '2026-06-02', payment_amt, version });
      if (isDone(reply)) {
        ledger.changedVersion(uuid, version);
        ledger.paymentChanged(uuid, reply.body.data.payment_amt as Money, reply.body.data.version as number);
      }
      return reply;
    }),
  );
};

const remove =
  (from: 'payments' | 'records', path: string): Act =>
  async ({ api, ledger }, { pick }) => {
    const uuid = chosen([...ledger[from].keys()], pick);
    if (!uuid) return [];
    const reply = await api.delete(`${path}/${uuid}`);
    if (isDone(reply)) ledger.deleted(ledger[from], uuid);
    return [reply];
  };

const kindOf = (pick: number): Kind => (pick % 3 === 0 ? 'invoices' : 'expenses');

const settle =
  (act: 'write off' | 'take back'): Act =>
  async (books, { pick, other }) => {
    const document = documentOf(books, kindOf(pick), other);
    if (!document) return [];
    const path = `/write-off/${document.kind}/${document.uuid}`;
    const reply = await (act === 'write off' ? books.api.put(path, { reason: 'Gone' }) : books.api.delete(path));
    if (isDone(reply))
      books.ledger.settled(document.uuid, reply.body.data.write_off_amt as Money, reply.body.data.version as number);
    return [reply];
  };

const move: Act = async ({ api, ledger, projects }, command) => {
  const { pick, other, part } = command;
  const kind = kindOf(pick);
  const from = chosen(projects, part)?.uuid ?? '';
  const here = ledger.documents.filter((document) => document.kind === kind && ledger.isIn(document.uuid, from));
  const [first, second] = [chosen(here, other), chosen(here, other + 1)];
  const to = chosen(targetsOf(first, from, projects), other)?.uuid;
  if (!first || !second || !to) return [];
  const uuids = [...new Set([first.uuid, second.uuid])];
  const field = kind === 'invoices' ? 'invoice_ids' : 'expenses_ids';
  const body = { [field]: uuids, from_project_id: from, to_project_id: to };
  const reply = await sendAgain(api, ledger, command, { path: `/move/${kind}`, body });
  if (isDone(reply)) for (const uuid of uuids) ledger.moved(uuid, from, to);
  return [reply];
};

const targetsOf = (document: Document | undefined, from: string, projects: Books['projects']) =>
  projects.filter(
    ({ uuid, client }) => uuid !== from && (document?.kind === 'expenses' || client === document?.client),
  );

const edit: Act = async (books, command) => {
  const { api, ledger } = books;
  const document = documentOf(books, 'expenses', command.pick);
  if (!document) return [];
  const path = `/expenses/${document.uuid}`;
  const shown = await api.get(path);
  if (!isDone(shown)) return [shown];
  const { version } = shown.body.data as { version: number };
  return Promise.all(
    [command.part, command.of].map(async (part) => {
      const invoice_amt = shareOf(document.total, { part, of: part + 1 });
      const reply = await api.put(path, { invoice_amt: part % 2 === 0 ? document.total : invoice_amt, version });
      if (isDone(reply)) {
        ledger.changedVersion(document.uuid, version);
        ledger.edited(document.uuid, reply.body.data.invoice_amt as Money, reply.body.data.version as number);
      }
      return reply;
    }),
  );
};

const bill: Act = async ({ api, ledger, projects, contractor }, { pick, other }) => {
  const project = chosen(projects, other);
  if (!project) return [];
  const total = `${pick % 10_000}.${10 + (other % 90)}`;
  const body = { contractor_uuid: contractor, ref_no: `${pick}-${other}`, invoice_date: '2026-04-01' };
  const reply = await api.post('/expenses', { ...body, project_uuid: project.uuid, invoice_amt: total });
  if (isDone(reply))
    ledger.opened({
      uuid: reply.body.data.uuid as string,
      kind: 'expenses',
      total,
      project: project.uuid,
      client: project.client,
    });
  return [reply];
};

const ACTS: Readonly<Record<CommandKind, Act>> = {
  pay: pay('expenses'),
  receive: pay('invoices'),
  batch,
  rush,
  'change payment': changePayment,
  'delete payment': remove('payments', '/payments'),
  'delete record': remove('records', '/payment_records'),
  'write off': settle('write off'),
  'take back': settle('take back'),
  move,
  edit,
  bill,
};

/**
 * Sends a command's request. A refusal is fine; any other failure is recorded as a problem. Returns whether it
 * succeeded.
 */
export async function act(books: Books, command: Command): Promise<boolean> {
  const replies = await ACTS[command.kind](books, command);
  for (const reply of replies)
    if (!isDone(reply) && !REFUSALS.includes(reply.status))
      books.ledger.problem(`${command.kind}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return replies.some(isDone);
}
