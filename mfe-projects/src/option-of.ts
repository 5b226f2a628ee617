import type { Reference } from '@siteledger/shared-lib/domain';

/** A record as one of a list to choose from. */
export const optionOf = ({ uuid, name }: Reference) => ({ value: uuid, label: name });
