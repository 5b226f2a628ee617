import { tellOutcome } from '@siteledger/shared-lib/api';
import { formatMoney, type Money } from '@siteledger/shared-lib/domain';
import { Button, confirmDialog, UndoOutlined } from '@siteledger/shared-lib/ui';
import { useState } from 'react';

type Props = {
  name: string;
  /** Amount that becomes open again, in RM, and the debtor or creditor. */
  amount: Money;
  owed: string;
  onUndo: () => Promise<unknown>;
};

/** Button that undoes a write-off after confirmation. docs/domain/payments.md#write-offs */
export function UndoWriteOffButton({ name, amount, owed, onUndo }: Props) {
  const [isUndoing, setUndoing] = useState(false);

  const askAndUndo = async () => {
    const isSure = await confirmDialog({
      title: `Reverse the write-off of "${name}"?`,
      content: `${formatMoney(amount)} will be payable ${owed} again.`,
      okText: 'Reverse write-off',
      destructive: true,
    });
    if (!isSure) return;
    setUndoing(true);
    await tellOutcome(onUndo(), `Write-off of ${name} reversed.`);
    setUndoing(false);
  };

  return (
    <Button
      size="small"
      icon={<UndoOutlined aria-hidden />}
      aria-label={`Reverse the write-off of ${name}`}
      loading={isUndoing}
      onClick={() => void askAndUndo()}
    >
      Reverse
    </Button>
  );
}
