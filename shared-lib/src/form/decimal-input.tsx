import { Input } from '@siteledger/shared-lib/ui';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { calculate } from './calculate';
import { amountOf, amountText, caretAfter, textAfter } from './decimal-text';
import type { useFormField } from './use-form-field';

/** What stands beside the figure, and how it is taken. */
export type DecimalLook = {
  prefix?: ReactNode;
  suffix?: ReactNode;
  maxLength: number;
  /** Milliseconds that typing must pause before the value is handed on; leaving the box or Enter hand it on at once. */
  delay: number;
};

type Props = DecimalLook & {
  field: Pick<ReturnType<typeof useFormField>, 'value' | 'setValue' | 'control'>;
  /** Told what a calculation came to ("100+50 = 150.00"), and when that is over. */
  onCalculate: (calculation: string | undefined) => void;
};

/** A box for a decimal with 2 decimals, kept as a text from end to end: no float ever holds it. */
export function DecimalInput({ field, prefix, suffix, maxLength, delay, onCalculate }: Props) {
  const { text, type, finish, caret, input } = useDecimalText(field.value, field.setValue, delay);

  const leave = () => {
    const result = calculate(text);
    finish();
    if (result !== undefined) onCalculate(`${text.trim()} = ${amountText(result)}`);
    return result;
  };

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [text, caret, input]);

  return (
    <Input
      {...field.control}
      ref={input}
      className="sl-decimal"
      inputMode="decimal"
      autoComplete="off"
      prefix={prefix}
      suffix={suffix}
      maxLength={maxLength}
      value={text}
      onChange={(event) => {
        onCalculate(undefined);
        type(event.target.value, event.target.selectionStart);
      }}
      onKeyDown={(event) => {
        // What a calculation came to is seen before it is sent.
        if (event.key === 'Enter' && leave() !== undefined) event.preventDefault();
      }}
      onBlur={() => {
        leave();
        field.control.onBlur();
      }}
    />
  );
}

function useDecimalText(value: unknown, setValue: (value: string | null) => void, delay: number) {
  const [text, setText] = useState(() => amountText(value));
  const [known, setKnown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The value changed by other means than typing, such as a reset.
  if (value !== known) {
    setKnown(value);
    setText(amountText(value));
  }

  const handOn = (typed: string) => {
    clearTimeout(timer.current);
    const next = amountOf(typed);
    if (next === known) return;
    setKnown(next);
    setValue(next);
  };

  const type = (typed: string, selection: number | null) => {
    const next = textAfter(text, typed);
    caret.current =
      next === typed
        ? selection
        : caretAfter(typed.slice(0, selection ?? typed.length).replaceAll(',', '').length, next);
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => handOn(next), delay);
  };

  const finish = () => {
    handOn(text);
    setText(amountText(amountOf(text)));
  };

  return { text, type, finish, caret, input };
}
