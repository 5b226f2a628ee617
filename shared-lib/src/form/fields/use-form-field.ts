import { useId, type ReactNode } from 'react';
import { useFormContext } from '../form-context';

/** Props of every field: its name in the schema, and overrides. */
export type FieldProps = {
  name: string;
  /** By default the schema's label. */
  label?: string;
  /** A help text below the field. */
  hint?: string;
  /** Below the control, such as a link to create a missing record. */
  action?: ReactNode;
  isDisabled?: boolean;
  /** A remark about an allowed but unlikely value; an error message takes precedence. */
  warning?: string;
  /** An error from outside the schema, such as a number already taken; the schema's message takes precedence. */
  message?: string;
  isWide?: boolean;
};

/**
 * Binds a field to the surrounding form: its value, its state, and the ids that link label, hint and message to the
 * control.
 */
export function useFormField(props: FieldProps) {
  const { name, label, hint, action, isDisabled = false, isWide, warning, message: known } = props;
  const { values, rules, messageOf, messagesIn, change, leave, isReadOnly } = useFormContext();
  const id = useId();
  const rule = rules[name] ?? { label: name, isRequired: false };
  const message = messageOf(name) ?? known;
  const value = values[name];

  return {
    value,
    /** The value as text for an input. */
    text: textOf(value),
    setValue: (next: unknown) => change(name, next),
    /** Messages inside a list or record value, by full name: `lines[3].qty`. */
    innerMessages: messagesIn(name),
    frame: { id, label: label ?? rule.label, isRequired: rule.isRequired, hint, action, message, warning, isWide },
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

/**
 * Props for a control inside a field that has its own `FieldFrame`: marked as invalid and linked to its message, if
 * any.
 */
export const wrongBy = (id: string, message: string | undefined) =>
  message ? { ...WRONG, 'aria-describedby': `${id}-message` } : undefined;

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const describedBy = (id: string, hint?: string, message?: string) =>
  [hint && `${id}-hint`, message && `${id}-message`].filter(Boolean).join(' ') || undefined;
