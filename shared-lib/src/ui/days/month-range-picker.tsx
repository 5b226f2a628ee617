import { AntdRangePicker as RangePicker } from '../antd/antd';
import dayjs from 'dayjs';
import './days.css';

/** From and to, both inclusive, as "YYYY-MM". */
export type MonthRange = readonly [from: string, to: string];

type Props = { value: MonthRange; onChange: (range: MonthRange) => void; 'aria-label': string };

const SHOWN = 'MMM-YYYY';
const WIRE = 'YYYY-MM';

/** Picker for two months, confirmed with OK. */
export const MonthRangePicker = ({ value: [from, to], onChange, ...control }: Props) => (
  <RangePicker
    {...control}
    picker="month"
    format={SHOWN}
    needConfirm
    allowClear={false}
    value={[dayjs(from), dayjs(to)]}
    onChange={(months) => months?.[0] && months[1] && onChange([months[0].format(WIRE), months[1].format(WIRE)])}
  />
);
