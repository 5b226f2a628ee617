import { Button, CancelButton, type ButtonProps } from '@siteledger/shared-lib/ui';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useFormContext } from './form-context';

type SectionProps = { title?: string; children: ReactNode };

/** Group of related fields, in as many columns as fit. */
export const FormSection = ({ title, children }: SectionProps) => (
  <fieldset className="sl-form-section">
    {title && <legend>{title}</legend>}
    <div className="sl-form-fields">{children}</div>
  </fieldset>
);

type FoldedSectionProps = Required<SectionProps> & {
  /** Names of its fields: a message at one of them opens the group. */
  names: readonly string[];
  /** Facts beside the title while the group is folded. */
  facts: string;
};

/** Group of fields that not every record needs, folded until somebody opens it or one of them has a message. */
export function FoldedSection({ title, names, facts, children }: FoldedSectionProps) {
  const { messageOf } = useFormContext();
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || names.some((name) => messageOf(name));
  return (
    <details className="sl-form-section" open={isOpen}>
      <summary
        onClick={(event) => {
          event.preventDefault();
          setIsOpened(!isOpen);
        }}
      >
        {title} {!isOpen && <small>{facts}</small>}
      </summary>
      <div className="sl-form-fields" role="group" aria-label={title}>
        {children}
      </div>
    </details>
  );
}

/** Row of buttons at the end of a form. */
export const FormActions = ({ children }: { children: ReactNode }) => <div className="sl-form-actions">{children}</div>;

/** Button that resets the form; hidden while nothing has changed. */
export function DiscardButton({ children }: { children: ReactNode }) {
  const { isDirty, isSubmitting, discard } = useFormContext();
  if (!isDirty) return null;
  return (
    <Button disabled={isSubmitting} onClick={discard}>
      {children}
    </Button>
  );
}

/** Submit button with a loading state; hidden in a read-only form. */
export function SubmitButton({ children, ...props }: Omit<ButtonProps, 'htmlType' | 'type' | 'loading'>) {
  const { isSubmitting, isReadOnly } = useFormContext();
  if (isReadOnly) return null;
  return (
    <Button {...props} type="primary" htmlType="submit" loading={isSubmitting}>
      {children}
    </Button>
  );
}

/** Fields of a dialog's form: they scroll, so that title and buttons stay in view. */
export const DialogFields = ({ children }: { children: ReactNode }) => (
  <div className="sl-dialog-fields">{children}</div>
);

type DialogActionsProps = ComponentProps<typeof SubmitButton> & {
  /** Closes a dialog with its own path; its form asks before unsaved changes are lost. */
  onCancel?: () => void;
};

/** Buttons of a dialog's form: "Cancel", for which the dialog asks while changes are unsaved, and the submit. */
export const DialogActions = ({ onCancel, ...submit }: DialogActionsProps) => (
  <FormActions>
    {onCancel ? <Button onClick={onCancel}>Cancel</Button> : <CancelButton />}
    <SubmitButton {...submit} />
  </FormActions>
);
