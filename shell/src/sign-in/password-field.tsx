import { useState } from 'react';
import { SignInField, type SignInFieldProps } from './sign-in-field';

/** A password field with a button to show the text. */
export function PasswordField(props: Omit<SignInFieldProps, 'type' | 'end'>) {
  const [isShown, setIsShown] = useState(false);
  return (
    <SignInField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button type="button" className="field-end" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'}
          <span className="visually-hidden"> {props.label.toLowerCase()}</span>
        </button>
      }
    />
  );
}
