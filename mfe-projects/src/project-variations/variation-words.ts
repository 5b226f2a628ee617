import {
  compareMoney,
  formatMoney,
  type VariationOrder,
  type VariationOrderParty,
  type VariationOrderStatus,
} from '@siteledger/shared-lib/domain';

type Variation = Pick<VariationOrder, 'type' | 'amount' | 'cost_amount' | 'contractor'>;

export const TYPE_TEXT: Record<VariationOrder['type'], string> = { addition: 'Addition', omission: 'Omission' };

export const PARTY_TEXT: Record<VariationOrderParty, string> = { client: 'Client', subcontract: 'Subcontract' };

/** Button text of each change of status. */
export const ACT_TEXT: Record<VariationOrderStatus, string> = {
  draft: 'Draft',
  submitted: 'Submit',
  approved: 'Approve',
  rejected: 'Reject',
  void: 'Void',
};

// A client's variation adds its cost to the budget, whatever its type. variations.md#client-or-subcontract
function budgetWords({ contractor, cost_amount }: Variation, isApproved: boolean) {
  if (contractor || compareMoney(cost_amount, 0) === 0) return '';
  return ` The budget ${isApproved ? 'rises' : 'falls'} by ${formatMoney(cost_amount)}.`;
}

function movement(variation: Variation, isApproved: boolean) {
  const { type, amount, contractor } = variation;
  const what = contractor ? `The commitment to ${contractor.name}` : 'The contract sum';
  const direction = (type === 'addition') === isApproved ? 'rises' : 'falls';
  const rest = contractor ? ' The contract sum does not change.' : budgetWords(variation, isApproved);
  return `${what} ${direction} by ${formatMoney(amount)}.${rest}`;
}

/** Describes the effects of an approval. docs/domain/variations.md#client-or-subcontract */
export const approvalWords = (variation: Variation) => movement(variation, true);

/**
 * Describes what voiding an approved variation order reverses. docs/domain/variations.md#client-or-subcontract,
 * docs/domain/variations.md#states
 */
export const voidingWords = (variation: Variation) => movement(variation, false);

const NOTHING_MOVES = 'The contract sum and commitments to contractors do not change.';

/** Describes a change of status. Only approved variation orders affect figures. docs/domain/variations.md#states */
export function statusWords(variation: Variation, to: VariationOrderStatus) {
  if (to === 'approved') return approvalWords(variation);
  if (to === 'submitted') return `${NOTHING_MOVES} Only an approved variation order counts.`;
  return `${NOTHING_MOVES} A ${to} variation order can no longer be approved.`;
}
