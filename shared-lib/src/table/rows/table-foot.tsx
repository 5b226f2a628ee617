import type { ListReply } from '@siteledger/shared-lib/domain';
import { formatCell } from '../columns/column';
import type { Track } from './tracks';

type Props<Row> = { totals: NonNullable<ListReply<Row>['totals']>; tracks: readonly Track<Row>[] };

/**
 * Footer with sums over all rows that match the filters, not only the page; always visible.
 * docs/domain/lists-and-search.md#footers
 */
export function TableFoot<Row>({ totals, tracks }: Props<Row>) {
  const first = tracks.find(({ column }) => column)?.key;
  return (
    <tfoot>
      <tr className="sl-list-totals">
        {tracks.map(({ key, column, cell }) => (
          <td key={key} {...cell}>
            {column && key in totals ? (
              <span className="sl-figure">{formatCell(column.type, totals[key])}</span>
            ) : (
              key === first && 'Total'
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
