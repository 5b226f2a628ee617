import { notifyError } from '@siteledger/shared-lib/api';
import { formatMoney, type Money } from '@siteledger/shared-lib/domain';
import { Button, confirmDialog, notify, Tooltip, UndoOutlined } from '@siteledger/shared-lib/ui';
import { useState } from 'react';

type Props = {
  /** The document, by its number. */
  name: string;
  /** What becomes open again, in RM. */
  amount: Money;
  onUndo: () => Promise<unknown>;
};

/** Takes a write-off back after a question that names it. Specification §4. */
export function UndoWriteOffButton({ name, amount, onUndo }: Props) {
  const [isUndoing, setUndoing] = useState(false);

  const ask = async () => {
    const isSure = await confirmDialog({
      title: `Take back the write-off of "${name}"?`,
      content: `${formatMoney(amount)} will be open on it again.`,
      okText: 'Take back',
    });
    if (!isSure) return;
    setUndoing(true);
    try {
      await onUndo();
      notify.success(`Successfully took back the write-off of "${name}"`);
    } catch (error) {
      notifyError(error);
    } finally {
      setUndoing(false);
    }
  };

  return (
    <Tooltip title="Take back the write-off">
      <Button
        type="text"
        size="small"
        icon={<UndoOutlined aria-hidden />}
        aria-label={`Take back the write-off of ${name}`}
        loading={isUndoing}
        onClick={() => void ask()}
      />
    </Tooltip>
  );
}
