import { type Day } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Row } from '../../db/rows';
import { columnsOf, type Expressions, selection } from '../../db/selection';
import { type DocumentTable } from '../settlement';
import { dayLiteral } from './day';
import { isWithinIds, isWithinProjects, type Within } from './within';

type StateColumn = 'paid_total' | 'write_off_amt' | 'write_off_date' | 'write_off_reason' | 'balance' | 'status';

/** `day` is a past day, or undefined for the present state of all documents. */
type Reading = {
  day: Day | undefined;
  /** For the columns that depend on payments and write-offs. `hasDueDate` sorts by the due date through the state's index. */
  state?: { hasDueDate: boolean } | undefined;
  /** Whether only documents written off by that day are read; they are few and have an index. */
  isWrittenOff?: boolean;
};

const OWN_COLUMNS = {
  invoices: {
    ...columnsOf('invoices', 'id', 'uuid', 'project_id', 'kind', 'sequence', 'invoice_no', 'cert_no', 'client_ref_no'),
    ...columnsOf('invoices', 'invoice_date', 'due_date', 'work_done', 'materials', 'retention', 'released'),
    ...columnsOf('invoices', 'retention_percent', 'invoice_amt', 'tax_code', 'tax_rate', 'total_tax', 'debit_note'),
    ...columnsOf('invoices', 'total_amount', 'description', 'remarks', 'exported_at', 'is_opening'),
    ...columnsOf('invoices', 'version', 'created_at', 'updated_at', 'deleted_at'),
  } satisfies Expressions<Omit<Row<'invoices'>, StateColumn>>,
  expenses: {
    ...columnsOf('expenses', 'id', 'uuid', 'project_id', 'contractor_id', 'purchase_order_id'),
    ...columnsOf('expenses', 'ref_no', 'description', 'invoice_date', 'date_received', 'due_date', 'invoice_amt'),
    ...columnsOf('expenses', 'tax_amt', 'dc_note', 'retention_amt', 'account_code_id', 'total_expenses', 'exported_at'),
    ...columnsOf('expenses', 'version', 'created_at', 'updated_at', 'deleted_at'),
  } satisfies Expressions<Omit<Row<'expenses'>, StateColumn>>,
};

const STATES = { invoices: 'invoice_states', expenses: 'expense_states' } as const;

const isStateOf = (day: Day | undefined) =>
  day === undefined ? sql`until = 'infinity'` : sql`since <= ${dayLiteral(day)} and until > ${dayLiteral(day)}`;

/** The states of all documents, without the documents: on a past day, or the present ones. */
export const statesOf = (table: DocumentTable, day?: Day): RawBuilder<unknown> =>
  sql`(select * from ${sql.table(STATES[table])} where ${isStateOf(day)}) states`;

const joinState = (table: DocumentTable, day: Day | undefined) =>
  sql`join ${sql.table(STATES[table])} state on state.id = ${sql.ref(`${table}.id`)} and ${isStateOf(day)}`;

function stateColumns(table: DocumentTable, day: Day | undefined) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const onceOff = (name: string) =>
    day === undefined
      ? column(name)
      : sql`case when ${column('write_off_date')} <= ${dayLiteral(day)} then ${column(name)} end`;
  return {
    paid_total: sql.ref('state.paid'),
    write_off_amt: sql.ref('state.write_off'),
    write_off_date: onceOff('write_off_date'),
    write_off_reason: onceOff('write_off_reason'),
    balance: sql.ref('state.balance'),
    status: sql.ref('state.status'),
  } satisfies Record<StateColumn, RawBuilder<unknown>>;
}

// An order issued later is not there yet: its bills count as outside the orders. A join would keep a page that does not ask
// for the order from reading an index alone.
const orderOf = (day: Day) => sql`(
  select ordered.id from purchase_orders ordered
  where ordered.id = expenses.purchase_order_id and ordered.issued_date <= ${dayLiteral(day)}
)`;

function conditions(table: DocumentTable, { day, isWrittenOff }: Reading, within: Within) {
  const untilDay = (column: string) =>
    day === undefined ? [] : [sql`${sql.ref(`${table}.${column}`)} <= ${dayLiteral(day)}`];
  return sql.join(
    [
      ...untilDay('invoice_date'),
      ...(isWrittenOff ? untilDay('write_off_date') : []),
      isWithinIds(`${table}.id`, within),
      isWithinProjects(`${table}.project_id`, within),
    ],
    sql` and `,
  );
}

function documents(table: DocumentTable, reading: Reading, within: Within): RawBuilder<unknown> {
  const { day, state } = reading;
  const columns = selection<object>({
    ...OWN_COLUMNS[table],
    ...(table === 'expenses' && day !== undefined && { purchase_order_id: orderOf(day) }),
    ...(state && stateColumns(table, day)),
    ...(state?.hasDueDate && { due_date: sql.ref('state.due_date') }),
  });
  return sql`(
    select ${columns.columns} from ${sql.table(table)} ${state ? joinState(table, day) : sql``}
    where ${conditions(table, reading, within)}
  )`;
}

/** Invoices or expenses dated up to a past day, in their state of that day. */
export const documentsAsOf = (table: DocumentTable, day: Day, within: Within): RawBuilder<unknown> =>
  documents(table, { day, state: { hasDueDate: false } }, within);

/** The same rows for the conditions and the sort of a page; without `state`, nothing that a payment or write-off changes. */
export const listedDocuments = (table: DocumentTable, reading: Reading, within: Within): RawBuilder<unknown> =>
  sql`${documents(table, reading, within)} ${sql.table(table)}`;
