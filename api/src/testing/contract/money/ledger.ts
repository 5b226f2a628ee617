import { type Money } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { type Reply } from '../../apps/client';

export type Kind = 'invoices' | 'expenses';
export type Document = { uuid: string; kind: Kind; total: Money; project: string; client: string };
type Made = { document: string; amount: Money; version: number };
type Changed = { version: number; value: Money };

/** The acknowledged state, from replies to any number of callers in any order. */
export class Ledger {
  readonly problems: string[] = [];
  readonly documents: Document[] = [];
  readonly payments = new Map<string, Made>();
  readonly records = new Map<string, Readonly<Record<string, Money>>>();
  private readonly seen = new Set<string>();
  private readonly changed = new Set<string>();
  private readonly amounts = new Map<string, Changed>();
  private readonly writeOffs = new Map<string, Changed>();
  private readonly places = new Map<string, number>();

  problem(text: string) {
    this.problems.push(text);
  }

  opened(document: Document) {
    this.documents.push(document);
    this.moved(document.uuid, undefined, document.project);
  }

  /** Records a payment from a 201; a repeated reply is the same payment. */
  paid({ body }: Reply, document: string, amount: Money) {
    const { uuid, payment_amt, version } = body.data as { uuid: string; payment_amt: Money; version: number };
    if (payment_amt !== amount) this.problem(`${amount} was paid and ${payment_amt} answered`);
    if (this.isNew(uuid)) this.payments.set(uuid, { document, amount, version });
  }

  recorded({ body }: Reply, payments: Readonly<Record<string, Money>>) {
    const { uuid, payment_count } = body.data as { uuid: string; payment_count: number };
    const asked = Object.keys(payments).length;
    if (payment_count !== asked) this.problem(`A batch of ${asked} was answered with ${payment_count} payments`);
    if (this.isNew(uuid)) this.records.set(uuid, payments);
  }

  private isNew(uuid: string) {
    const isNew = !this.seen.has(uuid);
    this.seen.add(uuid);
    return isNew;
  }

  /** Only one change of each version of a record may succeed. */
  changedVersion(uuid: string, version: number) {
    const name = `${uuid} version ${version}`;
    if (this.changed.has(name)) this.problem(`Two changes of ${name} were accepted`);
    this.changed.add(name);
  }

  paymentChanged(uuid: string, amount: Money, version: number) {
    const payment = this.payments.get(uuid);
    if (payment && payment.version < version) this.payments.set(uuid, { ...payment, amount, version });
  }

  deleted(from: Map<string, unknown>, uuid: string) {
    if (!from.delete(uuid)) this.problem(`${uuid} was deleted twice`);
  }

  edited(uuid: string, value: Money, version: number) {
    keepLatest(this.amounts, uuid, { value, version });
  }

  settled(uuid: string, value: Money, version: number) {
    keepLatest(this.writeOffs, uuid, { value, version });
  }

  // Arrivals minus departures tell where a document is, in any order of moves.
  moved(document: string, from: string | undefined, to: string) {
    const count = (project: string, step: number) =>
      this.places.set(`${document} in ${project}`, (this.places.get(`${document} in ${project}`) ?? 0) + step);
    if (from !== undefined) count(from, -1);
    count(to, 1);
  }

  isIn(document: string, project: string) {
    return this.places.get(`${document} in ${project}`) === 1;
  }

  /** Differences between the books and what was acknowledged, once all requests are answered. */
  async differences(db: Db): Promise<string[]> {
    const compare = (what: string, told: Record<string, unknown>, stored: Record<string, unknown>) =>
      [...new Set([...Object.keys(told), ...Object.keys(stored)])].flatMap((key) =>
        JSON.stringify(told[key]) === JSON.stringify(stored[key])
          ? []
          : [`${what} ${key}: answered ${JSON.stringify(told[key])}, stored ${JSON.stringify(stored[key])}`],
      );
    const { rows } = await sql<Books>`${BOOKS}`.execute(db);
    const [books] = rows;
    if (!books) throw new Error('The books are gone.');
    const payments = Object.fromEntries(
      [...this.payments].map(([uuid, { document, amount }]) => [uuid, [document, amount]]),
    );
    const places = [...this.places].flatMap(([place, count]) => (count === 0 ? [] : [[place, count]]));
    const chosen = (of: Map<string, Changed>, column: 'invoice_amt' | 'write_off_amt') =>
      [...of].flatMap(([uuid, { value }]) => {
        const stored = books.documents[uuid]?.[column];
        return stored === value ? [] : [`${column} of ${uuid}: answered ${value}, stored ${stored}`];
      });
    return [
      ...compare('payment', payments, books.payments),
      ...compare(
        'record',
        Object.fromEntries([...this.records].map(([uuid, one]) => [uuid, sorted(one)])),
        sortedAll(books.records),
      ),
      ...compare('place', Object.fromEntries(places) as Record<string, unknown>, books.places),
      ...chosen(this.amounts, 'invoice_amt'),
      ...chosen(this.writeOffs, 'write_off_amt'),
    ];
  }
}

function keepLatest(of: Map<string, Changed>, uuid: string, change: Changed) {
  if ((of.get(uuid)?.version ?? 0) < change.version) of.set(uuid, change);
}

const sorted = (row: Readonly<Record<string, Money>>) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
const sortedAll = (rows: Books['records']) =>
  Object.fromEntries(Object.entries(rows).map(([uuid, row]) => [uuid, sorted(row)]));

type Books = {
  payments: Record<string, [string, Money]>;
  records: Record<string, Record<string, Money>>;
  documents: Record<string, { invoice_amt: Money; write_off_amt: Money }>;
  places: Record<string, number>;
};

const DOCUMENTS = sql`
  select 'invoices' as kind, id, uuid, project_id, invoice_amt, write_off_amt from invoices where deleted_at is null
  union all select 'expenses', id, uuid, project_id, invoice_amt, write_off_amt from expenses where deleted_at is null`;

const BOOKS = sql`
  with documents as (${DOCUMENTS}), live as (
    select payments.uuid, payment_record_id, payment_amt::text as amount, documents.uuid as document
    from payments
    join documents on (kind, documents.id) in (('invoices', invoice_id), ('expenses', expense_id))
    where deleted_at is null
  )
  select
    (select coalesce(json_object_agg(uuid, json_build_array(document, amount)), '{}') from live where payment_record_id is null) as payments,
    (
      select coalesce(json_object_agg(uuid, rows), '{}') from (
        select payment_records.uuid, json_object_agg(document, amount) as rows
        from live join payment_records on payment_records.id = payment_record_id group by 1
      ) records
    ) as records,
    (
      select json_object_agg(uuid, json_build_object('invoice_amt', invoice_amt::text, 'write_off_amt', write_off_amt::text))
      from documents
    ) as documents,
    (
      select json_object_agg(documents.uuid || ' in ' || projects.uuid, 1)
      from documents join projects on projects.id = project_id
    ) as places`;
