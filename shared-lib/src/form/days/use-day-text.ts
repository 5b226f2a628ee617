import { isDay, readDay, todayInKualaLumpur } from '@siteledger/shared-lib/domain';
import { useRef } from 'react';
import { dayAfter, isIncomplete, NO_PAST, pastAfter } from './day-text';
import type { Edit } from '../fields/edited-text';
import { useEditedText } from '../fields/use-edited-text';

/**
 * Text of a date box. `showDay` converts another notation to a day when the box loses focus; returns whether it did.
 */
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
