import { MINIMUM_YEAR, type Day } from '@siteledger/shared-lib/domain';
import { Button, Calendar } from '@siteledger/shared-lib/ui';
import dayjs from 'dayjs';
import { useState } from 'react';
import { CalendarHeader } from './calendar-header';

type Props = { day: Day; onPick: (day: Day) => void; onCancel: () => void };

const WIRE = 'YYYY-MM-DD';

/** Calendar of a month; a day is chosen only by OK. docs/domain/screens.md#forms */
export function DayCalendar({ day, onPick, onCancel }: Props) {
  const [chosen, setChosen] = useState(() => dayjs(day));
  return (
    <div className="sl-day-calendar">
      <Calendar
        fullscreen={false}
        value={chosen}
        validRange={[dayjs(`${MINIMUM_YEAR}-01-01`), dayjs('9999-12-31')]}
        headerRender={({ value, onChange }) => <CalendarHeader shown={value} onShow={onChange} />}
        onChange={setChosen}
      />
      <div className="sl-day-buttons">
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="small" type="primary" onClick={() => onPick(chosen.format(WIRE))}>
          OK
        </Button>
      </div>
    </div>
  );
}
