import { createContext, useContext } from 'react';
import type { FieldRule, Values } from './schema-fields';

/** What the fields of a form share. */
export type FormContextValue = {
  values: Values;
  rules: Record<string, FieldRule>;
  /** The message to show beside a field now, if any. */
  messageOf: (name: string) => string | undefined;
  /** The messages to show now of what is inside a field, by whole name: `lines[3].qty`. */
  messagesIn: (name: string) => Record<string, string>;
  change: (name: string, value: unknown) => void;
  leave: (name: string) => void;
  isReadOnly: boolean;
  isSubmitting: boolean;
  /** Whether something was typed that has not been saved. */
  isDirty: boolean;
  /** Puts back what the form started from. */
  discard: () => void;
  /** Fields that differ between what the form started from and the record as it is now. */
  changedMeanwhile: readonly string[];
  /** Starts from the record as it is now and keeps what was typed. */
  takeLatest: () => void;
  /** Makes a submit wait until this has settled, such as a choice that is still being looked up. */
  holdSubmit: (until: Promise<void>) => void;
};

export const FormContext = createContext<FormContextValue | null>(null);

/** The form around a field. */
export function useFormContext() {
  const context = useContext(FormContext);
  if (!context) throw new Error('A field is used outside of a <Form>.');
  return context;
}

/** Whether the form around has something typed in it that is not saved. */
export const useIsFormDirty = () => useFormContext().isDirty;

/** The values of the form around, for what depends on them; what was left empty is null or ''. */
export const useFormValues = () => useFormContext().values;
