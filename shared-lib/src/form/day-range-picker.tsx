import type { Day } from '@siteledger/shared-lib/domain';
import { RangePicker } from '@siteledger/shared-lib/ui';
import dayjs from 'dayjs';
import { TypedDays } from './typed-days';
import { useTypedDays } from './use-typed-days';

/** From and to, both included; null where a range is open. */
export type DayRange = readonly [from: Day | null, to: Day | null];

type Props = {
  value: DayRange;
  onChange: (range: DayRange) => void;
  /** One end alone is enough. */
  allowsSingle?: boolean;
  /** What the empty boxes say before "from" and "to". */
  placeholder?: string;
  id?: string;
  disabled?: boolean;
  status?: 'error';
  onBlur?: () => void;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

const SHOWN = 'DD-MM-YYYY';
const WIRE = 'YYYY-MM-DD';

/**
 * At most two days, start and end, shown dd-MM-yyyy and confirmed with OK; a single one only where enabled.
 * docs/domain/screens.md#forms, docs/domain/numbers.md#what-people-read
 */
export function DayRangePicker({ value, onChange, allowsSingle = false, placeholder, id, ...control }: Props) {
  const [from, to] = value;
  const typed = useTypedDays({
    value,
    onChange: ([first = null, last = null]) => onChange([first, last]),
    allowsEmpty: allowsSingle,
  });
  return (
    <TypedDays {...typed}>
      <RangePicker
        {...control}
        id={id ? { start: id } : undefined}
        format={SHOWN}
        placeholder={placeholder ? [`${placeholder} from`, 'to'] : ['Start', 'End']}
        needConfirm
        preserveInvalidOnBlur
        previewValue={false}
        allowEmpty={[allowsSingle, allowsSingle]}
        value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
        onChange={(days) => onChange([days?.[0]?.format(WIRE) ?? null, days?.[1]?.format(WIRE) ?? null])}
      />
    </TypedDays>
  );
}
