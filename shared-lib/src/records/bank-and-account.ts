import type { Reference } from '@siteledger/shared-lib/domain';

/** The bank of a payment with our own account, if it names one: "Maybank · Operating account". */
export const bankAndAccount = ({ bank, bank_account }: { bank?: string | null; bank_account?: Reference | null }) =>
  [bank, bank_account?.name].filter(Boolean).join(' · ');
