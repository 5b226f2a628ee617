import { isDay, todayInKualaLumpur } from '@siteledger/shared-lib/domain';
import { Button, CalendarOutlined, Input, PopupButton } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { DayCalendar } from './day-calendar';
import { useDayText } from './use-day-text';
import { FieldFrame } from '../fields/field-frame';
import { useFormField, type FieldProps } from '../fields/use-form-field';

/**
 * Field for a day, typed with the mask ####-##-## or in other notations ("13/11/26", "13 nov", "+7"), or picked from a
 * calendar with OK and Cancel. The text can be edited anywhere. The value is "YYYY-MM-DD", or the text while it is not
 * a day, so that the schema's message appears and no input is lost. screens.md#forms
 */
export function DateField({ placeholder = 'YYYY-MM-DD', ...props }: FieldProps & { placeholder?: string }) {
  const { text: value, setValue, frame, control } = useFormField(props);
  const { box, showDay } = useDayText(value, setValue);
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
        {...box}
        name={props.name}
        className="sl-day"
        placeholder={placeholder}
        inputMode="numeric"
        autoComplete="off"
        maxLength={LONGEST_TEXT}
        suffix={button}
        onKeyDown={(event) => {
          // Shows the parsed day before submitting it.
          if (event.key === 'Enter' && showDay()) event.preventDefault();
        }}
        onBlur={() => {
          showDay();
          control.onBlur();
        }}
      />
    </FieldFrame>
  );
}

const LONGEST_TEXT = 20;
