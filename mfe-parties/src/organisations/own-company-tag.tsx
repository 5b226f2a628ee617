import { ORGANISATION_TYPE_NAMES, ORGANISATION_TYPES } from '@siteledger/shared-lib/domain';

/** Marks the organisation in whose name we issue documents. Decision §3. */
export const OwnCompanyTag = () => (
  <span className="sl-tag" data-tone="info">
    {ORGANISATION_TYPE_NAMES[ORGANISATION_TYPES.OWN_COMPANY]}
  </span>
);
