import { counted } from '@siteledger/shared-lib/domain';
import { LeftOutlined, RightOutlined } from '@siteledger/shared-lib/ui';
import type { MoreColumns as More } from './use-fitting-columns';

/** At the edge of the headings: how many columns have no room, and the way to them. */
export function MoreColumns({ count, isWhole, onToggle }: More) {
  const says = isWhole ? 'Only the columns that fit' : counted(count, 'more column');
  return (
    <button
      type="button"
      className="sl-more-columns"
      aria-expanded={isWhole}
      aria-label={says}
      title={says}
      onClick={onToggle}
    >
      {isWhole ? (
        <LeftOutlined aria-hidden />
      ) : (
        <>
          +{count}
          <RightOutlined aria-hidden />
        </>
      )}
    </button>
  );
}
