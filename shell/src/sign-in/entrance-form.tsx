import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { EntranceFormState } from './use-entrance-form';

type Props = {
  label: string;
  form: EntranceFormState;
  /** The button's label, and its label while sending. */
  act: string;
  acting: string;
  onTyping?: () => void;
  children: ReactNode;
};

/** A form of a screen without a session: its general message, the fields, and its button. */
export function EntranceForm({ label, form, act, acting, onTyping, children }: Props) {
  const { firstWrong, general, isSending, submit } = form;
  const element = useRef<HTMLFormElement>(null);
  const [submits, setSubmits] = useState(0);

  // After a submit, the first invalid field takes the focus.
  useEffect(() => {
    if (submits > 0 && firstWrong) element.current?.querySelector<HTMLInputElement>(`#${firstWrong}`)?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- typing must not move the focus
  }, [submits]);

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    await submit();
    setSubmits((count) => count + 1);
  };

  return (
    <form ref={element} noValidate aria-label={label} onSubmit={onSubmit} onChange={onTyping}>
      <div role="alert">{general && <p className="general-message">{general}</p>}</div>
      {children}
      <button type="submit" className="submit" aria-busy={isSending} aria-disabled={isSending}>
        {isSending ? acting : act}
      </button>
    </form>
  );
}
