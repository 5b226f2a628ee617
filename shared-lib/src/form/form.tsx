import { useReadOnly } from '@siteledger/shared-lib/permission';
import { UnsavedInDialog, useFocusOnFirstField } from '@siteledger/shared-lib/ui';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { FormContext } from './form-context';
import './form.css';
import type { FormSchema } from './schema-fields';
import { UnsavedGuard } from './unsaved-guard';
import { forgetDraft, useDraft, useDraftKey } from './use-draft';
import { useSchemaForm, type SchemaForm } from './use-schema-form';

type Props<Schema extends FormSchema> = Omit<SchemaForm<Schema>, 'isReadOnly'> & {
  children: ReactNode;
  /** The form's name for screen readers. */
  label?: string;
  /** Shows the values without allowing changes, for users who may only read. */
  isReadOnly?: boolean;
  /** Focuses the first field on opening, as on a page to enter a record; dialogs do so automatically. */
  takesFocus?: boolean;
  /**
   * Asks before unsaved changes are lost: on a change of the path; of the path or query, if the query opens the form;
   * or on closing the surrounding dialog.
   */
  guardsLeaving?: boolean | 'address' | 'dialog';
};

/**
 * Form for one of the domain's schemas, which gives labels, the '* ' of required fields, validation and messages.
 * `onSubmit` gets the valid values and awaits the call. After a refusal the server's messages appear at the fields, a
 * toast shows the error, the input stays, and the first invalid field gets focus. errors.md#validation
 */
export function Form<Schema extends FormSchema>(props: Props<Schema>) {
  const { children, label, takesFocus = false, guardsLeaving = true } = props;
  const isReadOnly = useReadOnly() || Boolean(props.isReadOnly);
  const draftKey = useDraftKey(label);
  // A draft stored while its save was pending would be entered a second time.
  const onSubmit: typeof props.onSubmit = async (values) => {
    await props.onSubmit(values);
    forgetDraft(draftKey);
  };
  const { formik, context, isSending, submit } = useSchemaForm({ ...props, onSubmit, isReadOnly });
  const element = useRef<HTMLFormElement>(null);
  useFocusOnFirstField(element, takesFocus && !isReadOnly);
  useFocusOnFirstWrong(element, formik.isSubmitting);
  useDraft(formik, draftKey);

  return (
    <FormContext value={context}>
      <form
        ref={element}
        aria-label={label}
        noValidate
        className="sl-form"
        data-read-only={isReadOnly || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          // In React's tree a dialog's form is inside the page's form, which must not receive its submit.
          event.stopPropagation();
          if (!isReadOnly && !formik.isSubmitting && !isSending.current) void submit();
        }}
      >
        {children}
      </form>
      {(guardsLeaving === true || guardsLeaving === 'address') && (
        <UnsavedGuard
          isDirty={formik.dirty}
          unsaved={formik.values}
          isSending={isSending}
          isOfQuery={guardsLeaving === 'address'}
        />
      )}
      {guardsLeaving === 'dialog' && <UnsavedInDialog isDirty={formik.dirty} />}
    </FormContext>
  );
}

// After a submit with errors, from validation or the server, focuses the first invalid field.
function useFocusOnFirstWrong(form: RefObject<HTMLFormElement | null>, isSubmitting: boolean) {
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    wasSubmitting.current = isSubmitting;
  }, [form, isSubmitting]);
}
