import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

export type SignInFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  message?: string;
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** A required field: '* ' and its label, the input, and its error message. docs/domain/errors.md#validation */
export const SignInField = ({ label, message, end, id, ...input }: SignInFieldProps) => (
  <div className="field">
    <label htmlFor={id}>
      <span aria-hidden>* </span>
      {label}
    </label>
    <div className="field-box">
      <input {...input} id={id} required aria-invalid={Boolean(message)} aria-describedby={`${id}-message`} />
      {end}
    </div>
    <p id={`${id}-message`} className="field-message" aria-live="polite">
      {message}
    </p>
  </div>
);
