import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { preloadFrame } from './preload-frame';
import { SignInField } from './sign-in-field';
import { useSignInForm, type Field } from './use-sign-in-form';

/** E-mail and password; what the server refuses stands beside the field it is about. Decision §6. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { values, messageOf, firstWrong, general, isSending, change, leave, submit } = useSignInForm(onSignedIn);
  const [isShown, setIsShown] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const [submits, setSubmits] = useState(0);

  // After a submit, the first wrong field has the focus.
  useEffect(() => {
    if (submits > 0 && firstWrong) form.current?.querySelector<HTMLInputElement>(`#${firstWrong}`)?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- typing must not move the focus
  }, [submits]);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    await submit();
    setSubmits((count) => count + 1);
  };

  const field = (name: Field) => ({
    id: name,
    name,
    value: values[name],
    message: messageOf(name),
    onChange: (event: { target: { value: string } }) => {
      void preloadFrame();
      change(name, event.target.value);
    },
    onBlur: () => leave(name),
  });

  return (
    <form ref={form} className="sign-in-form" noValidate aria-label="Sign in" onSubmit={onSubmit}>
      <div role="alert">{general && <p className="general-message">{general}</p>}</div>
      <SignInField
        {...field('email')}
        label="E-mail"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoFocus
      />
      <SignInField
        {...field('password')}
        label="Password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        end={
          <button type="button" className="field-end" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            <span className="visually-hidden"> password</span>
          </button>
        }
      />
      <button type="submit" className="submit" aria-busy={isSending} aria-disabled={isSending}>
        {isSending ? 'Signing in…' : 'Sign in'}
      </button>
    </form>
  );
}
