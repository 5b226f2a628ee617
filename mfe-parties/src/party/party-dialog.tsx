import { useLocation, useNavigate } from '@siteledger/shared-lib/router';
import { FormActions, SubmitButton } from '@siteledger/shared-lib/form';
import { Button, Modal } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import './party-dialog.css';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** Goes back to the list below, which keeps its filters. */
export function useCloseDialog(list: string) {
  const { search } = useLocation();
  const navigate = useNavigate();
  return () => void navigate({ pathname: list, search }, { replace: true });
}

/** A dialog at a path of its own, over the list. */
export function PartyDialog({ title, onClose, children }: Props) {
  return (
    <Modal open title={title} className="party-dialog" width={720} footer={null} onCancel={onClose}>
      {children}
    </Modal>
  );
}

type FieldsProps = { onCancel: () => void; submit: string; children: ReactNode };

/** The fields of a dialog, which scroll, above its buttons, which stay. */
export const PartyDialogFields = ({ onCancel, submit, children }: FieldsProps) => (
  <>
    <div className="party-dialog-fields">{children}</div>
    <FormActions>
      <Button onClick={onCancel}>Cancel</Button>
      <SubmitButton>{submit}</SubmitButton>
    </FormActions>
  </>
);
