import { isDay, todayInKualaLumpur } from '@siteledger/shared-lib/domain';
import { Button, CalendarOutlined, Input, PopupButton } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { DayCalendar } from './day-calendar';
import { dayMask } from './day-mask';
import { FieldFrame } from './field-frame';
import { readDay } from './read-day';
import { useFormField, type FieldProps } from './use-form-field';

/**
 * A day: typed with the mask ####-##-## or as people write one ("13/11/26", "13 nov", "+7"), or picked from a calendar with
 * OK and Cancel. The value is "YYYY-MM-DD", or the text while it is no day yet, so that the schema's message is shown instead
 * of the text being thrown away. screens.md#forms
 */
export function DateField({ placeholder = 'YYYY-MM-DD', ...props }: FieldProps & { placeholder?: string }) {
  const { text: value, setValue, frame, control } = useFormField(props);
  const { text, type, finish } = useDayText(value, setValue);
  const [isOpen, setOpen] = useState(false);
  const calendar = (
    <DayCalendar
      day={isDay(value) ? value : todayInKualaLumpur()}
      onPick={(day) => {
        setValue(day);
        setOpen(false);
      }}
      onCancel={() => setOpen(false)}
    />
  );
  const button = (
    <PopupButton
      role="dialog"
      aria-label={frame.label}
      isOpen={isOpen}
      onChange={setOpen}
      button={
        <Button
          type="text"
          size="small"
          icon={<CalendarOutlined aria-hidden />}
          aria-label={`Pick ${frame.label}`}
          disabled={control.disabled}
        />
      }
    >
      {calendar}
    </PopupButton>
  );
  return (
    <FieldFrame {...frame}>
      <Input
        {...control}
        className="sl-day"
        value={text}
        placeholder={placeholder}
        inputMode="numeric"
        autoComplete="off"
        maxLength={LONGEST_TEXT}
        suffix={button}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          // The day that a text is read as is seen before it is sent.
          if (event.key === 'Enter' && finish()) event.preventDefault();
        }}
        onBlur={() => {
          finish();
          control.onBlur();
        }}
      />
    </FieldFrame>
  );
}

const LONGEST_TEXT = 20;

// What stands in the box while somebody types may be another way to write the day that is the value.
function useDayText(value: string, setValue: (value: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);

  // The value changed by other means than typing, such as a reset.
  if (value !== known) {
    setKnown(value);
    setText(value);
  }

  return {
    text,
    type: (typed: string) => {
      const next = dayMask(typed, text);
      const day = readDay(next, todayInKualaLumpur()) ?? next;
      setText(next);
      setKnown(day);
      setValue(day);
    },
    /** Shows the day; true where it was written in another way. */
    finish: () => {
      setText(known);
      return text !== known;
    },
  };
}
