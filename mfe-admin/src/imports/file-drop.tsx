import { Button } from '@siteledger/shared-lib/ui';
import { useRef, useState, type DragEvent } from 'react';

type Props = { isSending: boolean; onChoose: (file: File) => void };

/** Area to drop or choose a workbook or a text with separated values. */
export function FileDrop({ isSending, onChoose }: Props) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !isSending) onChoose(file);
  };

  return (
    <div
      className="import-drop"
      role="group"
      aria-label="File"
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
        accept=".xlsx,.csv,.tsv,.txt"
        aria-label="File to import"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Cleared, so that the same file can be chosen again.
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button loading={isSending} onClick={() => input.current?.click()}>
        Choose file
      </Button>
      <span>or drop it here: Excel (.xlsx), CSV or TSV, at most 20 MB and 50,000 rows</span>
    </div>
  );
}
