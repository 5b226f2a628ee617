import { isDay, todayInKualaLumpur } from '@siteledger/shared-lib/domain';
import { Button, CalendarOutlined, Input, PopupButton } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { DayCalendar } from './day-calendar';
import { dayMask } from './day-mask';
import { FieldFrame } from './field-frame';
import { useFormField, type FieldProps } from './use-form-field';

/**
 * A day: typed with the mask ####-##-##, or picked from a calendar with OK and Cancel. The value is "YYYY-MM-DD", also
 * while it is no day yet, so that the schema's message is shown instead of the text being thrown away. screens.md#forms
 */
export function DateField({ placeholder = 'YYYY-MM-DD', ...props }: FieldProps & { placeholder?: string }) {
  const { text, setValue, frame, control } = useFormField(props);
  const [isOpen, setOpen] = useState(false);
  const calendar = (
    <DayCalendar
      day={isDay(text) ? text : todayInKualaLumpur()}
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
        suffix={button}
        onChange={(event) => setValue(dayMask(event.target.value, text))}
      />
    </FieldFrame>
  );
}
