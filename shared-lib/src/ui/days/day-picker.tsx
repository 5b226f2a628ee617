import type { Day } from '@siteledger/shared-lib/domain';
import { AntdDatePicker as DatePicker } from '../antd/antd';
import dayjs from 'dayjs';
import { TypedDays } from './typed-days';
import { useTypedDays } from './use-typed-days';

type Props = {
  'aria-label': string;
  value: Day | null;
  onChange: (day: Day | null) => void;
  placeholder?: string;
};

const SHOWN = 'DD-MM-YYYY';
const WIRE = 'YYYY-MM-DD';

/**
 * Filter for one day, shown as dd-MM-yyyy and confirmed with OK; clearing gives null. docs/domain/screens.md#forms,
 * docs/domain/numbers.md#what-people-read
 */
export function DayPicker({ value, onChange, ...control }: Props) {
  const typed = useTypedDays({ value: [value], onChange: ([day = null]) => onChange(day) });
  return (
    <TypedDays {...typed}>
      <DatePicker
        {...control}
        format={SHOWN}
        needConfirm
        preserveInvalidOnBlur
        previewValue={false}
        value={value ? dayjs(value) : null}
        onChange={(day) => onChange(day?.format(WIRE) ?? null)}
      />
    </TypedDays>
  );
}
