import { useId, type ReactNode } from 'react';
import { useFormContext } from '../form-context';

/** What every field takes: its name in the schema, and what differs from the schema's label. */
export type FieldProps = {
  name: string;
  /** The schema's label unless given. */
  label?: string;
  /** A line under the field that helps to fill it in. */
  hint?: string;
  /** Below the control, such as the way to create a record that is missing. */
  action?: ReactNode;
  isDisabled?: boolean;
  /** What is said of a value that is allowed, but unlikely; the message comes first. */
  warning?: string;
  /** What is wrong by other knowledge than the schema's, such as that a number is taken; the schema's message comes first. */
  message?: string;
  /** Takes the whole width of the form. */
  isWide?: boolean;
};

/** A field of the form around: its value, its state, and what ties label, hint and message to the control. */
export function useFormField(props: FieldProps) {
  const { name, label, hint, action, isDisabled = false, isWide, warning, message: known } = props;
  const { values, rules, messageOf, messagesIn, change, leave, isReadOnly } = useFormContext();
  const id = useId();
  const rule = rules[name] ?? { label: name, isRequired: false };
  const message = messageOf(name) ?? known;
  const value = values[name];

  return {
    value,
    /** The value as it appears in a box for text. */
    text: textOf(value),
    setValue: (next: unknown) => change(name, next),
    /** The messages of what is inside a value that is a list or a record, by whole name: `lines[3].qty`. */
    innerMessages: messagesIn(name),
    /** For `FieldFrame`. */
    frame: { id, label: label ?? rule.label, isRequired: rule.isRequired, hint, action, message, warning, isWide },
    /** For the control itself. */
    control: {
      id,
      disabled: isReadOnly || isDisabled,
      'aria-required': rule.isRequired,
      'aria-describedby': describedBy(id, hint, message),
      ...(message && WRONG),
      onBlur: () => leave(name),
    },
  };
}

const WRONG = { status: 'error', 'aria-invalid': true } as const;

/** For a control that is part of a field and has a `FieldFrame` of its own: red and tied to its message when there is one. */
export const wrongBy = (id: string, message: string | undefined) =>
  message ? { ...WRONG, 'aria-describedby': `${id}-message` } : undefined;

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const describedBy = (id: string, hint?: string, message?: string) =>
  [hint && `${id}-hint`, message && `${id}-message`].filter(Boolean).join(' ') || undefined;
