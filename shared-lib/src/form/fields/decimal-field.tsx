import { calculate } from '@siteledger/shared-lib/domain';
import { Input } from '@siteledger/shared-lib/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { amountAfter, amountOf, amountText } from './decimal-text';
import { FieldFrame } from './field-frame';
import { useEditedText } from './use-edited-text';
import { useFormField, type FieldProps } from './use-form-field';

type Props = FieldProps & {
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** For a number; a calculation may be longer. */
  maxLength: number;
  /** Debounce of changes in milliseconds; blur or Enter passes the value on at once. */
  delay: number;
};

const LONGEST_CALCULATION = 60;

/**
 * Field for a decimal with 2 decimals, kept as text throughout and never as a float. A calculation is evaluated on
 * blur, and the line below shows its result.
 */
export function DecimalField({ prefix, suffix, maxLength, delay, ...props }: Props) {
  const { value, setValue, control, frame } = useFormField(props);
  const { text, note, type, finish } = useDecimalText({ value, setValue, delay });
  const box = useEditedText(text, (edit) => amountAfter(edit, maxLength), type);

  return (
    <FieldFrame {...frame} note={note}>
      <Input
        {...control}
        {...box}
        name={props.name}
        className="sl-decimal"
        inputMode="decimal"
        autoComplete="off"
        prefix={prefix}
        suffix={suffix}
        maxLength={LONGEST_CALCULATION}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          finish();
          // Shows the result before submitting it.
          if (calculate(text)) event.preventDefault();
        }}
        onBlur={() => {
          finish();
          control.onBlur();
        }}
      />
    </FieldFrame>
  );
}

type Given = { value: unknown; setValue: (value: string | null) => void; delay: number };

function useDecimalText({ value, setValue, delay }: Given) {
  const [text, setText] = useState(() => amountText(value));
  const [note, setNote] = useState<string>();
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The value changed other than by typing, for example by a reset.
  if (value !== known) {
    setKnown(value);
    setText(amountText(value));
    setNote(undefined);
  }

  const handOn = (typed: string) => {
    clearTimeout(timer.current);
    const next = amountOf(typed);
    if (next === known) return;
    setKnown(next);
    setValue(next);
  };

  const type = (typed: string) => {
    setText(typed);
    setNote(undefined);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => handOn(typed), delay);
  };

  const finish = () => {
    const result = calculate(text);
    handOn(text);
    setText(amountText(amountOf(text)));
    if (result) setNote(`${text.trim()} = ${amountText(result)}`);
  };

  return { text, note, type, finish };
}
