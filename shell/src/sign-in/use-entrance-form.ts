import { VALIDATION_DEBOUNCE_MS, type FieldMessages } from '@siteledger/shared-lib/domain';
import type { Refusal } from '@siteledger/shared-lib/session';
import { useEffect, useRef, useState } from 'react';

type Values<Field extends string> = Record<Field, string>;

type Given<Field extends string> = {
  initial: Values<Field>;
  check: (values: Values<Field>) => FieldMessages;
  send: (values: Values<Field>) => Promise<Refusal | null>;
};

const fieldsOf = <Field extends string>(values: Values<Field>) => Object.keys(values) as Field[];

/**
 * The typed values, the shown messages, and the submit. A field is checked 300 ms after a change once the user has left
 * it, and at every submit; the server's messages stay on a field until it changes. docs/domain/errors.md#validation
 */
export function useEntranceForm<Field extends string>({ initial, check, send }: Given<Field>) {
  const [values, setValues] = useState(initial);
  const [left, setLeft] = useState<Partial<Record<Field, boolean>>>({});
  const [messages, setMessages] = useState<FieldMessages>({});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSending, setIsSending] = useState(false);
  const sending = useRef(false);
  const latestCheck = useRef(check);

  useEffect(() => {
    latestCheck.current = check;
  });

  useEffect(() => {
    const timer = setTimeout(() => setMessages(latestCheck.current(values)), VALIDATION_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [values]);

  const submit = async () => {
    // Ignores a submit while another is in progress. docs/domain/errors.md#validation
    if (sending.current) return;
    const wrong = check(values);
    setMessages(wrong);
    setLeft(Object.fromEntries(fieldsOf(values).map((name) => [name, true])) as Record<Field, boolean>);
    setRefusal(null);
    if (Object.keys(wrong).length > 0) return;

    sending.current = true;
    setIsSending(true);
    const refused = await send(values);
    sending.current = false;
    setIsSending(false);
    setRefusal(refused);
  };

  const messageOf = (name: Field) => refusal?.errors?.[name]?.[0] ?? (left[name] ? messages[name]?.[0] : undefined);

  const field = (name: Field) => ({
    id: name,
    name,
    value: values[name],
    message: messageOf(name),
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      setValues((before) => ({ ...before, [name]: value }));
      setRefusal(null);
    },
    onBlur: () => {
      setMessages(check(values));
      setLeft((before) => ({ ...before, [name]: values[name] !== '' || before[name] }));
    },
  });

  const fields = fieldsOf(values);
  return { values, field, submit, isSending, firstWrong: fields.find(messageOf), general: generalOf(refusal, fields) };
}

export type EntranceFormState = Omit<ReturnType<typeof useEntranceForm>, 'field' | 'values'>;

// Errors that belong to no field are shown above the fields.
function generalOf(refusal: Refusal | null, fields: string[]) {
  const others = Object.entries(refusal?.errors ?? {}).filter(([name]) => !fields.includes(name));
  return refusal?.message ?? others[0]?.[1][0];
}
