import { counted } from '@siteledger/shared-lib/domain';
import { LeftOutlined, RightOutlined } from '@siteledger/shared-lib/ui';
import type { MoreColumns as More } from './use-fitting-columns';

/** Button at the edge of the headings with the number of columns that do not fit; it shows them. */
export function MoreColumns({ count, isWhole, onToggle }: More) {
  const more = counted(count, 'more column');
  return (
    <button
      type="button"
      className="sl-more-columns"
      aria-expanded={isWhole}
      aria-label={more}
      title={isWhole ? 'Show only the columns that fit' : more}
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
