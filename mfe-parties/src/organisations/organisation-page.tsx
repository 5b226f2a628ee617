import { ORGANISATION_TYPE_NAMES, type Organisation } from '@siteledger/shared-lib/domain';
import { Outlet, useParams } from '@siteledger/shared-lib/router';
import { HeadFacts, PageHeader } from '@siteledger/shared-lib/ui';
import { useOrganisationsOneQuery } from './organisations-api';
import { DeletePartyButton, PartyNotThere, type PartyTab, PartyTabs, purchasesTabs } from '../party';
import { isOwnCompany, OwnCompanyTag } from './own-company-tag';
import { useDeleteOrganisation } from './use-delete-organisation';

const LIST = { path: '/organisations/list', title: 'All organisations' };

const OWN_TABS: readonly PartyTab[] = [
  { path: '', label: 'Details', permission: 'contractor.view' },
  { path: 'invoices', label: 'Invoices', permission: 'project.invoice' },
];

/** An organisation, and its tabs. A tab reads the organisation from the outlet. */
export function OrganisationPage() {
  const { uuid = '' } = useParams();
  const { currentData: organisation, error, refetch } = useOrganisationsOneQuery(uuid);
  if (!organisation) return <PartyNotThere error={error} onRetry={refetch} what="Organisation" list={LIST} />;
  const isOwn = isOwnCompany(organisation);
  return (
    <>
      <PageHeader
        title={organisation.name}
        extra={isOwn && <OwnCompanyTag />}
        subtitle={<Facts organisation={organisation} />}
        actions={<DeleteButton organisation={organisation} />}
      />
      <PartyTabs root={`${LIST.path}/${uuid}`} tabs={isOwn ? OWN_TABS : purchasesTabs} />
      <Outlet context={organisation} />
    </>
  );
}

const Facts = ({ organisation }: { organisation: Organisation }) => (
  <HeadFacts
    facts={[
      ['Type', isOwnCompany(organisation) ? null : ORGANISATION_TYPE_NAMES[organisation.type]],
      ['Registration no', organisation.registration_no],
      ['Phone', organisation.tel_no],
      ['City', organisation.city],
    ]}
  />
);

function DeleteButton({ organisation }: { organisation: Organisation }) {
  const { ask, isDeleting } = useDeleteOrganisation();
  return (
    <DeletePartyButton
      permission="contractor.delete"
      ask={() => ask(organisation)}
      isDeleting={isDeleting}
      list={LIST.path}
    />
  );
}
