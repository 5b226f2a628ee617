import { Money, StatusTag } from '@siteledger/shared-lib/ui';
import type { Entry } from './entries';

type Props = { id: string; entry: Entry; isMarked: boolean; onChoose: () => void; onMark: () => void };

/** One line of the palette: title, detail, and for a record its amount in RM and its status. */
export const PaletteLine = ({ id, entry: { title, detail, record, refusal }, isMarked, onChoose, onMark }: Props) => (
  <div
    id={id}
    className="palette-line"
    role="option"
    aria-selected={isMarked}
    aria-disabled={refusal !== undefined}
    onClick={onChoose}
    onMouseMove={isMarked ? undefined : onMark}
  >
    <span className="palette-words">
      <span className="palette-name">
        {record?.is_favourite && '★ '}
        {title}
      </span>
      {(refusal ?? detail) && <span className="palette-detail">{refusal ?? detail}</span>}
    </span>
    {record?.amount && <Money value={record.amount} />}
    {record?.status && <StatusTag status={record.status} />}
  </div>
);
