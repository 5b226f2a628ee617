import { parse, validate } from '@siteledger/shared-lib/domain';
import { useEffect, useRef } from 'react';
import type { InferType } from 'yup';
import { useFormContext } from './form-context';
import { withoutEmpty, type FormSchema, type Values } from './schema-fields';

/**
 * Calls `act` with the values of the form around, as they would be sent, when typing has paused for some milliseconds and they
 * are valid; with null as soon as nothing is changed any more. What is not valid leaves the last call as it is.
 */
export function useTyped<Schema extends FormSchema>(
  schema: Schema,
  act: (typed: InferType<Schema> | null) => void,
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
      if (Object.keys(validate(rules, given)).length === 0) tell(parse(rules, given));
    }, milliseconds);
    return () => clearTimeout(timer);
  }, [typed, milliseconds]);
}
