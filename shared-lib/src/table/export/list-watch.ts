import type { ListReply } from '@siteledger/shared-lib/domain';
import { formatCount } from '../toolbar/format-count';

const stateOf = ({ total, totals }: ListReply<unknown>) => JSON.stringify([total, totals]);

/**
 * Detects changes of a list between its pages: number of rows, totals, duplicate rows. The API sorts ties by id, so an
 * unchanged list has each row once.
 */
export function listWatch<Row extends { uuid: string }>() {
  const seen = new Set<string>();
  let first: ListReply<Row> | undefined;
  let last: ListReply<Row> | undefined;
  let rows = 0;

  const note = (reply: ListReply<Row>) => {
    first ??= { ...reply, data: [] };
    last = { ...reply, data: [] };
    rows += reply.data.length;
    for (const { uuid } of reply.data) seen.add(uuid);
  };

  /** Describes the change; undefined without one. */
  const changeWarning = () => {
    if (!first || !last) return undefined;
    const before = first.total;
    if (stateOf(first) === stateOf(last) && rows === before && seen.size === rows) return undefined;
    const counts =
      before === last.total ? '' : ` ${formatCount(before)} rows at first, ${formatCount(last.total)} now.`;
    return `The list changed while it was exported:${counts || ' rows moved or were edited.'} Rows may be missing or twice.`;
  };

  return { note, changeWarning };
}
