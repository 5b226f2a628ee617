import type { Reference } from '@siteledger/shared-lib/domain';

/** A record as an option of a select. */
export const optionOf = ({ uuid, name }: Reference) => ({ value: uuid, label: name });
