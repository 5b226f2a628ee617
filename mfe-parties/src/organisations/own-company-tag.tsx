import { ORGANISATION_TYPE_NAMES, ORGANISATION_TYPES } from '@siteledger/shared-lib/domain';

/** Marks the organisation in whose name we issue documents. docs/domain/parties.md#organisations */
export const OwnCompanyTag = () => (
  <span className="sl-tag" data-tone="info">
    {ORGANISATION_TYPE_NAMES[ORGANISATION_TYPES.OWN_COMPANY]}
  </span>
);
