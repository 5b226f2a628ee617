import { Button, LeftOutlined, RightOutlined, Select } from '@siteledger/shared-lib/ui';
import type { Dayjs } from 'dayjs';

type Props = { shown: Dayjs; onShow: (day: Dayjs) => void };

const YEARS_AROUND = 30;

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
].map((label, value) => ({ value, label }));

// The calendar is above everything, so its selects must open inside it.
const inPlace = (select: HTMLElement) => select.parentElement ?? select;

/** Selects for the month shown by a calendar. */
export function CalendarHeader({ shown, onShow }: Props) {
  const years = Array.from({ length: 2 * YEARS_AROUND + 1 }, (_, index) => shown.year() - YEARS_AROUND + index);
  return (
    <div className="sl-day-header">
      <Button
        type="text"
        size="small"
        aria-label="Previous month"
        icon={<LeftOutlined aria-hidden />}
        onClick={() => onShow(shown.subtract(1, 'month'))}
      />
      <Select
        size="small"
        getPopupContainer={inPlace}
        aria-label="Month"
        options={MONTHS}
        value={shown.month()}
        onChange={(month) => onShow(shown.month(month))}
      />
      <Select
        size="small"
        getPopupContainer={inPlace}
        aria-label="Year"
        options={years.map((year) => ({ value: year, label: year }))}
        value={shown.year()}
        onChange={(year) => onShow(shown.year(year))}
      />
      <Button
        type="text"
        size="small"
        aria-label="Next month"
        icon={<RightOutlined aria-hidden />}
        onClick={() => onShow(shown.add(1, 'month'))}
      />
    </div>
  );
}
