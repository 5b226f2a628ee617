import { askAndDelete, tellWhyItStays } from '@siteledger/shared-lib/api';
import { counted, type AccountCode, type AccountCodeUse } from '@siteledger/shared-lib/domain';
import { useAccountCodesDeleteMutation } from './account-codes-api';

type Deletable = Pick<AccountCode, 'uuid' | 'version' | 'code' | 'name'>;

/** Describes an account code's bookings: "12 expenses and 1 order line"; empty without any. */
export const bookedInWords = ({ expenses, order_lines }: AccountCodeUse) =>
  [expenses > 0 && counted(expenses, 'expense'), order_lines > 0 && counted(order_lines, 'order line')]
    .filter(Boolean)
    .join(' and ');

function whyItStays(use: AccountCodeUse) {
  const below = counted(use.children, 'sub-account');
  if (use.children > 0) return `Has ${below}. Move or delete ${use.children === 1 ? 'it' : 'them'} first.`;
  const booked = bookedInWords(use);
  return (
    booked && `Used by ${booked}. Move ${use.expenses + use.order_lines === 1 ? 'it' : 'them'} to another code first.`
  );
}

/**
 * Deletes an account code after confirmation; true when it is deleted. If it has bookings or codes below it, explains
 * why it cannot be deleted. docs/domain/states-and-deletions.md#deletions
 */
export function useDeleteAccountCode() {
  const [deleteAccountCode, { isLoading }] = useAccountCodesDeleteMutation();

  const ask = async ({ uuid, version, code, name }: Deletable, use: AccountCodeUse) => {
    const reason = whyItStays(use);
    if (reason) {
      await tellWhyItStays(`"${name}" cannot be deleted.`, reason);
      return false;
    }
    return askAndDelete({
      name,
      content: `${code} can no longer be used; the code can be reassigned.`,
      send: () => deleteAccountCode({ uuid, version }).unwrap(),
    });
  };

  return { ask, isDeleting: isLoading };
}
