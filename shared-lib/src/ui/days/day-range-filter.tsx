import { formatDay, type Day } from '@siteledger/shared-lib/domain';
import { AntdRangePicker as RangePicker } from '../antd/antd';
import { Tag } from '../displays/tag';
import dayjs from 'dayjs';
import { TypedDays } from './typed-days';
import { useTypedDays } from './use-typed-days';

// Both inclusive; null at an open end.
type DayRange = readonly [from: Day | null, to: Day | null];

type Props = {
  /** Name of the filtered days, such as "Due Date". */
  label: string;
  value: DayRange;
  onChange: (range: DayRange) => void;
};

const SHOWN = 'DD-MM-YYYY';
const WIRE = 'YYYY-MM-DD';

/**
 * Filter for a range of days, open at either end: a picker that shows dd-MM-yyyy and is confirmed with OK, and a chip
 * with the chosen days as DD-MMM-YYYY. docs/domain/screens.md#forms, docs/domain/numbers.md#what-people-read
 */
export function DayRangeFilter({ label, value, onChange }: Props) {
  const [from, to] = value;
  const typed = useTypedDays({ value, onChange: ([first = null, last = null]) => onChange([first, last]) });
  return (
    <span className="sl-day-range" data-filled={value.some(Boolean) || undefined}>
      <TypedDays {...typed}>
        <RangePicker
          aria-label={label}
          format={SHOWN}
          placeholder={[`${label} from`, 'to']}
          needConfirm
          preserveInvalidOnBlur
          previewValue={false}
          allowEmpty={[true, true]}
          value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
          onChange={(days) => onChange([days?.[0]?.format(WIRE) ?? null, days?.[1]?.format(WIRE) ?? null])}
        />
      </TypedDays>
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
