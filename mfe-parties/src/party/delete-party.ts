import { notifyError } from '@siteledger/shared-lib/api';
import { confirmDialog, notify } from '@siteledger/shared-lib/ui';

/** What a deletion needs to know of a client, contractor or organisation. */
export type Deletable = { uuid: string; name: string; version: number };

type Deletion = {
  name: string;
  /** When it can be deleted. */
  condition: string;
  send: () => Promise<unknown>;
  /** Shows a refusal; a toast unless given. */
  onRefused?: (error: unknown) => void;
};

/** Deletes a party after a question that names it; true when it is gone. docs/domain/errors.md#deleting-a-contractor */
export async function askAndDelete({ name, condition, send, onRefused = notifyError }: Deletion) {
  const isSure = await confirmDialog({
    title: `Delete "${name}"?`,
    content: condition,
    okText: 'Delete',
    destructive: true,
  });
  if (!isSure) return false;
  try {
    await send();
    notify.success(`Successfully deleted "${name}"`);
    return true;
  } catch (error) {
    onRefused(error);
    return false;
  }
}
