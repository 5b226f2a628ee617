import { PAGE_SIZES, type ListReply } from '@siteledger/shared-lib/domain';
import { Pagination } from '@siteledger/shared-lib/ui';
import type { ListState } from '../list/use-list-state';
import { formatCount } from './format-count';

type Props = {
  reply?: ListReply<unknown>;
  list: Pick<ListState, 'setPage' | 'setPageSize'>;
  isNested?: boolean;
};

/**
 * The shown rows, also in print, with a pager. antd shows at most 7 page buttons.
 * docs/domain/lists-and-search.md#the-table
 */
export function TablePager({ reply, list, isNested }: Props) {
  if (!reply || reply.total === 0) return null;
  if (isNested && reply.last_page === 1) return null;
  const { total, from, to, per_page, current_page } = reply;
  const all = formatCount(total);
  return (
    <div className="sl-list-pager">
      <span role="status">{`${formatCount(from ?? 0)}–${formatCount(to ?? 0)} of ${all}`}</span>
      <span className="sl-paper-only">{`On paper: the rows in view, of ${all}. Totals cover all ${all}; Export has every row.`}</span>
      <Pagination
        current={current_page}
        pageSize={per_page}
        total={total}
        responsive
        pageSizeOptions={[...PAGE_SIZES]}
        showSizeChanger={{ 'aria-label': 'Rows per page', showSearch: false }}
        onChange={(page, size) => (size === per_page ? list.setPage(page) : list.setPageSize(size, total))}
      />
    </div>
  );
}
