import type { ListReply } from '@siteledger/shared-lib/domain';
import { formatCount } from '../toolbar/format-count';

const stateOf = ({ total, totals }: ListReply<unknown>) => JSON.stringify([total, totals]);

/**
 * Tells whether a list stayed the same while its pages came one after the other: as many rows, the same totals, no row
 * twice. The API sorts ties by id, so that an unchanged list has each row once.
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

  /** What changed, in words; undefined when nothing did. */
  const change = () => {
    if (!first || !last) return undefined;
    const before = first.total;
    if (stateOf(first) === stateOf(last) && rows === before && seen.size === rows) return undefined;
    const counts =
      before === last.total ? '' : ` ${formatCount(before)} rows at first, ${formatCount(last.total)} now.`;
    return `The list changed while it was exported:${counts || ' rows moved or were edited.'} Rows may be missing or twice.`;
  };

  return { note, change };
}
