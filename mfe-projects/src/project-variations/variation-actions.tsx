import { nextVariationOrderStatuses, type VariationOrder } from '@siteledger/shared-lib/domain';
import { Button, EllipsisOutlined, MenuButton, type MenuAct } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { useVariationActs } from './use-variation-acts';
import { ACT_TEXT } from './variation-words';
import { VoidVariationModal } from './void-variation-modal';

type Props = { variation: VariationOrder };

/** Buttons of a variation order: its next statuses, and deletion. states-and-deletions.md#deletions */
export function VariationActions({ variation }: Props) {
  const { askAndChange, deleteUndoably, isBusy } = useVariationActs(variation);
  const [isVoiding, setVoiding] = useState(false);
  const isApproved = variation.status === 'approved';

  const acts: MenuAct[] = nextVariationOrderStatuses(variation.status).map((to) => ({
    key: to,
    label: isApproved ? `${ACT_TEXT[to]}…` : ACT_TEXT[to],
    onChoose: () => (isApproved ? setVoiding(true) : void askAndChange(to)),
  }));
  if (!isApproved)
    acts.push({ key: 'delete', label: 'Delete', isDangerous: true, onChoose: () => void deleteUndoably() });

  return (
    <>
      <MenuButton acts={acts}>
        <Button
          type="text"
          size="small"
          icon={<EllipsisOutlined aria-hidden />}
          aria-label={`Actions of ${variation.vo_no}`}
          loading={isBusy}
        />
      </MenuButton>
      <VoidVariationModal variation={variation} isOpen={isVoiding} onClose={() => setVoiding(false)} />
    </>
  );
}
