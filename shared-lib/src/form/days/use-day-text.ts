import { isDay, readDay, todayInKualaLumpur } from '@siteledger/shared-lib/domain';
import { useRef } from 'react';
import { dayAfter, isIncomplete, NO_PAST, pastAfter } from './day-text';
import type { Edit } from '../fields/edited-text';
import { useEditedText } from '../fields/use-edited-text';

/** The text of a day's box. `showDay` makes a day of another way to write one, when the box is left; true where it did. */
export function useDayText(value: string, setValue: (text: string) => void) {
  const past = useRef(NO_PAST);
  const edit = (one: Edit) => {
    past.current = pastAfter(one, past.current);
    return dayAfter(one);
  };
  const showDay = () => {
    if (isDay(value) || isIncomplete(value, past.current)) return false;
    const day = readDay(value, todayInKualaLumpur());
    if (day) setValue(day);
    return Boolean(day);
  };
  return { box: useEditedText(value, edit, setValue), showDay };
}
