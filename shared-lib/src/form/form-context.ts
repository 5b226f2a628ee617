import { createContext, useContext } from 'react';
import type { FieldRule, Values } from './schema-fields';

/** State and actions of a form, shared by its fields. */
export type FormContextValue = {
  values: Values;
  rules: Record<string, FieldRule>;
  /** The message to show at a field now, if any. */
  messageOf: (name: string) => string | undefined;
  /** Messages to show now inside a field, by full name: `lines[3].qty`. */
  messagesIn: (name: string) => Record<string, string>;
  change: (name: string, value: unknown) => void;
  leave: (name: string) => void;
  isReadOnly: boolean;
  isSubmitting: boolean;
  /** Whether there are unsaved changes. */
  isDirty: boolean;
  /** Resets the form to its initial values. */
  discard: () => void;
  /** Fields whose initial values differ from the record's present ones. */
  changedMeanwhile: readonly string[];
  /** Adopts the present record as initial values and keeps typed changes. */
  takeLatest: () => void;
  /** Makes a submit wait for this promise, such as a pending lookup. */
  holdSubmit: (until: Promise<void>) => void;
};

export const FormContext = createContext<FormContextValue | null>(null);

/** Context of the surrounding form. */
export function useFormContext() {
  const context = useContext(FormContext);
  if (!context) throw new Error('A field is used outside of a <Form>.');
  return context;
}

/** Whether the surrounding form has unsaved changes. */
export const useIsFormDirty = () => useFormContext().isDirty;

/** Values of the surrounding form; an empty field is null or ''. */
export const useFormValues = () => useFormContext().values;
