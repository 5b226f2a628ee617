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
  /** Of the figure; a calculation may be longer. */
  maxLength: number;
  /** Milliseconds that typing must pause before the value is handed on; leaving the box or Enter hand it on at once. */
  delay: number;
};

const LONGEST_CALCULATION = 60;

/**
 * A box for a decimal with 2 decimals, kept as a text from end to end: no float ever holds it. A calculation is worked out
 * when the box is left, and the line below says what it came to.
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
          // The result is seen before it is sent.
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

  // The value changed by other means than typing, such as a reset.
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
