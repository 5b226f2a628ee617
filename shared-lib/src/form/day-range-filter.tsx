import { formatDay } from '@siteledger/shared-lib/domain';
import { Tag } from '@siteledger/shared-lib/ui';
import { DayRangePicker, type DayRange } from './day-range-picker';

type Props = {
  /** What the days are of, such as "Due Date". */
  label: string;
  value: DayRange;
  onChange: (range: DayRange) => void;
};

/**
 * A list's filter by days, open at either end: a picker, and what is chosen as a chip DD-MMM-YYYY.
 * docs/domain/numbers.md#what-people-read
 */
export function DayRangeFilter({ label, value, onChange }: Props) {
  return (
    <span className="sl-day-range" data-filled={value.some(Boolean) || undefined}>
      <DayRangePicker aria-label={label} allowsSingle value={value} onChange={onChange} placeholder={label} />
      {value.some(Boolean) && (
        <Tag className="sl-day-chip" closeLabel={`Any ${label}`} onClose={() => onChange([null, null])}>
          {`${label}: ${wordsOf(value)}`}
        </Tag>
      )}
    </span>
  );
}

function wordsOf([from, to]: DayRange) {
  if (!from) return `until ${formatDay(to)}`;
  return to ? `${formatDay(from)} – ${formatDay(to)}` : `from ${formatDay(from)}`;
}
