import type { Day } from '@siteledger/shared-lib/domain';
import { DatePicker } from '@siteledger/shared-lib/ui';
import dayjs from 'dayjs';

type Props = {
  'aria-label': string;
  value: Day | null;
  onChange: (day: Day | null) => void;
  placeholder?: string;
  className?: string;
};

const SHOWN = 'DD-MM-YYYY';
const WIRE = 'YYYY-MM-DD';

/**
 * One day of a filter, shown dd-MM-yyyy and confirmed with OK; empty when it is cleared. docs/domain/screens.md#forms,
 * docs/domain/numbers.md#what-people-read
 */
export const DayPicker = ({ value, onChange, ...control }: Props) => (
  <DatePicker
    {...control}
    format={SHOWN}
    needConfirm
    value={value ? dayjs(value) : null}
    onChange={(day) => onChange(day?.format(WIRE) ?? null)}
  />
);
