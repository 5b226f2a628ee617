import { parse, validate } from '@siteledger/shared-lib/domain';
import { useEffect, useRef } from 'react';
import type { InferType } from 'yup';
import { useFormContext } from './form-context';
import { withoutEmpty, type FormSchema, type Values } from './schema-fields';

/** Typed input of a form: the values as sent, `invalid` while they are not valid, null without changes. */
export type Typed<Input> = Input | 'invalid' | null;

/**
 * Calls `act` with the typed input of the surrounding form, debounced by `milliseconds`, and at once when there are no
 * changes any more.
 */
export function useTyped<Schema extends FormSchema>(
  schema: Schema,
  act: (typed: Typed<InferType<Schema>>) => void,
  milliseconds: number,
) {
  const { values, isDirty } = useFormContext();
  const latest = useRef({ schema, act });
  useEffect(() => {
    latest.current = { schema, act };
  });

  const typed = isDirty ? JSON.stringify(withoutEmpty(values)) : null;
  useEffect(() => {
    if (typed === null) {
      latest.current.act(null);
      return;
    }
    const timer = setTimeout(() => {
      const { schema: rules, act: tell } = latest.current;
      const given = JSON.parse(typed) as Values;
      tell(Object.keys(validate(rules, given)).length === 0 ? parse(rules, given) : 'invalid');
    }, milliseconds);
    return () => clearTimeout(timer);
  }, [typed, milliseconds]);
}
