import { ORGANISATION_TYPE_NAMES, ORGANISATION_TYPES, type Organisation } from '@siteledger/shared-lib/domain';

/** Whether an organisation is our own company, which issues our documents. docs/domain/parties.md#organisations */
export const isOwnCompany = ({ type }: Pick<Organisation, 'type'>) => type === ORGANISATION_TYPES.OWN_COMPANY;

/** Tag of our own company, which issues our documents. docs/domain/parties.md#organisations */
export const OwnCompanyTag = () => (
  <span className="sl-tag" data-tone="info">
    {ORGANISATION_TYPE_NAMES[ORGANISATION_TYPES.OWN_COMPANY]}
  </span>
);
