import { LOGO_TYPES } from '@siteledger/shared-lib/domain';
import { FileDrop } from '@siteledger/shared-lib/form';
import { Button, DeleteOutlined } from '@siteledger/shared-lib/ui';
import { useId } from 'react';

type Props = {
  hasLogo: boolean;
  isRemoving: boolean;
  isDisabled: boolean;
  hint: string;
  refusal?: string;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

/** Area to drop or choose a picture, with the last picture's error. */
export function LogoChoice({ hasLogo, isRemoving, isDisabled, hint, refusal, onChoose, onRemove }: Props) {
  const id = useId();

  return (
    <FileDrop
      className="logo-choice"
      label="Picture of the logo"
      inputLabel="Logo file"
      accept={LOGO_TYPES.join(',')}
      isDisabled={isDisabled}
      onChoose={onChoose}
    >
      {(choose) => (
        <>
          <div className="logo-buttons">
            <Button disabled={isDisabled} aria-describedby={id} onClick={choose}>
              {hasLogo ? 'Replace picture' : 'Choose picture'}
            </Button>
            {hasLogo && (
              <Button
                danger
                icon={<DeleteOutlined aria-hidden />}
                disabled={isDisabled}
                loading={isRemoving}
                onClick={onRemove}
              >
                Remove
              </Button>
            )}
            <span className="logo-drop">or drop one here</span>
          </div>
          <p id={id} className="sl-field-hint">
            {hint}
          </p>
          <p className="sl-field-message" role="alert">
            {refusal}
          </p>
        </>
      )}
    </FileDrop>
  );
}
