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
  /** Names the form for a screen reader. */
  label?: string;
  /** Shows the values and takes no others, as for a user who may only look. */
  isReadOnly?: boolean;
  /** Opens with the focus in its first field, as on a page on which a record is entered; a dialog does so by itself. */
  takesFocus?: boolean;
  /**
   * Asks before unsaved changes are left behind: with the path, with the whole address where its query says that the form is
   * shown, or with the dialog around a form without a path of its own.
   */
  guardsLeaving?: boolean | 'address' | 'dialog';
};

/**
 * A form over one of the domain's schemas: labels, the '* ' of required fields, validation and messages come from it.
 * `onSubmit` gets the valid values and awaits the call; when the call is refused, the server's messages stand beside the
 * fields, a toast shows the error, what was typed stays, and the first wrong field has the focus. errors.md#validation
 */
export function Form<Schema extends FormSchema>(props: Props<Schema>) {
  const { children, label, takesFocus = false, guardsLeaving = true } = props;
  const isReadOnly = useReadOnly() || Boolean(props.isReadOnly);
  const draftKey = useDraftKey(label);
  // A draft that was kept while its save was under way would be entered a second time.
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
          // A dialog's form stands inside the page's in React's tree: its submit is not the page's.
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

// When a submit ends with wrong fields, from here or from the server, the first of them gets the focus.
function useFocusOnFirstWrong(form: RefObject<HTMLFormElement | null>, isSubmitting: boolean) {
  const wasSubmitting = useRef(false);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    wasSubmitting.current = isSubmitting;
  }, [form, isSubmitting]);
}
