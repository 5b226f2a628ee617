import { ORGANISATION_TYPE_NAMES, type Organisation } from '@siteledger/shared-lib/domain';
import { PartyPage, type PartyTab, purchasesTabs } from '../party';
import { useOrganisationsOneQuery } from './organisations-api';
import { isOwnCompany, OwnCompanyTag } from './own-company-tag';
import { useDeleteOrganisation } from './use-delete-organisation';

const OWN_TABS: readonly PartyTab[] = [
  { path: '', label: 'Details', permission: 'contractor.view' },
  { path: 'invoices', label: 'Invoices', permission: 'project.invoice' },
];

/** Page of an organisation with its tabs. */
export const OrganisationPage = () => (
  <PartyPage<Organisation>
    what="Organisation"
    list={{ path: '/organisations/list', title: 'All organisations' }}
    useOne={useOrganisationsOneQuery}
    tabsOf={(organisation) => (isOwnCompany(organisation) ? OWN_TABS : purchasesTabs)}
    factsOf={(organisation) => [
      ['Type', isOwnCompany(organisation) ? null : ORGANISATION_TYPE_NAMES[organisation.type]],
      ['Registration no', organisation.registration_no],
      ['Phone', organisation.tel_no],
      ['City', organisation.city],
    ]}
    markOf={(organisation) => isOwnCompany(organisation) && <OwnCompanyTag />}
    deletes={{ permission: 'contractor.delete', useDelete: useDeleteOrganisation }}
  />
);
