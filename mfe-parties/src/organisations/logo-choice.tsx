import { LOGO_TYPES } from '@siteledger/shared-lib/domain';
import { Button, DeleteOutlined } from '@siteledger/shared-lib/ui';
import { useId, useRef, useState, type DragEvent } from 'react';

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
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !isDisabled) onChoose(file);
  };

  return (
    <div
      className="logo-choice"
      role="group"
      aria-label="Picture of the logo"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={LOGO_TYPES.join(',')}
        aria-label="Logo file"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Cleared, so that the same file can be chosen again.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <div className="logo-buttons">
        <Button disabled={isDisabled} aria-describedby={id} onClick={() => input.current?.click()}>
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
    </div>
  );
}
