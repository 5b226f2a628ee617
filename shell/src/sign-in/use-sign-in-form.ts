import { signInSchema, validate, VALIDATION_DEBOUNCE_MS, type FieldMessages } from '@siteledger/shared-lib/domain';
import { signIn, type SignInRefusal } from '@siteledger/shared-lib/session';
import { useEffect, useRef, useState } from 'react';

export type Field = 'email' | 'password';
type Values = Record<Field, string>;

const FIELDS: readonly Field[] = ['email', 'password'];

const check = (values: Values) => validate(signInSchema, { ...values, email: values.email.trim() });

/**
 * What is typed, which messages are shown, and the submit. Fields are checked 300 ms after a change once they have been left,
 * and at every submit; messages of the server stay on a field until it is changed. Specification §5.
 */
export function useSignInForm(onSignedIn: () => void) {
  const [values, setValues] = useState<Values>({ email: '', password: '' });
  const [left, setLeft] = useState<Partial<Record<Field, boolean>>>({});
  const [messages, setMessages] = useState<FieldMessages>({});
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);
  const [isSending, setIsSending] = useState(false);
  const sending = useRef(false);

  useEffect(() => {
    const timer = setTimeout(() => setMessages(check(values)), VALIDATION_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [values]);

  const change = (field: Field, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setRefusal(null);
  };

  const leave = (field: Field) => {
    setMessages(check(values));
    setLeft((before) => ({ ...before, [field]: values[field] !== '' || before[field] }));
  };

  const submit = async () => {
    // A submit while the form is already loading is rejected. Specification §4.
    if (sending.current) return;
    const wrong = check(values);
    setMessages(wrong);
    setLeft({ email: true, password: true });
    setRefusal(null);
    if (Object.keys(wrong).length > 0) return;

    sending.current = true;
    setIsSending(true);
    const refused = await signIn({ ...values, email: values.email.trim() });
    sending.current = false;
    setIsSending(false);
    if (refused) setRefusal(refused);
    else onSignedIn();
  };

  const messageOf = (field: Field) => refusal?.errors?.[field]?.[0] ?? (left[field] ? messages[field]?.[0] : undefined);
  const firstWrong = FIELDS.find(messageOf);
  return { values, messageOf, firstWrong, general: generalMessage(refusal), isSending, change, leave, submit };
}

// What belongs to neither field is said above both.
function generalMessage(refusal: SignInRefusal | null) {
  const others = Object.entries(refusal?.errors ?? {}).filter(([field]) => !FIELDS.some((known) => known === field));
  return refusal?.message ?? others[0]?.[1][0];
}
