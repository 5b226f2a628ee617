import { notifyError } from '@siteledger/shared-lib/api';
import { type VariationOrder, type VariationOrderStatus } from '@siteledger/shared-lib/domain';
import { confirmDialog, notify, statusText } from '@siteledger/shared-lib/ui';
import { ACT_TEXT, statusWords } from './variation-words';
import { useProjectVariationsDeleteMutation, useProjectVariationsUpdateMutation } from './variations-api';

const isDestructive = (to: VariationOrderStatus) => to === 'rejected' || to === 'void';

/** What can be done to a variation order, each after a question that names it and says what follows. variations.md#states */
export function useVariationActs(variation: VariationOrder) {
  const [update, { isLoading: isChanging }] = useProjectVariationsUpdateMutation();
  const [remove, { isLoading: isDeleting }] = useProjectVariationsDeleteMutation();
  const { uuid, version, vo_no, title } = variation;

  const askAndChange = async (to: VariationOrderStatus) => {
    const isSure = await confirmDialog({
      title: `${ACT_TEXT[to]} ${vo_no} "${title}"?`,
      content: statusWords(variation, to),
      okText: ACT_TEXT[to],
      destructive: isDestructive(to),
    });
    if (!isSure) return;
    await settled(
      update({ uuid, version, body: { status: to } }).unwrap(),
      `Variation order ${vo_no} ${statusText(to).toLowerCase()}.`,
    );
  };

  const askAndDelete = async () => {
    const isSure = await confirmDialog({
      title: `Delete ${vo_no} "${title}"?`,
      content: 'Removed from the list; its number will not be reused.',
      okText: 'Delete',
      destructive: true,
    });
    if (isSure) await settled(remove({ uuid, version }).unwrap(), `Successfully deleted "${vo_no}"`);
  };

  return { askAndChange, askAndDelete, isBusy: isChanging || isDeleting };
}

async function settled(call: Promise<unknown>, success: string) {
  try {
    await call;
    notify.success(success);
  } catch (error) {
    notifyError(error);
  }
}
