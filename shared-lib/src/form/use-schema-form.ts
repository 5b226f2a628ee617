import { fieldErrors, notifyError } from '@siteledger/shared-lib/api';
import { parse, validate, VALIDATION_DEBOUNCE_MS } from '@siteledger/shared-lib/domain';
import { useDebounced } from '@siteledger/shared-lib/ui';
import { useFormik } from 'formik';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { InferType } from 'yup';
import type { FormContextValue } from './form-context';
import { changedNames, typedOver } from './latest-values';
import {
  fieldRules,
  firstMessages,
  startValues,
  withoutEmpty,
  type FormSchema,
  type InitialValues,
  type Values,
} from './schema-fields';

/** A form for a schema of the domain. */
export type SchemaForm<Schema extends FormSchema> = {
  schema: Schema;
  initialValues: InitialValues<Schema>;
  /** Receives the values as sent: money as decimal strings, empty fields as null. Errors it throws are shown. */
  onSubmit: (values: InferType<Schema>) => Promise<unknown>;
  isReadOnly: boolean;
};

/**
 * Formik with a schema: validates 300 ms after the last change or blur and on submit, keeps the server's messages at
 * the fields until these change, and ignores a second submit while the first is pending. errors.md#validation
 */
export function useSchemaForm<Schema extends FormSchema>({
  schema,
  initialValues,
  onSubmit,
  isReadOnly,
}: SchemaForm<Schema>) {
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const rules = useMemo(() => fieldRules(schema), [schema]);
  const isSending = useRef(false);
  const held = useRef(new Set<Promise<void>>());
  const isWaiting = useRef(false);

  const formik = useFormik<Values>({
    initialValues: startValues(schema, initialValues),
    validateOnChange: false,
    validateOnBlur: false,
    validate: (values) => firstMessages(validate(schema, withoutEmpty(values))),
    onSubmit: async (values) => {
      isSending.current = true;
      setRefusals({});
      try {
        await onSubmit(parse(schema, withoutEmpty(values)));
        formik.resetForm({ values });
      } catch (error) {
        setRefusals(firstMessages(fieldErrors(error)));
        notifyError(error);
      } finally {
        isSending.current = false;
      }
    },
  });

  const validateLater = useDebounced(() => void formik.validateForm(), VALIDATION_DEBOUNCE_MS);
  const latest = startValues(schema, initialValues);
  useFollowInitialValues(formik, latest);

  const context: FormContextValue = {
    values: formik.values,
    rules,
    messageOf: (name) =>
      (formik.touched[name] ? findMessage(formik.errors, name) : undefined) ?? findMessage(refusals, name),
    messagesIn: (name) => ({
      ...(formik.touched[name] ? messagesWithin(formik.errors, name) : undefined),
      ...messagesWithin(refusals, name),
    }),
    change: (name, value) => {
      void formik.setFieldValue(name, value, false);
      void formik.setFieldTouched(name, true, false);
      setRefusals((current) => withoutField(current, name));
      validateLater();
    },
    leave: (name) => {
      void formik.setFieldTouched(name, true, false);
      validateLater();
    },
    holdSubmit: (until) => {
      held.current.add(until);
      void until.finally(() => held.current.delete(until));
    },
    isReadOnly,
    isSubmitting: formik.isSubmitting,
    isDirty: formik.dirty,
    discard: () => {
      setRefusals({});
      formik.resetForm({ values: latest });
    },
    changedMeanwhile: changedNames(formik.initialValues, latest),
    takeLatest: () => {
      const values = typedOver(latest, formik.initialValues, formik.values);
      formik.resetForm({ values: latest });
      void formik.setValues(values, true);
    },
  };
  const submit = async () => {
    if (isWaiting.current) return;
    isWaiting.current = held.current.size > 0;
    if (isWaiting.current) await Promise.all(held.current);
    isWaiting.current = false;
    await formik.submitForm();
  };
  return { formik, context, isSending, submit };
}

const isWithin = (key: string, name: string) => key.startsWith(`${name}[`) || key.startsWith(`${name}.`);

// Messages for a list's entry (`project_managers[0]`) or part (`payments.{uuid}`) are shown at the containing field.
function findMessage(messages: Record<string, unknown>, name: string) {
  const key = Object.keys(messages).find((one) => one === name || isWithin(one, name));
  return key === undefined ? undefined : String(messages[key]);
}

const messagesWithin = (messages: Record<string, unknown>, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages)
      .filter(([key]) => isWithin(key, name))
      .map(([key, message]) => [key, String(message)]),
  );

const withoutField = (messages: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => key !== name && !isWithin(key, name)));

// Adopts a record changed on the server, with its version, unless the user is typing; then their input and initial
// version stay.
function useFollowInitialValues(
  formik: { dirty: boolean; isSubmitting: boolean; resetForm: (next: { values: Values }) => void },
  start: Values,
) {
  const key = JSON.stringify(start);
  const followed = useRef(key);
  useEffect(() => {
    if (followed.current === key || formik.dirty || formik.isSubmitting) return;
    followed.current = key;
    formik.resetForm({ values: start });
  });
}
