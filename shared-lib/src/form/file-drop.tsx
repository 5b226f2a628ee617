import { useRef, useState, type DragEvent, type ReactNode } from 'react';

type Props = {
  /** Names the area for screen readers, and its hidden input. */
  label: string;
  inputLabel: string;
  className: string;
  /** Types or endings that the file dialog offers. */
  accept: string;
  isDisabled: boolean;
  onChoose: (file: File) => void;
  /** Content of the area; `choose` opens the file dialog. */
  children: (choose: () => void) => ReactNode;
};

/** Area to drop a file or, with a button inside, to choose one. */
export function FileDrop({ label, inputLabel, className, accept, isDisabled, onChoose, children }: Props) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !isDisabled) onChoose(file);
  };

  return (
    <div
      className={className}
      role="group"
      aria-label={label}
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
        accept={accept}
        aria-label={inputLabel}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Cleared, so that the same file can be chosen again.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      {children(() => input.current?.click())}
    </div>
  );
}
