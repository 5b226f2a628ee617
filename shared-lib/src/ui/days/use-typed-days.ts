import { formatPickerDay, readDay, todayInKualaLumpur, type Day } from '@siteledger/shared-lib/domain';
import { useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';

type Days = readonly (Day | null)[];

type Wanted = { value: Days; onChange: (days: Days) => void };

/**
 * Reads the boxes of antd's day picker, which accepts only one notation, like a date field, on blur or Enter. Invalid
 * text stays there, and `wrong` has the message. A day picked in the calendar still waits for its OK.
 */
export function useTypedDays({ value, onChange }: Wanted) {
  const [wrong, setWrong] = useState<string>();
  const isTyped = useRef(false);

  const take = (boxes: readonly HTMLInputElement[]) => {
    isTyped.current = false;
    const unread = boxes.find((box) => dayIn(box) === undefined);
    setWrong(unread && `"${unread.value}" is not a date. Write it as 31-12-2026.`);
    const days = boxes.map((box) => dayIn(box) ?? null);
    if (unread) return;
    const inOrder = days.every(Boolean) ? [...days].sort() : days;
    if (inOrder.join() !== value.join()) onChange(inOrder);
  };

  return {
    wrong,
    picker: {
      onInput: (event: FormEvent) => {
        isTyped.current ||= event.target instanceof HTMLInputElement;
        setWrong(undefined);
      },
      onKeyDownCapture: (event: KeyboardEvent) => {
        const box = event.target;
        if (event.key === 'Escape') isTyped.current = false;
        if (event.key !== 'Enter' || !(box instanceof HTMLInputElement)) return;
        const day = dayIn(box);
        // Shows the parsed day before taking it.
        if (day && formatPickerDay(day) !== box.value) write(box, formatPickerDay(day));
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        const isLeft = !currentTarget.contains(relatedTarget) && !relatedTarget?.closest('.ant-picker-dropdown');
        if (isLeft && isTyped.current) take([...currentTarget.querySelectorAll('input')]);
      },
    },
  };
}

// Null for an empty box, undefined for an invalid day.
const dayIn = ({ value }: HTMLInputElement) => (value.trim() ? readDay(value, todayInKualaLumpur()) : null);

function write(box: HTMLInputElement, text: string) {
  box.setRangeText(text, 0, box.value.length, 'end');
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
