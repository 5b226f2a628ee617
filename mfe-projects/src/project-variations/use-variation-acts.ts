import { deleteNow, tellOutcome } from '@siteledger/shared-lib/api';
import { type VariationOrder, type VariationOrderStatus } from '@siteledger/shared-lib/domain';
import { confirmDialog, statusText } from '@siteledger/shared-lib/ui';
import { ACT_TEXT, statusWords } from './variation-words';
import {
  useProjectVariationsDeleteMutation,
  useProjectVariationsRestoreMutation,
  useProjectVariationsUpdateMutation,
} from './variations-api';

const isDestructive = (to: VariationOrderStatus) => to === 'rejected' || to === 'void';

/**
 * Actions on a variation order: a change of status after a confirmation that states its effects, and a deletion with
 * undo. variations.md#states, states-and-deletions.md#undo
 */
export function useVariationActs(variation: VariationOrder) {
  const [update, { isLoading: isChanging }] = useProjectVariationsUpdateMutation();
  const [remove, { isLoading: isDeleting }] = useProjectVariationsDeleteMutation();
  const [restore] = useProjectVariationsRestoreMutation();
  const { uuid, version, vo_no, title } = variation;

  const askAndChange = async (to: VariationOrderStatus) => {
    const isSure = await confirmDialog({
      title: `${ACT_TEXT[to]} ${vo_no} "${title}"?`,
      content: statusWords(variation, to),
      okText: ACT_TEXT[to],
      destructive: isDestructive(to),
    });
    if (!isSure) return;
    await tellOutcome(
      update({ uuid, version, body: { status: to } }).unwrap(),
      `Variation order ${vo_no} ${statusText(to).toLowerCase()}.`,
    );
  };

  const deleteUndoably = () =>
    deleteNow({
      name: vo_no,
      send: () => remove({ uuid, version }).unwrap(),
      restore: () => restore(uuid).unwrap(),
    });

  return { askAndChange, deleteUndoably, isBusy: isChanging || isDeleting };
}
