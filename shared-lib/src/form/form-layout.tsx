import { Button, CancelButton, type ButtonProps } from '@siteledger/shared-lib/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useFormContext } from './form-context';

type SectionProps = { title?: string; children: ReactNode };

/** Fields that belong together, in as many columns as the width has room for. */
export const FormSection = ({ title, children }: SectionProps) => (
  <fieldset className="sl-form-section">
    {title && <legend>{title}</legend>}
    <div className="sl-form-fields">{children}</div>
  </fieldset>
);

/** The buttons at the end of a form. */
export const FormActions = ({ children }: { children: ReactNode }) => <div className="sl-form-actions">{children}</div>;

/** Puts back what the form started from; only there while something was changed. */
export function DiscardButton({ children }: { children: ReactNode }) {
  const { isDirty, isSubmitting, discard } = useFormContext();
  if (!isDirty) return null;
  return (
    <Button disabled={isSubmitting} onClick={discard}>
      {children}
    </Button>
  );
}

/** Sends the form; shows that it is being sent, and is not there where the form is read-only. */
export function SubmitButton({ children, ...props }: Omit<ButtonProps, 'htmlType' | 'type' | 'loading'>) {
  const { isSubmitting, isReadOnly } = useFormContext();
  if (isReadOnly) return null;
  return (
    <Button {...props} type="primary" htmlType="submit" loading={isSubmitting}>
      {children}
    </Button>
  );
}

type DialogActionsProps = ComponentProps<typeof SubmitButton> & {
  /** Leaves a dialog that has a path of its own, whose form asks by itself before something unsaved is lost. */
  onCancel?: () => void;
};

/** The end of a dialog's form: "Cancel", which the dialog around asks about while something is unsaved, and the submit. */
export const DialogActions = ({ onCancel, ...submit }: DialogActionsProps) => (
  <FormActions>
    {onCancel ? <Button onClick={onCancel}>Cancel</Button> : <CancelButton />}
    <SubmitButton {...submit} />
  </FormActions>
);
