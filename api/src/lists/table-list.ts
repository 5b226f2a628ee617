import { type SortOrder } from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { type Schema } from 'yup';
import { oneRow } from '../db/one-row';
import { select, type Selection } from '../db/selection';
import { type Context } from '../http/request/context';
import { type ListOffer, type ListRequest, readList, replyList } from '../http/routes/list';
import { orderBy, type SortColumns } from './sorting';

type Asked<Sort extends string, Filters extends Record<string, Schema>> = ListRequest<Sort, Filters>;

/** The SQL parts of a list of one table's rows. */
type TableList<Row, Sort extends string, Filters extends Record<string, Schema>> = {
  table: string;
  selection: Selection<Row>;
  /** Joins for the columns; the conditions need none. */
  joins?: RawBuilder<unknown>;
  sorts: SortColumns<Sort>;
  defaultSort: { sort: NoInfer<Sort>; order: SortOrder };
  filters?: Filters;
  /** The condition for rows that the request selects and the caller may see. */
  chosen: (list: Pick<Asked<string, NoInfer<Filters>>, 'search' | 'filters'>, context: Context) => RawBuilder<unknown>;
};

/** Builds a list that counts and pages through one table: its offer, and its reply to a request. */
export function tableList<Row, Sort extends string, Filters extends Record<string, Schema> = Record<never, never>>({
  table,
  selection,
  joins = sql``,
  sorts,
  defaultSort,
  filters,
  chosen,
}: TableList<Row, Sort, Filters>) {
  const sortable = Object.keys(sorts) as Sort[];
  const offer: ListOffer<Sort, Filters> = { sortable, defaultSort, ...(filters && { filters }) };

  return {
    offer,
    answer: async ({ context, query }: FastifyRequest) => {
      const list: Asked<Sort, Filters> = readList(query, offer);
      const where = sql`where ${chosen(list, context)}`;
      const counted = await sql<{ total: number }>`
        select count(*) as total from ${sql.table(table)} ${where}`.execute(context.db);
      return replyList(list, {
        total: oneRow(counted.rows).total,
        rows: async ({ limit, offset }) => {
          const order = orderBy(list, sorts, sql.ref(`${table}.id`));
          const rest = sql`from ${sql.table(table)} ${joins} ${where} ${order} limit ${limit} offset ${offset}`;
          return (await select(selection, rest).execute(context.db)).rows;
        },
      });
    },
  };
}
