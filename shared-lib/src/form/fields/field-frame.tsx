import type { ReactNode } from 'react';

type Props = {
  id: string;
  label: string;
  isRequired: boolean;
  hint?: string;
  /** Below the control, such as a link to create a missing record. */
  action?: ReactNode;
  message?: string;
  /** A remark about the value, in place of the message when there is none. */
  note?: string;
  /** A remark about a value that is probably mistyped. */
  warning?: string;
  isWide?: boolean;
  children: ReactNode;
};

/**
 * A control between its label and its message; required ones have '* ' before the label.
 * docs/domain/errors.md#validation
 */
export const FieldFrame = ({
  id,
  label,
  isRequired,
  hint,
  action,
  message,
  note,
  warning,
  isWide,
  children,
}: Props) => (
  <div className="sl-field" data-wide={isWide || undefined}>
    <label htmlFor={id}>
      {isRequired && <span aria-hidden="true">* </span>}
      {label}
    </label>
    {children}
    {hint && (
      <p id={`${id}-hint`} className="sl-field-hint">
        {hint}
      </p>
    )}
    {action && <div className="sl-field-action">{action}</div>}
    <p id={`${id}-message`} className="sl-field-message" data-kind={kindOf(message, warning)} aria-live="polite">
      {message ?? warning ?? note}
    </p>
  </div>
);

const kindOf = (message?: string, warning?: string) => (message ? undefined : warning ? 'warning' : 'note');
